import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { expect } from 'vitest';
import { type CompanyContent, company } from '#content/company.ts';
import { type AppOptions, createApp } from '#service/app.ts';
import { type Config, readConfig } from '#service/config.ts';
import type { AddressedOrder } from '#service/storage/rows.ts';
import { openSqlite } from '#service/storage/sqlite.ts';
import type { Storage } from '#service/storage/storage.ts';
import { multipart } from './payloads.ts';

export const siteOrigin = 'https://www.neolis.example.com';
/** Lines of the log, gathered so that tests can look for personal data in them. */
type LogLine = string;

export interface TestService {
  readonly app: Hono;
  readonly storage: Storage;
  readonly config: Config;
  readonly log: LogLine[];
  readonly company: CompanyContent;
  readonly clock: () => Date;
  /** What `clock` returns; tests change it. */
  now: Date;
  order(json: string, headers?: Readonly<Record<string, string>>): Promise<Response>;
  statistics(fields: Readonly<Record<string, string>>, headers?: Readonly<Record<string, string>>): Promise<Response>;
  /** Posts an order that must be accepted; returns the path of its payment page. */
  place(order: object): Promise<string>;
  /** The order behind a payment page. */
  orderAt(path: string): Promise<AddressedOrder | undefined>;
  /** Posts a form, from the site's own pages unless the headers say otherwise. */
  post(
    path: string,
    fields: Readonly<Record<string, string>> | string,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Response>;
  hit(query: string, init?: RequestInit): Promise<Response>;
  get(path: string): Promise<Response>;
  close(): Promise<void>;
}

/** The whole service without a port, on a database of its own; rate limits off unless the environment sets them. */
export async function startTestService(
  environment: Readonly<Record<string, string>> = {},
  options: Partial<AppOptions> = {},
): Promise<TestService> {
  const folder = mkdtempSync(join(tmpdir(), 'neolis-service-'));
  const storage = options.storage ?? (await openSqlite(join(folder, 'test.sqlite')));
  const config = readConfig({ SITE_URL: siteOrigin, RATE_LIMIT_FACTOR: '0', ...environment });
  const log: LogLine[] = [];
  const request = async (path: string, init?: RequestInit): Promise<Response> => await service.app.request(path, init);
  const service: TestService = {
    app: createApp({
      storage,
      config,
      clock: () => service.now,
      log: (level, event, fields) => log.push(JSON.stringify({ level, event, ...fields })),
      ...options,
    }),
    storage,
    config,
    log,
    company,
    clock: () => service.now,
    now: new Date('2026-11-20T10:00:00Z'),
    order: (json, headers) => service.post('/supervision/paiement', { orderData: json }, headers),
    place: async (order) => {
      const response = await service.order(JSON.stringify(order));
      expect(response.status).toBe(303);
      return response.headers.get('location') ?? '';
    },
    orderAt: (path) => storage.findOrderByToken(path.split('/').at(-1) ?? ''),
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
    close: async () => {
      await storage.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return service;
}
