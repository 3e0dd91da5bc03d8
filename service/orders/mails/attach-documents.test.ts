import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { anOrder } from '#domain/order/example-order.fixture.ts';
import { replyAddress } from '#service/mail/start-mailer.ts';
import { DocumentKeeper } from '#service/orders/documents/document-keeper.ts';
import type { MakeDocument } from '#service/orders/documents/make-document.ts';
import { changeOrder } from '#service/orders/life/change-order.ts';
import { openOrders } from '#service/orders/life/open-orders.fixture.ts';
import { confirmExample, exampleMail } from '#service/storage/contract/example-rows.fixture.ts';
import { documentAttacher } from './attach-documents.ts';

const { storage, service } = await openOrders();
const order_json = JSON.stringify(anOrder());
const confirmed = (email = 'claire@mairie.example.com') =>
  confirmExample(storage, { order_json, email }, { order_json });
const { reference } = await confirmed();

const about = (kind: string, order_reference = reference) => exampleMail({ kind, order_reference });

function enclosedIn(kind: string, order?: string, make: MakeDocument = async () => new TextEncoder().encode('%PDF')) {
  const documents = new DocumentKeeper({ storage, clock: () => new Date(), company, log: () => {}, make });
  return documentAttacher({ storage, documents })(about(kind, order));
}

async function attachedTo(kind: string, order?: string): Promise<string[]> {
  const attachments = await enclosedIn(kind, order);
  for (const { content } of attachments) expect((await content()).length).toBeGreaterThan(0);
  return attachments.map(({ filename }) => filename);
}

test('a document that fails keeps the client’s mail back', async () => {
  const { reference: other } = await confirmed();
  const fails = (): Promise<never> => Promise.reject(new Error('no document'));
  const [attachment] = await enclosedIn('client-confirmation', other, fails);
  await expect(attachment?.content()).rejects.toThrow('no document');
});

test('the client gets every document of the order with the terms, the provider none', async () => {
  for (const kind of ['client-confirmation', 'client-confirmation.desk']) {
    expect(await attachedTo(kind)).toEqual([
      `commande-${reference}.pdf`,
      `recapitulatif-contractuel-${reference}.pdf`,
      'CGV-2026-11-01.pdf',
    ]);
  }
  expect(await attachedTo('provider-notice')).toEqual([]);
  expect(await attachedTo('client-order-moved')).toEqual([]);
});

test('the mails that announce documents bring them also after a cancellation', async () => {
  const order = await confirmed();
  await changeOrder(service, order, { kind: 'cancel', note: 'à sa demande' });
  expect(await attachedTo('client-confirmation', order.reference)).toHaveLength(3);
});

test('the provider answers a notice to its client, everybody else answers the provider', async () => {
  const replyTo = replyAddress(storage, 'contact@neolis.example.com');
  expect(await replyTo(about('provider-notice'))).toBe('claire@mairie.example.com');
  expect(await replyTo(about('client-confirmation'))).toBe('contact@neolis.example.com');
  const accented = await confirmed('clairé@mairie.example.com');
  expect(await replyTo(about('provider-notice', accented.reference))).toBe('contact@neolis.example.com');
  expect(await replyTo(about('provider-notice', ''))).toBe('contact@neolis.example.com');
});
