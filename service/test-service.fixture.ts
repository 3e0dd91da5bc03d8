import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { afterAll, expect, onTestFinished, TestRunner } from 'vitest';
import { company } from '#content/company.ts';
import type { CompanyContent } from '#content/schemas/company.ts';
import { type AppOptions, createApp } from '#service/app.ts';
import { type Config, readConfig } from '#service/config.ts';
import { openSqlite } from '#service/storage/engines/sqlite.ts';
import type { AddressedOrder, Mail } from '#service/storage/rows.ts';
import { type Storage, StorageUnavailable } from '#service/storage/storage.ts';
import { completion, multipart, type OrderPayload } from './payloads.fixture.ts';

/** Passwords that take no time, instead of 0.17 s each. */
export const cheapCosts = { N: 2, r: 8, p: 1 };

export const siteOrigin = 'https://www.neolis.example.com';
/** With this environment a service mails links, to nobody. */
export const mailing = { SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: siteOrigin };

export interface TestService {
  readonly app: Hono;
  readonly storage: Storage;
  /** Where its database is, unless it was given another storage. */
  readonly folder: string;
  readonly config: Config;
  /** Its lines, so that tests can look for personal data in them. */
  readonly log: string[];
  readonly company: CompanyContent;
  readonly clock: () => Date;
  /** What `clock` returns; tests change it. */
  now: Date;
  /** Lets so many milliseconds pass. */
  later(milliseconds: number): void;
  order(json: string, headers?: Readonly<Record<string, string>>): Promise<Response>;
  statistics(fields: Readonly<Record<string, string>>, headers?: Readonly<Record<string, string>>): Promise<Response>;
  /** Posts an order that must be accepted; returns the path of its payment page. */
  place(order: object): Promise<string>;
  /** Places an order and completes it, which must be accepted; returns the path of its page. */
  confirm(order: OrderPayload, changes?: Readonly<Record<string, string>>): Promise<string>;
  /** The order behind a payment page; throws without one. */
  orderAt(path: string): Promise<AddressedOrder>;
  /** Mails that aren't sent yet, of one kind or of all. */
  mails(kind?: string): Promise<Mail[]>;
  /** Posts a form, from the site's own pages unless the headers say otherwise. */
  post(
    path: string,
    fields: Readonly<Record<string, string>> | string,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Response>;
  hit(query: string, init?: RequestInit): Promise<Response>;
  get(path: string): Promise<Response>;
  /** The text of a page. */
  page(path: string): Promise<string>;
  /** The bytes of a document, which must be there. */
  bytes(path: string): Promise<Buffer>;
  /** Sends a request from this address. */
  from(address: string | undefined, path: string, init?: RequestInit): Promise<Response>;
}

/**
 * The whole service without a port, on a database of its own; rate limits off unless the environment sets them. It is
 * closed after the test that started it, or after the last test of the file that did so outside of its tests.
 */
export async function startTestService(
  environment: Readonly<Record<string, string>> = {},
  options: Partial<AppOptions> = {},
): Promise<TestService> {
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
  const request = async (path: string, init?: RequestInit): Promise<Response> => await service.app.request(path, init);
  const service: TestService = {
    app: createApp({
      storage,
      config,
      passwordCosts: cheapCosts,
      clock: () => service.now,
      log: (level, event, fields) => log.push(JSON.stringify({ level, event, ...fields })),
      ...options,
    }),
    storage,
    folder,
    config,
    log,
    company,
    clock: () => service.now,
    now: new Date('2026-11-20T10:00:00Z'),
    later: (milliseconds) => {
      service.now = new Date(service.now.getTime() + milliseconds);
    },
    order: (json, headers) => service.post('/supervision/paiement', { orderData: json }, headers),
    place: async (order) => {
      const response = await service.order(JSON.stringify(order));
      expect(response.status).toBe(303);
      return response.headers.get('location') ?? '';
    },
    confirm: async (order, changes) => {
      const path = await service.place(order);
      expect((await service.post(path, completion(order, changes))).status).toBe(303);
      return path;
    },
    orderAt: async (path) => {
      const order = await storage.findOrderByToken(path.split('/').at(-1) ?? '');
      if (order === undefined) throw new Error('an order expected');
      return order;
    },
    mails: async (kind) => {
      const mails = await storage.dueMails(Number.MAX_SAFE_INTEGER, 1000);
      return mails.filter((mail) => kind === undefined || mail.kind === kind);
    },
    post: (path, fields, headers = {}) =>
      request(path, {
        method: 'POST',
        headers: { origin: siteOrigin, 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams(fields).toString(),
      }),
    statistics: (fields, headers = {}) => {
      const { body, contentType } = multipart(fields);
      return request('/supervision/statistiques', {
        method: 'POST',
        headers: { origin: siteOrigin, 'content-type': contentType, ...headers },
        body,
      });
    },
    hit: (query, init = {}) => request(`/supervision/statistiques${query}`, init),
    get: (path) => request(path),
    page: async (path) => await (await request(path)).text(),
    bytes: async (path) => {
      const response = await request(path);
      expect(response.status).toBe(200);
      return Buffer.from(await response.arrayBuffer());
    },
    from: async (address, path, init) =>
      await service.app.request(path, init, { incoming: { socket: { remoteAddress: address } } }),
  };
  return service;
}
