import type { OrderRow } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';
import { acceptedDebit } from './debit.contract.ts';
import { exampleDocument, exampleOrder, examplePort, examplePortEntry } from './example-rows.fixture.ts';

/** The terms of sale that every order accepts. */
export const sharedTerms = exampleDocument('terms', 'terms');

/** Stores an order of a person with something in each of its tables, its mandate at an instant; returns it. */
export async function wholeOrder(storage: Storage, email: string, at: number): Promise<OrderRow> {
  const placed = await storage.placeOrder(exampleOrder({ email, received_at: 50 }), 0);
  const { reference } = placed;
  const changed = (event_count: number): OrderRow => ({ ...placed, event_count });
  await storage.changePorts(placed, { saved: [examplePort(reference)], entry: examplePortEntry(1) });
  const entry = { at: 2, kind: 'payment', who: 'provider', cents: 100, note: 'son virement' } as const;
  const receipt = { day: '2026-11-18', statement_line: `a line of ${email}` };
  await storage.moveOrder(changed(1), { state: 'received', received_cents: 100, entry, receipt });
  await storage.acceptDebitMandate(changed(2), { ...acceptedDebit(reference, at), mails: [] });
  const sheet = { order_reference: reference, version: 1, asked_json: null, saved_at: 5 };
  await storage.saveSetup(changed(3), { ...sheet, answers_json: JSON.stringify({ email }) });
  const device = { id: `${reference}.1`, order_reference: reference, phone: '1', device: `device of ${email}` };
  await storage.saveDevices(reference, [{ ...device, person: null, before: '' }]);
  await storage.keepDocuments(reference, [exampleDocument('order', reference), sharedTerms]);
  return changed(3);
}
