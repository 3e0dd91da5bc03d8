import * as z from 'zod';
import { addressParts, addressText, type StoredAddress } from '#domain/order/client/address-parts.ts';
import { journalEntryKinds, purchaseOrderNumber } from '#domain/order/life/order-journal.ts';
import { isBinding, orderActors, orderStates } from '#domain/order/life/order-life.ts';
import { documentKinds } from '#domain/order/order-documents.ts';
import { operatorRefusals, portStates } from '#domain/portability/port-life.ts';
import { isNewNumber } from '#domain/setup/setup-item.ts';
import { programName } from '#domain/typed-text.ts';
import { hasCorrected } from '#service/orders/documents/order-files.ts';
import { readPurchaseOrder } from '#service/orders/life/parse-purchase-order.ts';
import { paysAfterService } from '#service/orders/stored/order-status.ts';
import { lineAddress, readAddresses } from '#service/orders/stored/premises.ts';
import { readStored } from '#service/orders/stored/stored-order.ts';
import { amount, part } from '#service/quote/quote-json.ts';
import { orderDataPath, publicAddress, type Service } from '#service/service.ts';
import { readSetup } from '#service/setup/rules/open-setup.ts';
import type { OrderRow } from '#service/storage/rows.ts';
import { instant, setup, setupJson } from './setup-json.ts';

/** The documents that programs read: those of the confirmation, and the corrected one that replaces the first. */
export const programDocuments = [...documentKinds, 'corrected-order'] as const;

/** Reads a name of the domain and answers it as programs read it. As with instants and amounts, a field is named once. */
const names = <Name extends string>(all: readonly Name[]) =>
  z
    .enum(all)
    .transform(programName)
    .pipe(z.enum(all.map(programName)));
const address = z.object({ street: z.string(), complement: z.string(), postCode: z.string(), town: z.string() }).meta({
  id: 'Address',
  description: 'As typed; `postCode` and `town` are empty if it was typed as one text without a post code.',
});

const order = z.object({
  reference: z.string(),
  state: names(orderStates).meta({
    description:
      '`received` until the client confirmed it, `confirmed` until it is paid, `payment_differs` if another sum came, then `ready`, `shipped` and `in_service`; `cancelled` keeps `confirmedAt`.',
  }),
  isTest: z.coerce.boolean().meta({ description: 'Of an address under example.com: nobody ordered.' }),
  receivedAt: instant,
  confirmedAt: instant.nullable().meta({ description: 'When the client ordered for good.' }),
});

const orderSummary = order.extend({ url: z.string() }).meta({ id: 'OrderSummary' });

/** What a program asks of the list. */
export const listQuery = z.strictObject({
  since: z.iso
    .datetime()
    .transform((instant) => Date.parse(instant))
    .optional()
    .meta({ description: 'Orders that arrived or were changed since then; all if absent.' }),
  after: z
    .string()
    .regex(/^\d{1,15}\.[\w-]{1,40}$/)
    .transform((place) => {
      const [received_at, reference = ''] = place.split('.');
      return { received_at: Number(received_at), reference };
    })
    .optional()
    .meta({ description: 'Where the next page begins, as `next` says.' }),
  limit: z.coerce.number().int().min(1).max(100).default(50).meta({ description: 'Orders of a page.' }),
});

export const orderList = z
  .object({
    orders: z.array(orderSummary),
    next: z.string().nullable().meta({ description: 'The whole address of the next page; `null` on the last one.' }),
    nextSince: instant.meta({
      description: 'What to send as `since` next time: keep that of the first page. It overlaps by a minute.',
    }),
  })
  .meta({ id: 'OrderList' });

const site = z
  .object({
    number: z.int().min(1),
    delivery: address.nullable(),
    emergency: address.nullable().meta({ description: 'Where emergency services are sent.' }),
  })
  .meta({ id: 'Site' });

const journalEntry = z
  .object({
    at: instant,
    kind: names(journalEntryKinds),
    who: names(orderActors),
    person: z.string().nullable(),
    amount: amount.nullable().meta({ description: 'Of a payment, with VAT; negative for money returned.' }),
    note: z.string(),
  })
  .meta({ id: 'JournalEntry' });

const keptNumber = z
  .object({
    place: z.int().min(1),
    state: names(portStates),
    number: z.string(),
    lastNumber: z.string().meta({ description: 'The same as `number` if it is no range.' }),
    rio: z.string(),
    holder: z.string(),
    holderSiret: z.string(),
    address,
    operator: z.string(),
    mandatedAt: instant.nullable(),
    refusal: names(operatorRefusals).nullable(),
    plannedOn: z.iso
      .date()
      .nullable()
      .meta({ description: 'The day that its operator announced; it may still change.' }),
    portedOn: z.iso.date().nullable(),
  })
  .meta({ id: 'KeptNumber', description: 'A number to port, as the client completed it.' });

