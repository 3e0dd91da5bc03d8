import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { DocumentKeeper } from '#service/orders/documents/document-keeper.ts';
import { addressFields } from '#service/orders/payment/parse-completion.ts';
import { multipart, type OrderPayload, orderWith, statisticsFields } from '#service/payloads.fixture.ts';
import { siteOrigin, startTestService, type TestService } from '#service/test-service.fixture.ts';

test('stores little from a network that posts all it may for a day, and the orders of others', {
  timeout: 120_000,
}, async () => {
  // A tenth of the usual limits, and of the 50 MB that a day of them may take.
  const service = await startTestService({ RATE_LIMIT_FACTOR: '0.1' });
  const { storage, folder, clock } = service;
  const before = bytesIn(folder);
  service.now = new Date('2026-11-20T18:00:00Z');
  expect(await postUntilMidnight(service, '203.0.113.5')).toBe(5);
  service.later(-1);
  const orders = await storage.listOrders({ limit: 1000 });
  expect(orders).toHaveLength(30);
  const noted: string[] = [];
  const documents = new DocumentKeeper({ storage, clock, company, log: (_level, event) => noted.push(event) });
  for (const order of orders) if (order.confirmed_at !== null) await documents.tryToKeep(order);
  expect(noted).toEqual(Array(5).fill('documents-kept'));
  // The others are only counted.
  expect(await storage.listQuoteStatistics()).toHaveLength(50);
  expect(new Set((await storage.listHits()).map(({ type }) => type))).toEqual(new Set(['statistiques']));
  expect(bytesIn(folder) - before).toBeLessThan(5_000_000);
  expect((await postOrder(service, '203.0.113.5', 9001)).status).toBe(429);
  expect((await postOrder(service, '198.51.100.7', 9002)).status).toBe(303);
  service.later(1);
  expect((await postOrder(service, '203.0.113.5', 9003)).status).toBe(303);
});

const quarter = 15 * 60_000;
const form = { origin: siteOrigin, 'content-type': 'application/x-www-form-urlencoded' };

function post(
  service: TestService,
  address: string,
  path: string,
  body: string,
  headers: Record<string, string>,
): Promise<Response> {
  return service.from(address, `/supervision/${path}`, { method: 'POST', headers, body });
}

function postStatistics(service: TestService, address: string, number: number): Promise<Response> {
  // As large as allowed.
  const wide = '\u20ac'.repeat(100);
  const texts = { companyName: wide, fullName: wide, siret: wide, phone: wide, needs: '\u20ac'.repeat(500) };
  const { body, contentType } = multipart(statisticsFields(number, texts));
  return post(service, address, 'statistiques', body, { origin: siteOrigin, 'content-type': contentType });
}

function largeOrder(number: number): OrderPayload {
  const order = orderWith({ sites: 5 }, 7, number);
  const wide = '\u20ac'.repeat(200);
  return { ...order, client: { ...order.client, company: wide, siret: wide, name: wide, phone: wide } };
}

function postOrder(service: TestService, address: string, number: number): Promise<Response> {
  const fields = new URLSearchParams({ orderData: JSON.stringify(largeOrder(number)) });
  return post(service, address, 'paiement', fields.toString(), form);
}

function confirm(service: TestService, address: string, location: string): Promise<Response> {
  const wide = '\u00e9'.repeat(200);
  const sites = [1, 2, 3, 4, 5].flatMap((site) => {
    const { street, complement, postCode, town } = addressFields(`site${site}`);
    return Object.entries({ [street]: wide, [complement]: wide, [postCode]: '20000', [town]: wide });
  });
  const fields = new URLSearchParams({
    ...{ company: wide, name: wide, phone: '0465710001', siret: '73282932000074', acceptTerms: 'on' },
    ...Object.fromEntries(sites),
  });
  return post(service, address, location.replace('/supervision/', ''), fields.toString(), form);
}

/** Bytes of the files in a folder, after SQLite's log, which is written again and again, was moved into its database. */
function bytesIn(folder: string): number {
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.sqlite')) continue;
    const database = new SqliteDatabase(join(folder, name));
    database.pragma('wal_checkpoint(truncate)');
    database.close();
  }
  return readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}

/** Posts from one network until it is refused, every quarter of an hour until midnight; counts the confirmed orders. */
async function postUntilMidnight(service: TestService, address: string): Promise<number> {
  const end = new Date(service.now).setUTCHours(24, 0, 0, 0);
  let [confirmed, posts] = [0, 0];
  while (service.now.getTime() < end) {
    for (const send of [postStatistics, postOrder]) {
      let status = 0;
      for (let turn = 0; status !== 429 && turn < 250; turn++) {
        posts += 1;
        const answer = await send(service, address, posts);
        status = answer.status;
        if (status !== 303) continue;
        const completion = await confirm(service, address, answer.headers.get('location') ?? '');
        if (completion.status === 303) confirmed += 1;
      }
    }
    service.later(quarter);
  }
  return confirmed;
}
