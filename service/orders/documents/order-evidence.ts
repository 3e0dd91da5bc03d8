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
import { documentFilename, documentKinds, documentNames } from '#domain/order/order-documents.ts';
import { paysAfterService } from '#service/orders/stored/order-status.ts';
import { readStored, type StoredOrder } from '#service/orders/stored/stored-order.ts';
import type { Service } from '#service/service.ts';
import type { OrderRow } from '#service/storage/rows.ts';
import { openKept } from './document-keeper.ts';
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
          attached: [...(await keptDocumentsOf(order, sources)), ...(await latestOf(order, journal, sources))],
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

async function keptDocumentsOf(order: OrderRow, { documents }: Sources): Promise<AttachedDocument[]> {
  const kept = await Promise.all(documentKinds.map((kind) => documents.read(order, kind)));
  return kept.flatMap((file) => {
    if (file === undefined) return [];
    const { kind, sha256, made_at, bytes } = file;
    const filename = documentFilename(kind, order);
    return [{ title: documentNames[kind], filename, sha256, madeAt: new Date(made_at), bytes }];
  });
}

/** What an order may have several of, the last of each: the corrected confirmation and the mandates. */
async function latestOf(order: OrderRow, journal: readonly JournalEntry[], { storage }: Sources) {
  const { reference } = order;
  const latest = [
    ['corrected-order', 'correct-confirmation', documentNames['corrected-order']],
    ['mandate', 'port-mandate', texts.mandate],
    ['debit-mandate', 'debit-mandate', debitTexts.title],
  ] as const;
  const found = latest.map(async ([kind, entryKind, title]) => {
    const kept = await storage.findLatest(reference, kind);
    const made = journal.findLast((entry) => entry.kind === entryKind);
    if (kept === undefined || made === undefined) return [];
    const bytes = openKept(kept, order, kind);
    const filename = documentFilename(kind, order);
    return [{ title, filename, sha256: kept.sha256, madeAt: new Date(made.at), bytes }];
  });
  return (await Promise.all(found)).flat();
}