export const orderAnswer = order
  .extend({
    paidAt: instant.nullable().meta({ description: 'When the whole payment was noted; `receipts` have its days.' }),
    inServiceAt: instant.nullable(),
    cancelledAt: instant.nullable(),
    invoicedOn: z.iso
      .date()
      .nullable()
      .meta({ description: 'The day of the invoice to whoever pays after the service; `null` for all others.' }),
    client: z.object({
      company: z.string(),
      siret: z.string(),
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      paysAfterService: z.boolean().meta({ description: 'A public body: it pays on an invoice after the service.' }),
    }),
    purchaseOrder: z.object({ number: z.string(), serviceCode: z.string() }).nullable(),
    sites: z.array(site),
    oneTime: part,
    monthly: part,
    received: amount.meta({
      description: 'Paid of `oneTime`, with VAT and less what was returned: the sum of the amounts of the journal.',
    }),
    receipts: z
      .array(z.object({ day: z.iso.date(), amount, note: z.string() }))
      .meta({ description: 'What `received` is made of, each on the day of its transfer.' }),
    journal: z.array(journalEntry),
    numbers: z.array(keptNumber),
    newNumbers: z
      .array(z.object({ place: z.int().min(1), number: z.string() }))
      .meta({ description: 'New ones that the provider assigned; `place` is among the new ones of the order.' }),
    setup,
    documents: z.array(
      z.object({ kind: names(programDocuments), sha256: z.string().length(64), madeAt: instant, url: z.string() }),
    ),
  })
  .meta({
    id: 'Order',
    description:
      '`oneTime` is to be invoiced from `confirmedAt`, `monthly` from `inServiceAt`; both from `inServiceAt` if `paysAfterService`. The end of a contract isn’t known here: terminations are followed at the desk.',
  });

/** An order as a line of the list. */
export function summaryJson(row: OrderRow, service: Service): z.input<typeof orderSummary> {
  return { ...inCamelCase(row), url: publicAddress(service.config, orderDataPath(row.reference)) };
}

/** All that is known of an order, as programs read it. */
export async function orderJson(row: OrderRow, service: Service): Promise<z.infer<typeof orderAnswer>> {
  const { request, itemised } = readStored(row);
  const [journal, receipts, ports, kept, prepared] = await Promise.all([
    service.storage.listOrderEvents(row.reference),
    service.storage.listReceipts({ references: [row.reference] }),
    service.storage.listPorts(row.reference),
    // Those of a cancelled order are evidence, and served nowhere.
    isBinding(row.state) ? service.documents.tryToKeep(row) : [],
    readSetup(row, service),
  ]);
  const corrected =
    kept.length > 0 && hasCorrected(journal) && (await service.storage.findLatest(row.reference, 'corrected-order'));
  const documents = [...kept, ...(corrected ? [{ ...corrected, kind: 'corrected-order' as const }] : [])];
  const purchaseOrder = purchaseOrderNumber(journal);
  const [delivery, emergency] = [readAddresses(row.sites_json), readAddresses(row.emergency_json)];
  const given = (stored: StoredAddress | undefined) => (stored && addressText(stored) ? addressParts(stored) : null);
  return orderAnswer.parse({
    ...inCamelCase(row),
    client: { ...row, paysAfterService: paysAfterService(row) },
    purchaseOrder: purchaseOrder === undefined ? null : readPurchaseOrder(purchaseOrder),
    sites: Array.from({ length: request.siteCount }, (_, index) => ({
      number: index + 1,
      delivery: given(delivery[index]),
      emergency: given(emergency[index] ?? delivery[index]),
    })),
    ...itemised,
    received: row.received_cents,
    receipts: receipts.map(({ cents: amount, ...receipt }) => ({ ...receipt, amount })),
    journal: journal.map(({ person = null, cents: amount, ...entry }) => ({ ...entry, person, amount })),
    numbers: ports.map((port) => {
      const { state, ported_on: day } = port;
      const days = { planned_on: state === 'sent' ? day : null, ported_on: state === 'ported' ? day : null };
      return inCamelCase({ ...port, ...days, address: lineAddress(port) });
    }),
    newNumbers: Object.entries(prepared.devices)
      .flatMap(([key, number]) => (isNewNumber(key) ? [{ place: Number(key.slice('new-'.length)), number }] : []))
      .toSorted((one, other) => one.place - other.place),
    setup: setupJson(prepared),
    documents: documents.map((document) => ({
      ...inCamelCase(document),
      url: publicAddress(service.config, `${orderDataPath(row.reference)}/documents/${programName(document.kind)}.pdf`),
    })),
  } satisfies z.input<typeof orderAnswer>);
}

type CamelCase<Name> = Name extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<CamelCase<Tail>>}` : Name;

/** A row by the names that programs read. */
function inCamelCase<Row extends object>(row: Row) {
  const named = Object.entries(row).map(([column, value]) => [
    column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return Object.fromEntries(named) as { [Column in keyof Row as CamelCase<Column>]: Row[Column] };
}
