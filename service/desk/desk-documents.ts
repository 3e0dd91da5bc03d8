import type { JournalEntry } from '#domain/order/life/order-journal.ts';
import { isBinding } from '#domain/order/life/order-life.ts';
import { type DocumentKind, documentNames } from '#domain/order/order-documents.ts';
import { debitFile, debitPath } from '#service/debit/rules/debit-mandate.ts';
import { ordersPath } from '#service/desk-addresses.ts';
import { documentPaths, evidencePath } from '#service/orders/documents/document-paths.ts';
import {
  correctedFile,
  correctedName,
  correctedPath,
  hasCorrected,
} from '#service/orders/documents/latest-document.ts';
import { documentKindsOf } from '#service/orders/documents/order-documents.ts';
import { orderEvidence } from '#service/orders/documents/order-evidence.ts';
import { orderFile } from '#service/orders/documents/order-file.ts';
import type { OrderFile } from '#service/orders/documents/send-document.ts';
import { readStored } from '#service/orders/stored/stored-order.ts';
import { type Dossier, dossierOf } from '#service/portability/rules/dossier.ts';
import { orderMandate } from '#service/portability/rules/order-mandate.ts';
import type { Service } from '#service/service.ts';
import { labelsFile, preparationFile } from '#service/setup/rules/setup-files.ts';
import type { OrderRow } from '#service/storage/rows.ts';

/** A document of an order at the desk. */
interface DeskDocument {
  readonly name: string;
  readonly address: string;
}

const mandatePath = 'mandat.pdf';
const preparationPath = 'preparation.pdf';
const labelsPath = 'etiquettes.pdf';

/** The documents that an order has, whether or not its client's addresses were closed. */
export function deskDocuments(order: OrderRow, { ports }: Dossier, journal: readonly JournalEntry[]): DeskDocument[] {
  const files = [
    ...documentKindsOf(order).map((kind) => [documentNames[kind], documentPaths[kind]] as const),
    ...(hasCorrected(journal) ? [[correctedName, correctedPath] as const] : []),
    ...(ports.length > 0 ? [['Mandat de transfert', mandatePath] as const] : []),
    ...(order.confirmed_at === null ? [] : [['Dossier de preuve', evidencePath] as const]),
    ...(isBinding(order.state) ? [['Fiche de préparation', preparationPath] as const] : []),
    ...(hasLabels(order) ? [['Étiquettes', labelsPath] as const] : []),
  ];
  return files.map(([name, path]) => ({ name, address: documentAddress(order, path) }));
}

/** Whether there is something to stick a label on. */
function hasLabels(order: OrderRow): boolean {
  return isBinding(order.state) && !readStored(order).request.virtualOnly;
}

/** The mandate for the numbers of an order, which their operators get. */
export function mandateAddress(order: OrderRow): string {
  return documentAddress(order, mandatePath);
}

function documentAddress({ reference }: OrderRow, path: string): string {
  return `${ordersPath}/${reference}/documents/${path}`;
}

/** The document of an order at a path below `documents/`; `undefined` if it has none there. */
export async function deskFile(order: OrderRow, path: string, service: Service): Promise<OrderFile | undefined> {
  if (path === evidencePath) return orderEvidence(order, service);
  if (path === correctedPath)
    return hasCorrected(await service.storage.listOrderEvents(order.reference))
      ? correctedFile(order, service)
      : undefined;
  if (path === preparationPath && isBinding(order.state)) return preparationFile(order, service);
  if (path === labelsPath && hasLabels(order)) return labelsFile(order, service);
  if (path === debitPath) return (await service.storage.findDebitMandate(order.reference)) && debitFile(order, service);
  if (path === mandatePath) {
    const ports = await service.storage.listPorts(order.reference);
    return orderMandate(order, dossierOf(readStored(order), ports), service);
  }
  const [kind] = Object.entries(documentPaths).find(([, known]) => known === path) ?? [];
  return kind === undefined ? undefined : orderFile(order, kind as DocumentKind, service);
}
