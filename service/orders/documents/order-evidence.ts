import { debitTexts } from '#content/debit-texts.ts';
import { evidenceTexts as texts } from '#content/evidence-texts.ts';
import type { AttachedDocument } from '#documents/evidence-document.ts';
import { formatParisInstant } from '#documents/parts/format-instant.ts';
import { formatDay } from '#domain/calendar.ts';
import { formatEuros } from '#domain/money.ts';
import { formatPhone } from '#domain/order/client/phone-number.ts';
import { formatSiret } from '#domain/order/client/siret.ts';
import { isConfirmedByClient, type JournalEntry } from '#domain/order/life/order-journal.ts';
import { describeEntry } from '#domain/order/life/order-words.ts';
import { documentFilename, documentKinds, orderFiles } from '#domain/order/order-documents.ts';
import { paysAfterService } from '#service/orders/stored/order-status.ts';
import { readStored, type StoredOrder } from '#service/orders/stored/stored-order.ts';
import type { Service } from '#service/service.ts';
import type { OrderRow } from '#service/storage/rows.ts';
import { findKept } from './document-keeper.ts';
import { makeDocument } from './make-document.ts';
import type { OrderFile } from './send-document.ts';

type Sources = Pick<Service, 'storage' | 'documents' | 'company' | 'clock'>;

/** The « dossier de preuve » of an order, made when its content is requested; `undefined` if it was never confirmed. */
export function orderEvidence(order: OrderRow, sources: Sources): OrderFile | undefined {
  const { confirmed_at: confirmedAt, reference } = order;
  if (confirmedAt === null) return undefined;
  return {
    filename: documentFilename('evidence', order),
    content: async () => {
      const stored = readStored(order);
      const journal = await sources.storage.listOrderEvents(reference);
      return await makeDocument({
        kind: 'evidence',
        data: {
          reference,
          madeAt: sources.clock(),
          facts: factsOf(stored, new Date(confirmedAt), journal),
          attached: await attachedTo(order, sources),
          // A note is the office's own.
          journal: journal
            .filter(({ kind }) => kind !== 'note')
            .map((entry) => ({
              at: new Date(entry.at),
              words: `${describeEntry(withoutLabel(entry))}, ${texts.by[entry.who]}`,
            })),
          company: sources.company,
        },
      });
    },
  };
}

/** A payment without its note, which may be the bank's label of a transfer: whoever reads this may not be who paid. */
function withoutLabel(entry: JournalEntry): JournalEntry {
  return entry.kind === 'payment' && (entry.cents ?? 0) > 0 ? { ...entry, note: '' } : entry;
}

function factsOf({ order, catalogue }: StoredOrder, confirmedAt: Date, journal: readonly JournalEntry[]) {
  const { labels, quality } = texts;
  // One that was agreed on the phone may have no company yet.
  const client = order.company === '' ? '' : `au nom de ${order.company}, `;
  const kindOfClient = paysAfterService(order) ? quality.publicBody : quality.company;
  const facts: readonly (readonly [string, string])[] = [
    [labels.reference, order.reference],
    [labels.received, formatParisInstant(new Date(order.received_at))],
    [labels.confirmed, formatParisInstant(confirmedAt)],
    [labels.howConfirmed, isConfirmedByClient(journal) ? texts.confirmedByClient : texts.confirmedByProvider],
    [labels.name, order.name],
    [labels.quality, `${client}${kindOfClient}`],
    [labels.siret, formatSiret(order.siret)],
    [labels.email, order.email],
    [labels.phone, formatPhone(order.phone)],
    [labels.oneTime, amount(order.one_time_cents, order.one_time_vat_cents)],
    [labels.monthly, amount(order.monthly_cents, order.monthly_vat_cents)],
    [labels.catalogue, `${catalogue.id}, du ${formatDay(catalogue.validFrom)}`],
    [labels.terms, order.terms_version === null ? '' : `version du ${formatDay(order.terms_version)}`],
  ];
  return facts.flatMap(([label, value]) => (value === '' ? [] : [{ label, value }]));
}

function amount(beforeTax: number, vat: number): string {
  return `${formatEuros(beforeTax + vat)} TTC (${formatEuros(beforeTax)} HT)`;
}

/** The documents that are attached, and how each is called. */
const attachable = [
  ...documentKinds.map((kind) => [kind, orderFiles[kind].name] as const),
  ['corrected-order', orderFiles['corrected-order'].name],
  ['mandate', texts.mandate],
  ['debit-mandate', debitTexts.title],
] as const;

/** The documents that an order has; of those that it may have several of, the last. */
async function attachedTo(order: OrderRow, { storage, documents }: Sources): Promise<AttachedDocument[]> {
  await documents.keep(order);
  const found = attachable.map(async ([kind, title]) => {
    const kept = await findKept(order, kind, storage);
    if (kept === undefined) return [];
    const { sha256, made_at, bytes } = kept;
    return [{ title, filename: documentFilename(kind, order), sha256, madeAt: new Date(made_at), bytes }];
  });
  return (await Promise.all(found)).flat();
}
