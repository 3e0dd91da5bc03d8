import { beforeEach, expect, test } from 'vitest';
import { readConfig } from '#service/config.ts';
import { sendDueMails } from '#service/mail/mailer.ts';
import { confirmedOrder } from '#service/orders/confirmed-order.fixture.ts';
import { changeOrder } from '#service/orders/life/change-order.ts';
import { dueOf } from '#service/orders/stored/order-status.ts';
import { completion, randomOrder, seededRandom } from '#service/payloads.fixture.ts';
import { sqliteOfTests } from '#service/storage/contract/open-database.fixture.ts';
import { openSqlite } from '#service/storage/engines/sqlite.ts';
import type { Mail } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';
import { siteOrigin, startTestService, type TestService } from '#service/test-service.fixture.ts';
import { webhookComposer } from '#service/webhooks/compose-webhook.ts';

const { newPath } = sqliteOfTests();
const environment = {
  SITE_URL: siteOrigin,
  WEBHOOK_URL: 'https://hooks.neolis.example.com/neolis',
  WEBHOOK_SECRETS: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
};
const composeWebhook = webhookComposer(readConfig(environment));

let storage: Storage;
let service: TestService;
beforeEach(async () => {
  storage = await openSqlite(newPath(), { composeWebhook });
  service = await startTestService(environment, { storage });
});

const waiting = (): Promise<Mail[]> => storage.dueMails(Number.MAX_SAFE_INTEGER, 1000, 'webhook');

test('an order’s life is one webhook for each change of its state, with nothing that was typed', async () => {
  let order = await confirmedOrder(service, 17);
  const change = async (move: Parameters<typeof changeOrder>[2]): Promise<void> => {
    service.later(60_000);
    order = await changeOrder(service, order, move);
  };
  await change({ kind: 'payment', cents: 100 });
  await change({ kind: 'payment', cents: 100 });
  await change({ kind: 'payment', cents: dueOf(order) - 200 });
  await change({ kind: 'ship', note: 'Colissimo 6A1' });
  await change({ kind: 'put-in-service' });
  await change({ kind: 'undo-service', note: 'raison interne' });
  const webhooks = await waiting();
  const bodies = webhooks.map(({ body }) => JSON.parse(body));
  expect(bodies.map(({ type, data }) => [type, data.previousState])).toEqual([
    ['order.confirmed', 'received'],
    ['order.payment_differs', 'confirmed'],
    ['order.ready', 'payment_differs'],
    ['order.shipped', 'ready'],
    ['order.in_service', 'shipped'],
    ['order.shipped', 'in_service'],
  ]);
  expect(bodies[2]).toEqual({
    type: 'order.ready',
    timestamp: '2026-11-20T10:03:00.000Z',
    data: {
      reference: order.reference,
      state: 'ready',
      previousState: 'payment_differs',
      change: 4,
      isTest: true,
      currency: 'EUR',
      oneTimeCents: order.one_time_cents,
      oneTimeVatCents: order.one_time_vat_cents,
      monthlyCents: order.monthly_cents,
      monthlyVatCents: order.monthly_vat_cents,
      receivedCents: dueOf(order),
      url: `${siteOrigin}/supervision/bureau/commandes/${order.reference}`,
      apiUrl: `${siteOrigin}/supervision/api/commandes/${order.reference}`,
    },
  });
  const idOf = (place: number, minute: number) =>
    `evt_${order.reference}_${place}_${Date.parse('2026-11-20T10:00:00Z') + minute * 60_000}`;
  expect(webhooks.map(({ id }) => id)).toEqual([
    idOf(1, 0),
    ...[1, 3, 4, 5, 6].map((minute) => idOf(minute + 1, minute)),
  ]);
  const all = webhooks.map((webhook) => JSON.stringify(webhook)).join();
  const { email, company, name, phone, siret, token } = order;
  for (const typed of [email, company, name, phone, siret, token, 'Colissimo', 'raison'])
    expect(all).not.toContain(typed);
});

test('an order’s life is announced when its client cancels it, too', async () => {
  const order = randomOrder(seededRandom(18), 18);
  const path = await service.place(order);
  expect(await waiting()).toEqual([]);
  await service.post(path, completion(order));
  await service.post(`${path}/annulation`, {});
  expect((await waiting()).map(({ subject }) => subject)).toEqual(['order.confirmed', 'order.cancelled']);
});

test('an order’s life has two changes of one instant where its client confirms it with a purchase order', async () => {
  await confirmedOrder(service, 19, { clientKind: 'public', number: 'EJ 42' });
  const bodies = (await waiting()).map(({ body }) => JSON.parse(body));
  expect(new Set(bodies.map(({ timestamp }) => timestamp)).size).toBe(1);
  expect(bodies.map(({ type, data }) => [type, data.change])).toEqual([
    ['order.confirmed', 1],
    ['order.ready', 2],
  ]);
});

test('the outbox of webhooks has the webhook and the change, or neither', async () => {
  const order = await confirmedOrder(service, 20);
  const move = { kind: 'payment', cents: dueOf(order) } as const;
  const results = await Promise.allSettled([changeOrder(service, order, move), changeOrder(service, order, move)]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await waiting()).map(({ subject }) => subject)).toEqual(['order.confirmed', 'order.ready']);
});

test('the outbox of webhooks is apart from the mails, in limits, lists and log, which names no address and no secret', async () => {
  const order = await confirmedOrder(service, 24);
  const mails: string[] = [];
  const deliver = async ({ kind }: Mail): Promise<void> => void mails.push(kind);
  await sendDueMails({ storage, clock: service.clock, log: () => {}, deliver });
  expect(mails.sort()).toEqual(['client-confirmation', 'provider-notice']);
  expect(await waiting()).toHaveLength(1);
  expect((await storage.listMails(order.reference)).map(({ kind }) => kind)).not.toContain('webhook');
  const lines: string[] = [];
  const log = (_level: string, event: string, fields?: object): void =>
    void lines.push(JSON.stringify({ event, ...fields }));
  await sendDueMails({ storage, clock: service.clock, log, channel: 'webhook', deliver: async () => {} });
  expect(lines).toEqual([expect.stringMatching(/"event":"webhook-sent".*order\.confirmed/)]);
  expect(lines.join()).not.toMatch(/whsec|hooks\.|@/);
  expect((await storage.mailsSentSince(0)).map(({ kind }) => kind)).not.toContain('webhook');
  expect(await storage.listEmails()).not.toContain('');
  await changeOrder(service, order, { kind: 'payment', cents: dueOf(order) });
  await storage.erasePersonalData(order.email);
  expect(await storage.countMails()).toMatchObject({ waiting: 0 });
  expect(await waiting()).toHaveLength(1);
});
