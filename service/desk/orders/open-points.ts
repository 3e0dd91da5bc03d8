import { formatRange } from '#domain/portability/ported-number.ts';
import { claimToCheck, clientLabel } from '#service/orders/stored/order-status.ts';
import { lacksAddress } from '#service/orders/stored/premises.ts';
import type { StoredOrder } from '#service/orders/stored/stored-order.ts';
import { missingText } from '#service/portability/desk/PortedNumbers.tsx';
import { dossierOf, numbersStatus } from '#service/portability/rules/dossier.ts';
import { describeUnassigned } from '#service/setup/desk/assigned-fields.ts';
import type { OpenedSetup } from '#service/setup/rules/open-setup.ts';
import type { PortRow } from '#service/storage/rows.ts';
import { correctionName } from './correction-desk-routes.tsx';

/** What is still open of an order that is about to leave, in sentences: whoever ships it may have good reasons. */
export function openPoints(stored: StoredOrder, setup: OpenedSetup, ports: readonly PortRow[]): string[] {
  const dossier = dossierOf(stored, ports);
  const { missing } = dossier;
  const waits = missing === 0 && numbersStatus(dossier).waitsFor === 'client';
  return [
    ...missingFacts(stored),
    claimToCheck(stored.order) ?? [],
    ...describeUnassigned(setup),
    ...(setup.asked === undefined ? [] : ['Le client demande un changement qui attend votre décision.']),
    ...(missing > 0 ? [missingText(missing)] : []),
    ...(waits ? ['Le client doit encore corriger un numéro à conserver, ou accepter le mandat de transfert.'] : []),
  ].flat();
}

/** What the cancellation of an order doesn't stop: numbers that were asked for, or are here already. */
export function unstoppedPorts(ports: readonly PortRow[]): string[] {
  return ports.flatMap(({ state, number, last_number: lastNumber }) => {
    const name = formatRange({ number, lastNumber });
    const told: Partial<Readonly<Record<PortRow['state'], string>>> = {
      ported: `Le ${name} est déjà transféré chez nous\u00a0: convenez de la suite avec le client.`,
      sent: `Le transfert du ${name} est déjà demandé\u00a0: demandez à l’opérateur de l’arrêter, sinon il se fera quand même.`,
    };
    return told[state] ?? [];
  });
}

/** What the client's confirmation would have asked for, of an order that the desk confirms or confirmed. */
export function missingFacts({ order, request }: StoredOrder): string[] {
  const missing = [
    order.company === '' && clientLabel(order).toLowerCase(),
    order.siret === '' && 'SIRET',
    order.name === '' && 'contact',
    order.phone === '' && 'téléphone',
    lacksAddress(order, request.siteCount) && 'adresse des locaux',
  ].filter(Boolean);
  if (missing.length === 0) return [];
  return [`Coordonnées à compléter par «\u202f${correctionName}\u202f»\u00a0: ${missing.join(', ')}.`];
}
