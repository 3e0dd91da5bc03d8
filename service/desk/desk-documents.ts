import { isBinding } from '#domain/order/life/order-life.ts';
import { orderFiles } from '#domain/order/order-documents.ts';
import { debitFile } from '#service/debit/rules/debit-mandate.ts';
import { ordersPath } from '#service/desk-addresses.ts';
import { fileKindsOf, listedFile } from '#service/orders/documents/order-files.ts';
import type { OrderFile } from '#service/orders/documents/send-document.ts';
import { readStored } from '#service/orders/stored/stored-order.ts';
import { dossierOf } from '#service/portability/rules/dossier.ts';
import { orderMandate } from '#service/portability/rules/order-mandate.ts';
import type { Service } from '#service/service.ts';
import { labelsFile, preparationFile } from '#service/setup/rules/setup-files.ts';
import type { OrderRow } from '#service/storage/rows.ts';

/** A document of an order at the desk. */
export type DeskDocument = Awaited<ReturnType<typeof deskDocuments>>[number];

/** The documents that an order is prepared with. */
export const preparationFiles = [
  { name: 'Fiche de préparation', path: 'preparation.pdf' },
  { name: 'Étiquettes', path: 'etiquettes.pdf' },
] as const;

/** The documents that an order has, whether or not its client's addresses were closed. */
export async function deskDocuments(order: OrderRow, service: Service) {
  const { storage } = service;
  const stored = readStored(order);
  const [journal, ports, debit] = await Promise.all([
    storage.listOrderEvents(order.reference),
    storage.listPorts(order.reference),
    storage.findDebitMandate(order.reference),
  ]);
  const [sheet, labels] = preparationFiles;
  const isPrepared = isBinding(order.state);
  // Operators get the mandate for these numbers, even while another one is corrected.
  const isMandated = ports.some(({ mandated_at: at }) => at !== null);
  const files: (readonly [listed: { name: string; path: string }, file: OrderFile | undefined | false])[] = [
    ...fileKindsOf(order, journal).map((kind) => [orderFiles[kind], listedFile(order, kind, service)] as const),
    [orderFiles.mandate, orderMandate(order, dossierOf(stored, ports), service, isMandated)],
    [orderFiles['debit-mandate'], debit && debitFile(order, service)],
    [sheet, isPrepared && preparationFile(order, service)],
    // Without devices there is nothing to stick a label on.
    [labels, isPrepared && !stored.request.virtualOnly && labelsFile(order, service)],
  ];
  return files.flatMap(([{ name, path }, file]) => (file ? [{ name, address: documentPath(order, path), file }] : []));
}

/** The mandate for the numbers of an order, which their operators get. */
export function mandatePath(order: OrderRow): string {
  return documentPath(order, orderFiles.mandate.path);
}

function documentPath({ reference }: OrderRow, path: string): string {
  return `${ordersPath}/${reference}/documents/${path}`;
}
