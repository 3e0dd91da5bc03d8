import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { expect, test } from 'vitest';
import { actOn, type DeskBrowser, desk, startDesk, typedEuros } from '#service/desk/desk-browser.fixture.ts';
import { confirmedOrder, storedOrder } from '#service/orders/confirmed-order.fixture.ts';
import type { OrderRow } from '#service/storage/rows.ts';
import type { TestService } from '#service/test-service.fixture.ts';
import { printFigures } from './print-figures.ts';

/** Of each six orders four are in service, one is paid, one is confirmed: a shop that goes on for years. */
const originals = 60;
const day = 24 * 3_600_000;
const ofOrders = ['order_addresses', 'order_events', 'order_searches', 'ported_numbers', 'receipts', 'phone_devices'];
const copied = ['orders', ...ofOrders, 'setup_sheets', 'outbox'];

test.each([
  [3_000, 150],
  [20_000, 500],
])('with %i orders no page of the desk takes more than %i ms', async (count, longest) => {
  const { service, browser } = await startDesk();
  const orders = await placeOrders(service, browser);
  copyOrders(service, count / originals);
  const order = orders[0] as OrderRow;
  const searches = [
    '',
    ...[order.company, order.reference, order.reference.replaceAll('-', ''), order.email, order.phone].map(searchFor),
    ...[typedEuros(order.one_time_cents), 'Ajaccio', 'Colissimo 6A11', 'aucune commande'].map(searchFor),
  ];
  const pages = [
    ...['', '?sorte=pay', '/numeros', '/rappels', '/rapport', '/devis', '/demandes'],
    ...searches.map((search) => `/commandes${search}`),
    `/annulations${searches[1]}`,
    `/commandes/${order.reference}`,
  ];
  const times: Record<string, number> = {};
  for (const page of pages) times[page] = await longestOf(browser, `${desk}${page}`);
  printFigures(`${count} orders, longest of five, in ms`, times);
  expect(Math.max(...Object.values(times))).toBeLessThan(longest);
});

const searchFor = (text: string | null): string => `?q=${encodeURIComponent(text ?? '')}`;

/** The longest of five answers in milliseconds, after one that isn't counted. */
async function longestOf(browser: DeskBrowser, page: string): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    const start = performance.now();
    const answer = await browser.get(page);
    await answer.text();
    times.push(performance.now() - start);
    expect(answer.status, page).toBe(200);
  }
  return Math.round(Math.max(...times.slice(1)));
}

async function placeOrders(service: TestService, browser: DeskBrowser): Promise<OrderRow[]> {
  const orders: OrderRow[] = [];
  for (let seed = 0; seed < originals; seed += 1) {
    const order = await confirmedOrder(service, seed);
    orders.push(order);
    if (seed % 6 === 0) continue;
    await actOn(browser, order, 'paiement');
    if (seed % 6 === 1) continue;
    await actOn(browser, order, 'expedition', { note: `Colissimo 6A${seed}` });
    await actOn(browser, order, 'mise-en-service');
  }
  return await Promise.all(orders.map((order) => storedOrder(service, order)));
}

/** Stores each order, with all that belongs to it, so many times, a day apart. */
function copyOrders({ folder }: TestService, times: number): void {
  const database = new SqliteDatabase(join(folder, 'test.sqlite'));
  for (const table of copied) {
    const columns = database.prepare<[], { name: string }>(`select name from pragma_table_info('${table}')`).all();
    const names = columns.map(({ name }) => name);
    const values = names.map((name) => {
      if (name === 'sent_at') return '1';
      if (/^at$|_at$/.test(name)) return `${name} - ${day} * i`;
      return isKey(name) ? `${name} || '-' || i` : name;
    });
    database.exec(`with recursive n(i) as (select 2 union all select i + 1 from n where i < ${times})
      insert into ${table} (${names}) select ${values} from ${table}, n`);
  }
  database.close();
}

const isKey = (name: string): boolean => /^(?:id|reference|order_reference|token|content_hash|device)$/.test(name);
