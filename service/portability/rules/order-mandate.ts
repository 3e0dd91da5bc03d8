import { portabilityTexts } from '#content/portability-texts.ts';
import { documentFilename } from '#domain/order/order-documents.ts';
import { writeMandate } from '#domain/portability/write-mandate.ts';
import { readLatest } from '#service/orders/documents/document-keeper.ts';
import { makeDocument } from '#service/orders/documents/make-document.ts';
import type { OrderFile } from '#service/orders/documents/send-document.ts';
import type { Service } from '#service/service.ts';
import type { OrderRow } from '#service/storage/rows.ts';
import { type Dossier, isMandated, lastTyped, lineOf } from './dossier.ts';

/** The mandate for the numbers that aren't refused: a draft, or byte for byte as last accepted; `undefined` for none. */
export function orderMandate(
  order: OrderRow,
  dossier: Dossier,
  service: Service,
  isAccepted = isMandated(dossier),
): OrderFile | undefined {
  if (dossier.ports.length === 0) return undefined;
  return {
    filename: documentFilename('mandate', order),
    content: () =>
      isAccepted ? readLatest(order, 'mandate', service.storage) : makeMandate(order, dossier, undefined, service),
  };
}

/** Makes the mandate, as accepted at an instant or as a draft. */
export async function makeMandate(
  { reference, name }: OrderRow,
  { client, ports }: Dossier,
  acceptedAt: Date | undefined,
  { company }: Pick<Service, 'company'>,
): Promise<Uint8Array<ArrayBuffer>> {
  return await makeDocument({
    kind: 'mandate',
    data: {
      reference,
      mandate: writeMandate(ports.filter(({ state }) => state !== 'refused').map(lineOf), client, portabilityTexts),
      client: name,
      writtenAt: new Date(lastTyped(ports)),
      acceptedAt,
      company,
    },
  });
}
