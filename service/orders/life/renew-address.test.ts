import { expect, test } from 'vitest';
import { readConfig } from '#service/config.ts';
import { exampleMail, exampleOrder } from '#service/storage/contract/example-rows.fixture.ts';
import { at, openOrders } from './open-orders.fixture.ts';
import { renewAddress } from './renew-address.ts';
import { resendMail } from './resend-mail.ts';

const { storage, service } = await openOrders();
const config = readConfig({ SITE_URL: 'https://www.neolis.example.com', SMTP_URL: 'smtp://127.0.0.1' });
const mailing = { ...service, config };

test('closes every address of an order and mails a new one to its client, each time', async () => {
  const email = 'renewed@example.com';
  const order = await storage.placeOrder(exampleOrder({ email }), 0);
  await renewAddress(storage, order, mailing, 'claire');
  const [mail] = await storage.listMails(order.reference);
  expect(mail?.body).toContain('Confirmez-y votre commande');
  expect(mail?.body).toContain('Ce lien remplace tous les précédents');
  expect(mail?.body).not.toMatch(/Ignorez|90.jours/);
  const mailed = /paiement\/([\w-]{43})$/m.exec(mail?.body ?? '')?.[1] ?? '';
  expect(await storage.findOrderByToken(order.token)).toBeUndefined();
  expect(await storage.findOrderByToken(mailed)).toMatchObject({ reference: order.reference, mailed_at: at });
  const later = { ...mailing, clock: () => new Date(at + 1) };
  expect(await renewAddress(storage, order, later, 'claire'), 'a form opened before').toBe(false);
  const current = (await storage.findOrderByReference(order.reference)) ?? order;
  const sent = exampleMail({ order_reference: order.reference, recipient: email, sent_at: at });
  await storage.writeMailOnce(sent);
  const failed = exampleMail({ order_reference: order.reference, recipient: email, body: mail?.body ?? '' });
  await storage.writeMailOnce(failed);
  await storage.giveUpMail(failed.id, at, 'EENVELOPE 550');
  await renewAddress(storage, current, later, 'zoé');
  const journal = await storage.listOrderEvents(order.reference);
  expect(journal.map(({ kind, person }) => [kind, person])).toEqual([
    ['renew-address', 'claire'],
    ['renew-address', 'zoé'],
  ]);
  expect(await storage.findOrderByToken(mailed)).toBeUndefined();
  // What waits leaves with the new address, too.
  const mails = (await storage.listMails(order.reference)).filter(({ id }) => id !== sent.id);
  expect(mails.filter(({ given_up_at }) => given_up_at === null)).toHaveLength(2);
  expect(mails.map(({ created_at }) => created_at)).toEqual([failed.created_at, at, at + 1]);
  // What was given up stays so.
  expect(mails.find(({ id }) => id.endsWith(failed.id))).toMatchObject({
    given_up_at: at,
    last_error: 'EENVELOPE 550',
  });
  const [last, ...others] = mails.map(({ body }) => /paiement\/([\w-]{43})$/m.exec(body)?.[1] ?? '');
  expect(others).toEqual([last, last]);
  expect(await storage.findOrderByToken(last ?? '')).toMatchObject({ reference: order.reference });
});

test('sent again, the mail with a new address no longer says that it closes the others', async () => {
  const order = await storage.placeOrder(exampleOrder({ email: 'again@example.com' }), 0);
  await renewAddress(storage, order, mailing, 'claire');
  const [mail] = await storage.listMails(order.reference);
  if (mail === undefined) throw new Error('a mail expected');
  const closing = 'Ce lien remplace tous les précédents';
  for (const text of [mail.body, mail.html]) expect(text).toContain(closing);
  const renewed = (await storage.findOrderByReference(order.reference)) ?? order;
  const by = { now: new Date(at), person: 'claire' };
  expect(await resendMail(storage, renewed, { ...mail, sent_at: at }, by)).toBe(true);
  const copy = (await storage.listMails(order.reference)).find(({ id }) => id !== mail.id);
  for (const text of [copy?.body, copy?.html])
    expect(text).toMatch(/^(?!.*Ce lien remplace).*Confirmez-y.*Une question/s);
});
