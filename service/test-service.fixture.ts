import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, TestRunner } from 'vitest';
import { company } from '#content/company.ts';
import { type AppOptions, createApp } from '#service/app.ts';
import { readConfig } from '#service/config.ts';
import { changeOrder } from '#service/orders/life/change-order.ts';
import { dueOf } from '#service/orders/stored/order-status.ts';
import { openSqlite } from '#service/storage/engines/sqlite.ts';
import type { AddressedOrder, Mail, OrderRow } from '#service/storage/rows.ts';
import { StorageUnavailable } from '#service/storage/storage-failures.ts';
import { completion, multipart, type OrderPayload } from './payloads.fixture.ts';

/** Passwords that take no time, instead of 0.17 s each. */
export const cheapCosts = { N: 2, r: 8, p: 1 };

export const siteOrigin = 'https://www.neolis.example.com';
/** With this environment a service mails links, to nobody. */
export const mailing = { SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: siteOrigin };

type Fields = Readonly<Record<string, string>>;

export type TestService = Awaited<ReturnType<typeof startTestService>>;

/** The service without a port, on its own database, rate limits off by default; closed after its test or its file. */
export async function startTestService(environment: Fields = {}, options: Partial<AppOptions> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'neolis-service-'));
  const storage = options.storage ?? (await openSqlite(join(folder, 'test.sqlite')));
  const whenOver = TestRunner.getCurrentTest() === undefined ? afterAll : onTestFinished;
  whenOver(async () => {
    await storage.close().catch((cause: unknown) => {
      // The test, or another service on the same storage, may have closed it already.
      if (!(cause instanceof StorageUnavailable)) throw cause;
    });
    rmSync(folder, { recursive: true, force: true });
  });
  const config = readConfig({ SITE_URL: siteOrigin, RATE_LIMIT_FACTOR: '0', ...environment });
  const log: string[] = [];
  const clock = (): Date => service.now;
  const app = createApp({
    storage,
    config,
    passwordCosts: cheapCosts,
    clock,
    log: (level, event, fields) => log.push(JSON.stringify({ level, event, ...fields })),
    ...options,
  });
  const service = {
    app,
    storage,
    /** Where its database is, unless it was given another storage. */
    folder,
    config,
    /** Its lines, so that tests can look for personal data in them. */
    log,
    company,
    clock,
    now: new Date('2026-11-20T10:00:00Z'),
    later: (milliseconds: number): void => {
      service.now = new Date(service.now.getTime() + milliseconds);
    },
    get: async (path: string, init?: RequestInit): Promise<Response> => await app.request(path, init),
    from: async (address: string | undefined, path: string, init?: RequestInit): Promise<Response> =>
      await app.request(path, init, { incoming: { socket: { remoteAddress: address } } }),
    page: async (path: string): Promise<string> => await (await service.get(path)).text(),
    /** The bytes of a document, which must be there. */
    bytes: async (path: string): Promise<Buffer> => {
      const response = await service.get(path);
      expect(response.status).toBe(200);
      return Buffer.from(await response.arrayBuffer());
    },
    /** Posts a form, from the site's own pages unless the headers say otherwise. */
    post: (path: string, fields: Fields | string, headers: Fields = {}): Promise<Response> =>
      service.get(path, {
        method: 'POST',
        headers: { origin: siteOrigin, 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams(fields).toString(),
      }),
    order: (json: string, headers?: Fields): Promise<Response> =>
      service.post('/supervision/paiement', { orderData: json }, headers),
    statistics: (fields: Fields, headers: Fields = {}): Promise<Response> => {
      const { body, contentType } = multipart(fields);
      const init = { method: 'POST', headers: { origin: siteOrigin, 'content-type': contentType, ...headers }, body };
      return service.get('/supervision/statistiques', init);
    },
    hit: (query: string, init?: RequestInit): Promise<Response> =>
      service.get(`/supervision/statistiques${query}`, init),
    /** Posts an order that must be accepted; returns the path of its payment page. */
    place: async (order: object): Promise<string> => {
      const response = await service.order(JSON.stringify(order));
      expect(response.status).toBe(303);
      return response.headers.get('location') ?? '';
    },
    /** Places an order and completes it, which must be accepted; returns the path of its page. */
    confirm: async (order: OrderPayload, changes?: Fields): Promise<string> => {
      const path = await service.place(order);
      expect((await service.post(path, completion(order, changes))).status).toBe(303);
      return path;
    },
    /** The order behind a payment page; throws without one. */
    orderAt: async (path: string): Promise<AddressedOrder> => {
      const order = await storage.findOrderByToken(path.split('/').at(-1) ?? '');
      if (order === undefined) throw new Error('an order expected');
      return order;
    },
    /** Changes the order behind a page, as the office does. */
    change: async (path: string, move: Parameters<typeof changeOrder>[2]): Promise<OrderRow> =>
      await changeOrder(service, await service.orderAt(path), move),
    /** Marks the order behind a page as paid, sent and in service. */
    startUp: async (path: string): Promise<void> => {
      await service.change(path, { kind: 'payment', cents: dueOf(await service.orderAt(path)) });
      await service.change(path, { kind: 'ship', note: 'Colissimo 6A' });
      await service.change(path, { kind: 'put-in-service' });
    },
    /** Mails that aren't sent yet, of one kind or of all. */
    mails: async (kind?: string): Promise<Mail[]> => {
      // The first of each order to each recipient.
      const due = await storage.dueMails(Number.MAX_SAFE_INTEGER, 1000);
      const references = [...new Set(due.map((mail) => mail.order_reference))];
      const mails = (await Promise.all(references.map(storage.listMails))).flat();
      const isWaiting = (mail: Mail): boolean => mail.sent_at === null && mail.given_up_at === null;
      return mails.filter((mail) => isWaiting(mail) && (kind === undefined || mail.kind === kind));
    },
  };
  return service;
}
