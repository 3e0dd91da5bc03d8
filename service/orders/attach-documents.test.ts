import { catalogues } from 'virtual:catalogues';
import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { anOrder } from '#domain/order/example-order.fixture.ts';
import { replyAddress } from '#service/mail/start-mailer.ts';
import { exampleCompletion, exampleMail, exampleOrder } from '#service/storage/example-rows.ts';
import { documentAttacher } from './attach-documents.ts';
import { DocumentKeeper } from './document-keeper.ts';
import { openOrders } from './open-orders.fixture.ts';

const { storage } = await openOrders();
const order_json = JSON.stringify(anOrder());
const { reference } = await storage.placeOrder(exampleOrder({ order_json }), 0);
await storage.confirmOrder(reference, { ...exampleCompletion, order_json, email: 'claire@mairie.example.com' }, []);

const about = (kind: string, order_reference = reference) => exampleMail({ kind, order_reference });

async function attachedTo(kind: string, order?: string): Promise<string[]> {
  const make = async () => new TextEncoder().encode('%PDF');
  const documents = new DocumentKeeper({ storage, clock: () => new Date(), catalogues, company, log: () => {}, make });
  const attachments = await documentAttacher({ storage, documents })(about(kind, order));
  for (const { content } of attachments) expect((await content()).length).toBeGreaterThan(0);
  return attachments.map(({ filename }) => filename);
}

test('the client gets every document of the order with the terms, the provider the order', async () => {
  for (const kind of ['client-confirmation', 'client-confirmation.desk']) {
    expect(await attachedTo(kind)).toEqual([
      `commande-${reference}.pdf`,
      `recapitulatif-contractuel-${reference}.pdf`,
      'CGV-2026-11-01.pdf',
    ]);
  }
  expect(await attachedTo('provider-notice')).toEqual([`commande-${reference}.pdf`]);
  expect(await attachedTo('client-order-moved')).toEqual([]);
});

test('a summary about no order, and a notice about a cancelled one, have no document', async () => {
  expect(await attachedTo('provider-notice', '')).toEqual([]);
  const received = await storage.placeOrder(exampleOrder(), 0);
  expect(await attachedTo('provider-notice', received.reference)).toEqual([]);
});

test('the provider answers a notice to its client, everybody else answers the provider', async () => {
  const replyTo = replyAddress(storage, 'contact@neolis.example.com');
  expect(await replyTo(about('provider-notice'))).toBe('claire@mairie.example.com');
  expect(await replyTo(about('client-confirmation'))).toBe('contact@neolis.example.com');
  expect(await replyTo(about('provider-notice', ''))).toBe('contact@neolis.example.com');
});
