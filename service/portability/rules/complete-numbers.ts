import { isDeepStrictEqual } from 'node:util';
import { clientEntry } from '#domain/order/life/order-journal.ts';
import type { Port } from '#domain/portability/read-port.ts';
import { contentToKeep } from '#service/orders/documents/document-keeper.ts';
import { countIn } from '#service/orders/stored/ported-numbers.ts';
import type { Service } from '#service/service.ts';
import type { AddressedOrder, PortRow, PortsChange } from '#service/storage/rows.ts';
import { composeDossierMail } from './compose-port-mails.ts';
import { type Dossier, formOf, typedColumns } from './dossier.ts';
import { makeMandate } from './order-mandate.ts';

/** The change that saves a number for the client; `same` if it is stored already. */
export function saveNumber(
  order: AddressedOrder,
  place: number,
  { port, ports, now }: { readonly port: Port; readonly ports: readonly PortRow[]; readonly now: Date },
): PortsChange | 'same' {
  const before = ports.find((row) => row.place === place);
  const at = now.getTime();
  const saved: PortRow = {
    id: `${order.reference}.${String(place).padStart(4, '0')}`,
    order_reference: order.reference,
    place,
    state: 'complete',
    ...typedColumns(port, at),
  };
  if (before?.state === 'complete' && isDeepStrictEqual(formOf(before), formOf(saved))) return 'same';
  return { saved: [saved], entry: clientEntry('port-save', at, `numéro ${place}`) };
}

/** The change that takes a number out again; `same` if it is gone already. */
export function removeNumber(
  place: number,
  { ports, now }: { readonly ports: readonly PortRow[]; readonly now: Date },
): PortsChange | 'same' {
  const port = ports.find((row) => row.place === place);
  if (port === undefined) return 'same';
  return { saved: [], removed: [port.id], entry: clientEntry('port-remove', now.getTime(), `numéro ${place}`) };
}

/** The change that accepts the mandate for every number that is complete, with the notice to the provider. */
export async function acceptMandate(order: AddressedOrder, dossier: Dossier, service: Service): Promise<PortsChange> {
  const now = service.clock();
  const accepted = dossier.ports.filter(({ mandated_at: before }) => before === null);
  const bytes = await makeMandate(order, dossier, now, service);
  const count = countIn(dossier.ports) - countIn(dossier.ports, 'refused');
  return {
    saved: accepted.map((port) => ({ ...port, mandated_at: now.getTime() })),
    entry: clientEntry('port-mandate', now.getTime(), `${count} ${count > 1 ? 'numéros' : 'numéro'}`),
    mails: [composeDossierMail(order, accepted, service)],
    mandate: contentToKeep(bytes),
  };
}
