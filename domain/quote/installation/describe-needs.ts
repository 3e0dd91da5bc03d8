import { formatCounted } from '#domain/money.ts';
import type { InstallationPlan } from './installation.ts';

/** « Ce qu’il faut chez vous »: what each site must have before the kit is plugged in, then the cables of the kit. */
export function describeNeeds({ sites, cables }: InstallationPlan): string[] {
  if (sites.every(({ boxes }) => boxes === 0)) {
    return [
      'Rien à brancher\u00a0: il vous faut un accès internet et, pour chaque utilisateur, un ordinateur ou un mobile.',
    ];
  }
  const needs = sites.map(({ number, mainsSockets, networkOutlets }) => {
    const mains = formatCounted(mainsSockets, 'prise électrique', 'prises électriques');
    const network = formatCounted(networkOutlets, 'prise réseau', 'prises réseau');
    return `Site ${number}\u00a0: ${mains}, ${network}, 1\u00a0accès internet.`;
  });
  const delivered = `Cordons livrés\u00a0: ${cables.used + cables.spare}, dont ${cables.spare} de réserve.`;
  return [...needs, `Les postes sont alimentés par leur cordon réseau (PoE). ${delivered}`];
}
