import type { Waiting } from '#domain/order/life/order-stations.ts';
import { countIn } from '#service/orders/stored/ported-numbers.ts';
import type { Dossier } from '#service/portability/rules/dossier.ts';

interface NumbersStationProps {
  readonly dossier: Dossier;
  readonly waitsFor: Waiting | undefined;
}

/** What the numbers of an order wait for, in a line that leads to them. */
export function NumbersStation({ dossier, waitsFor }: NumbersStationProps) {
  const all = dossier.client.portedNumbers;
  if (waitsFor === 'provider') return 'Nous demandons le transfert à votre opérateur.';
  if (waitsFor === 'operator') {
    const ported = countIn(dossier.ports, 'ported');
    const progress = ported === 0 ? '' : `${ported} sur ${all} ${ported > 1 ? 'sont transférés' : 'est transféré'}. `;
    return `${progress}Votre opérateur a notre demande\u00a0: ne résiliez rien.`;
  }
  return <a href="#numeros">{task(countIn(dossier.ports, 'refused'), dossier.missing)}</a>;
}

/** What the client has to do next. */
function task(refused: number, missing: number): string {
  if (refused > 0) return refused === 1 ? 'Corrigez le numéro refusé' : `Corrigez les ${refused}\u00a0numéros refusés`;
  if (missing > 0) return missing === 1 ? 'Complétez un numéro' : `Complétez ${missing}\u00a0numéros`;
  return 'Acceptez le mandat de transfert';
}
