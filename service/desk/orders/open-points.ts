import { claimToCheck } from '#service/orders/stored/order-status.ts';
import type { StoredOrder } from '#service/orders/stored/stored-order.ts';
import { missingText } from '#service/portability/desk/PortedNumbers.tsx';
import { dossierOf, numbersStatus } from '#service/portability/rules/dossier.ts';
import { assignedFields, describeUnassigned } from '#service/setup/desk/assigned-fields.ts';
import { openSetup, type SetupRecords } from '#service/setup/rules/open-setup.ts';

/** What is still open of an order that is about to leave, in sentences: whoever ships it may have good reasons. */
export function openPoints(stored: StoredOrder, records: SetupRecords, now: Date): string[] {
  const setup = openSetup(stored, records, now);
  const dossier = dossierOf(stored, records.ports);
  const { missing } = dossier;
  const waits = missing === 0 && numbersStatus(dossier).waitsFor === 'client';
  return [
    claimToCheck(stored.order) ?? [],
    ...describeUnassigned(assignedFields(setup), setup.devices),
    ...(records.row?.asked_json == null ? [] : ['Le client demande un changement qui attend votre décision.']),
    ...(missing > 0 ? [missingText(missing)] : []),
    ...(waits ? ['Le client doit encore corriger un numéro à conserver, ou accepter le mandat de transfert.'] : []),
  ].flat();
}
