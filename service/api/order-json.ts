import * as z from 'zod';
import { addressParts, addressText, type StoredAddress } from '#domain/order/client/address-parts.ts';
import { type JournalEntry, journalEntryKinds, purchaseOrderNumber } from '#domain/order/life/order-journal.ts';
import { orderActors, orderStates } from '#domain/order/life/order-life.ts';
import { documentKinds } from '#domain/order/order-documents.ts';
import { operatorRefusals, portStates } from '#domain/portability/port-life.ts';
import { programName } from '#domain/program-name.ts';
import { planInstallation } from '#domain/quote/installation/installation.ts';
import { deskAddress } from '#service/desk-addresses.ts';
import { readPurchaseOrder } from '#service/orders/life/parse-purchase-order.ts';
import { paysAfterService } from '#service/orders/stored/order-status.ts';
import { readAddresses } from '#service/orders/stored/premises.ts';
import { readStored } from '#service/orders/stored/stored-order.ts';
import { amount, amountJson, choices, part, partJson } from '#service/quote/quote-json.ts';
import { orderDataPath, publicAddress, type Service } from '#service/service.ts';
import type { PreparedSetup } from '#service/setup/rules/setup-files.ts';
import type { KeptDocument, OrderRow, PortRow } from '#service/storage/rows.ts';
import { setup, setupJson } from './setup-json.ts';

const instant = z.iso.datetime();
const names = <Name extends string>(all: readonly Name[]) => z.enum(all.map(programName));

const address = z
  .strictObject({ street: z.string(), complement: z.string(), postCode: z.string(), town: z.string() })
  .meta({
    id: 'Address',
    description: 'As typed in one text; `postCode` and `town` are empty if it has no post code.',
  });

const state = names(orderStates).meta({
  description:
    '`received` until the client confirmed it, `confirmed` until it is paid, `payment_differs` if another sum came, then `ready`, `shipped` and `in_service`; `cancelled` keeps `confirmedAt`.',
});

const order = z.strictObject({
  reference: z.string(),
  state,
  isTest: z.boolean().meta({ description: 'Of an address under example.com: nobody ordered.' }),
  receivedAt: instant,
  confirmedAt: instant.nullable(),
});

const orderSummary = order
  .extend({
    company: z.string(),
    oneTime: amount.meta({ description: 'Before VAT.' }),
    monthly: amount.meta({ description: 'Before VAT.' }),
    url: z.string(),
  })
  .meta({ id: 'OrderSummary' });

export const orderList = z
  .strictObject({
    orders: z.array(orderSummary),
    next: z.string().nullable().meta({ description: 'The whole address of the next page; `null` on the last one.' }),
    nextSince: instant.meta({
      description: 'What to send as `since` next time: keep that of the first page. It overlaps by a minute.',
    }),
  })
  .meta({ id: 'OrderList' });

const site = z
  .strictObject({
    number: z.int().min(1),
    delivery: address.nullable(),
    emergency: address.nullable().meta({ description: 'Where emergency services are sent.' }),
    phones: z.strictObject({ T46U: z.int(), T33G: z.int(), W73P: z.int() }),
    users: z.int(),
    switches: z.array(z.enum(['POE8', 'POE16'])),
    boxes: z.int(),
  })
  .meta({ id: 'Site', description: 'What is delivered and plugged in at a site.' });

const journalEntry = z
  .strictObject({
    at: instant,
    kind: names(journalEntryKinds),
    who: names(orderActors),
    person: z.string().nullable(),
    amount: amount.nullable().meta({ description: 'Of a payment; negative for money returned.' }),
    note: z.string(),
  })
  .meta({ id: 'JournalEntry' });

const keptNumber = z
  .strictObject({
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
    portedOn: z.iso.date().nullable(),
  })
  .meta({ id: 'KeptNumber', description: 'A number to port, as the client completed it.' });

export const orderAnswer = order
  .extend({
    paidAt: instant.nullable(),
    inServiceAt: instant.nullable(),
    cancelledAt: instant.nullable(),
    invoicedOn: z.iso.date().nullable(),
    client: z.strictObject({
      company: z.string(),
      siret: z.string(),
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      paysAfterService: z.boolean().meta({ description: 'A public body, which pays on an invoice.' }),
    }),
    purchaseOrder: z.strictObject({ number: z.string(), serviceCode: z.string() }).nullable(),
    sites: z.array(site),
    request: choices,
    catalogueId: z.string(),
    oneTime: part,
    monthly: part,
    received: amount.meta({ description: 'Paid of `oneTime` with VAT, less what was returned.' }),
    journal: z.array(journalEntry),
    numbers: z.array(keptNumber),
    setup,
    documents: z.array(
      z.strictObject({ kind: names(documentKinds), sha256: z.string().length(64), madeAt: instant, url: z.string() }),
    ),
    deskUrl: z.string().nullable(),
  })
  .meta({ id: 'Order' });

