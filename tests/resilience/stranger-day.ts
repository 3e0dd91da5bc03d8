/** Strangers who post as much as they may, as large as allowed, on their own clock. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { addressFields } from '#service/orders/payment/parse-completion.ts';
import { multipart, type OrderPayload, orderWith, statisticsFields } from '#service/payloads.fixture.ts';
import { siteOrigin, type TestService } from '#service/test-service.fixture.ts';

const quarter = 15 * 60_000;
const form = { origin: siteOrigin, 'content-type': 'application/x-www-form-urlencoded' };

/** Posts from an address. */
function post(
  service: TestService,
  address: string,
  path: string,
  body: string,
  headers: Record<string, string>,
): Promise<Response> {
  return service.from(address, `/supervision/${path}`, { method: 'POST', headers, body });
}

/** Posts the statistics of a quote. */
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

/** Posts an order. */
export function postOrder(service: TestService, address: string, number: number): Promise<Response> {
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
export function bytesIn(folder: string): number {
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.sqlite')) continue;
    const database = new SqliteDatabase(join(folder, name));
    database.pragma('wal_checkpoint(truncate)');
    database.close();
  }
  return readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}

/** Posts from one network until it is refused, every quarter of an hour of a day; counts posts and confirmed orders. */
export async function postForADay(
  service: TestService,
  address: string,
): Promise<{ confirmed: number; posts: number }> {
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
  return { confirmed, posts };
}
