import { join } from 'node:path';
import { catalogues } from 'virtual:catalogues';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { anOrder } from '#domain/order/example-order.fixture.ts';
import { replyAddress } from '#service/mail/start-mailer.ts';
import { exampleCompletion, exampleMail, exampleOrder } from '#service/storage/example-rows.ts';
import type { OrderRow } from '#service/storage/rows.ts';
import { openSqlite } from '#service/storage/sqlite.ts';
import type { Storage } from '#service/storage/storage.ts';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { documentAttacher } from './attach-documents.ts';
import { DocumentKeeper } from './document-keeper.ts';

const folder = temporaryFolder();
let storage: Storage;
let order: OrderRow;
beforeAll(async () => {
  storage = await openSqlite(join(folder, 'mails.sqlite'));
  const order_json = JSON.stringify(anOrder());
  const { reference } = await storage.placeOrder(exampleOrder({ order_json }), 0);
  const completion = { ...exampleCompletion, order_json, email: 'claire@mairie.example.com' };
  const confirmed = await storage.confirmOrder(reference, completion, []);
  if (confirmed === undefined) throw new Error('an order expected');
  order = confirmed;
});
afterAll(() => storage.close());

const about = (kind: string, order_reference = order.reference) => exampleMail({ kind, order_reference });

async function attachedTo(kind: string, reference?: string): Promise<string[]> {
  const make = async () => new TextEncoder().encode('%PDF');
  const documents = new DocumentKeeper({ storage, clock: () => new Date(), catalogues, company, log: () => {}, make });
  const attachments = await documentAttacher({ storage, documents })(about(kind, reference));
  for (const { content } of attachments) expect((await content()).length).toBeGreaterThan(0);
  return attachments.map(({ filename }) => filename);
}

test('the client gets every document of the order with the terms, the provider the order', async () => {
  expect(await attachedTo('client-confirmation')).toEqual([
    `commande-${order.reference}.pdf`,
    `recapitulatif-contractuel-${order.reference}.pdf`,
    'CGV-2026-11-01.pdf',
  ]);
  expect(await attachedTo('provider-notice')).toEqual([`commande-${order.reference}.pdf`]);
  expect(await attachedTo('client-order-moved')).toEqual([]);
});

test('a summary about no order, and a notice about a cancelled one, have no document', async () => {
  expect(await attachedTo('provider-notice', '')).toEqual([]);
  const { reference } = await storage.placeOrder(exampleOrder(), 0);
  expect(await attachedTo('provider-notice', reference)).toEqual([]);
});

test('the provider answers a notice to its client, everybody else answers the provider', async () => {
  const replyTo = replyAddress(storage, 'contact@neolis.example.com');
  expect(await replyTo(about('provider-notice'))).toBe('claire@mairie.example.com');
  expect(await replyTo(about('client-confirmation'))).toBe('contact@neolis.example.com');
  expect(await replyTo(about('provider-notice', ''))).toBe('contact@neolis.example.com');
});
