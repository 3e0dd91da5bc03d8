import type { Waiting } from '#domain/order/life/order-stations.ts';
import { countIn } from '#service/orders/stored/ported-numbers.ts';
import { callForMandate, type Dossier, lacksName, nextForm } from '#service/portability/rules/dossier.ts';

interface NumbersStationProps {
  readonly dossier: Dossier;
  readonly waitsFor: Waiting | undefined;
}

/** What the numbers of an order wait for, in a line that leads to them. */
export function NumbersStation({ dossier, waitsFor }: NumbersStationProps) {
  if (waitsFor === 'provider') return 'Nous demandons le transfert à votre opérateur.';
  if (waitsFor === 'operator') return 'Votre opérateur a notre demande\u00a0: ne résiliez rien.';
  if (countIn(dossier.ports, 'refused') > 0) return <a href="#numeros">Corrigez ce que l’opérateur a refusé</a>;
  if (lacksName(dossier)) return <a href="#mandat">{callForMandate}</a>;
  return (
    <a href="#numeros">
      {nextForm(dossier) === 'mandat' ? 'Acceptez le mandat de transfert' : 'Complétez vos numéros'}
    </a>
  );
}
