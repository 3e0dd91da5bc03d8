import type { InstallationPlan } from './installation.ts';

/** What there is to plug in, and the cables of the kit: « Cordons livrés : 7, dont 1 de réserve. » */
export function describeNeeds({ sites, cables }: InstallationPlan): string {
  return sites.every(({ boxes }) => boxes === 0)
    ? 'Rien à brancher\u00a0: il vous faut un accès internet et, pour chaque utilisateur, un ordinateur ou un mobile.'
    : `Les postes sont alimentés par leur cordon réseau (PoE). Cordons livrés\u00a0: ${cables.used + cables.spare}, dont ${cables.spare} de réserve.`;
}