/** What is read of an order besides its row. */
interface OrderDetails {
  readonly journal: readonly JournalEntry[];
  readonly ports: readonly PortRow[];
  readonly documents: readonly KeptDocument[];
  readonly prepared: PreparedSetup;
}

type Addresses = Pick<Service, 'config'>;

const at = (milliseconds: number): string => new Date(milliseconds).toISOString();
const atOrNull = (milliseconds: number | null): string | null => (milliseconds === null ? null : at(milliseconds));
const partsOf = (stored: StoredAddress | undefined) => (stored && addressText(stored) ? addressParts(stored) : null);

/** The whole address of what a program reads, where the service knows its own. */
export function dataAddress({ config }: Addresses, path: string): string {
  return publicAddress(config, path) ?? path;
}

function orderFields({ reference, state, is_test, received_at, confirmed_at }: OrderRow): z.infer<typeof order> {
  return {
    reference,
    state: programName(state),
    isTest: is_test === 1,
    receivedAt: at(received_at),
    confirmedAt: atOrNull(confirmed_at),
  };
}

/** An order as a line of the list. */
export function summaryJson(row: OrderRow, service: Addresses): z.infer<typeof orderSummary> {
  return {
    ...orderFields(row),
    company: row.company,
    oneTime: amountJson(row.one_time_cents),
    monthly: amountJson(row.monthly_cents),
    url: dataAddress(service, orderDataPath(row.reference)),
  };
}

/** All that is known of an order, as programs read it. */
export function orderJson(row: OrderRow, details: OrderDetails, service: Addresses): z.infer<typeof orderAnswer> {
  const { reference, company, siret, name, email, phone } = row;
  const { request, itemised, catalogue } = readStored(row);
  const { journal, ports, documents, prepared } = details;
  const purchaseOrder = purchaseOrderNumber(journal);
  const delivery = readAddresses(row.sites_json);
  const emergency = readAddresses(row.emergency_json);
  return {
    ...orderFields(row),
    paidAt: atOrNull(row.paid_at),
    inServiceAt: atOrNull(row.in_service_at),
    cancelledAt: atOrNull(row.cancelled_at),
    invoicedOn: row.invoiced_on,
    client: { company, siret, name, email, phone, paysAfterService: paysAfterService(row) },
    purchaseOrder: purchaseOrder === undefined ? null : readPurchaseOrder(purchaseOrder),
    sites: planInstallation(request, catalogue).sites.map(({ number, phones, users, switches, boxes }) => ({
      number,
      delivery: partsOf(delivery[number - 1]),
      emergency: partsOf(emergency[number - 1] ?? delivery[number - 1]),
      phones,
      users,
      switches: switches.map(({ model }) => model),
      boxes,
    })),
    request,
    catalogueId: row.catalogue_id,
    oneTime: partJson(itemised.oneTime),
    monthly: partJson(itemised.monthly),
    received: amountJson(row.received_cents),
    journal: journal.map(({ at: instant, kind, who, person, cents, note }) => ({
      at: at(instant),
      kind: programName(kind),
      who,
      person: person ?? null,
      amount: cents === null ? null : amountJson(cents),
      note,
    })),
    numbers: ports.map((port) => ({
      place: port.place,
      state: programName(port.state),
      number: port.number,
      lastNumber: port.last_number,
      rio: port.rio,
      holder: port.holder,
      holderSiret: port.holder_siret,
      address: addressParts(port.address),
      operator: port.operator,
      mandatedAt: atOrNull(port.mandated_at),
      refusal: port.refusal && programName(port.refusal),
      portedOn: port.ported_on,
    })),
    setup: setupJson(prepared),
    documents: documents.map(({ kind, sha256, made_at }) => ({
      kind: programName(kind),
      sha256,
      madeAt: at(made_at),
      url: dataAddress(service, `${orderDataPath(reference)}/documents/${programName(kind)}.pdf`),
    })),
    deskUrl: deskAddress(service.config, reference) ?? null,
  };
}
