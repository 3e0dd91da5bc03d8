import { execFile } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { specifiedCatalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { aForm, requestOf } from '#domain/quote/example-quote.fixture.ts';
import { countExtensions } from '#domain/quote/installation/count-items.ts';
import { itemiseQuote, type QuotePart } from '#domain/quote/price/itemise-quote.ts';
import { addPerson } from '#service/desk/desk-browser.fixture.ts';
import { readStored } from '#service/orders/stored/stored-order.ts';
import { controlId } from '#service/pages/control-id.ts';
import { randomOrder, seededRandom } from '#service/payloads.fixture.ts';
import { readSetup } from '#service/setup/rules/open-setup.ts';
import { tracesField, tracesOf } from '#service/setup/rules/read-sent.ts';
import { siteOrigin, startTestService } from '#service/test-service.fixture.ts';
import { newApiToken } from './api-token.ts';

/** Random orders that the programs read, each of which has its documents made; 300 with `ORDERS=300`. */
const count = Number(process.env.ORDERS ?? 30);
const timeout = 60_000 + count * 2000;

const service = await startTestService({ PUBLIC_URL: siteOrigin });
await addPerson(service.storage, 'claire');
const { token, id } = newApiToken();
await service.storage.addApiToken({ id, name: 'Exemples', made_by: 'claire', made_at: 0, last_used_at: null });
const api = {
  address: `${siteOrigin}/supervision`,
  token,
  fetch: (url: string, init?: RequestInit) => service.app.request(url.replace(siteOrigin, ''), init),
};

/** A program of `docs/examples/`: none of them knows this code. */
async function example<Result>(name: string, exported: string, options: object = {}): Promise<Result> {
  const program = await import(resolve('docs/examples', `${name}.mjs`));
  return await program[exported]({ ...api, ...options });
}

const random = seededRandom(40);
for (let number = 0; number < count; number += 1) {
  const order = randomOrder(random, number);
  const addressed = { ...order, client: { ...order.client, email: `client${number}@mairie.fr` } };
  const path = await service.confirm(addressed, number % 3 === 0 ? { clientKind: 'public' } : {});
  const { sheet } = await readSetup(await service.orderAt(path), service);
  const named = {
    [tracesField]: tracesOf('phones', sheet),
    [controlId('name', sheet.phones[0]?.key ?? '')]: 'Accueil ; bureau 2',
  };
  expect((await service.post(`${path}/installation/postes`, named)).status).toBe(303);
  if (number % 3 === 1) await service.startUp(path);
}
const orders = await service.storage.listOrders({ limit: count });
const rowsOf = (csv: string): Record<string, string>[] => parse(csv, { columns: true, delimiter: ';' });

test('a billing program has the client, every line and total of what is to be invoiced', { timeout }, async () => {
  const invoices = await example<{ reference: string }[]>('billing', 'billing');
  expect(invoices).toHaveLength(orders.filter(({ public_body }) => public_body === 0).length);
  const invoiceOf = ({ lines, totalCents, vatCents }: QuotePart) => ({
    lines: lines.map(({ key, quantity, amountCents }) => ({ key, quantity, amount: amountCents })),
    ...{ beforeVat: totalCents, vat: vatCents, withVat: totalCents + vatCents },
  });
  for (const order of orders) {
    const { oneTime, monthly } = readStored(order).itemised;
    const { company, siret, name, email, received_cents: received } = order;
    const client = { company, siret, name, email, paysAfterService: order.public_body === 1 };
    const expected = {
      ...{ client, received },
      oneTime: client.paysAfterService ? null : invoiceOf(oneTime),
      monthly: order.state === 'in-service' ? invoiceOf(monthly) : null,
    };
    const found = invoices.find(({ reference }) => reference === order.reference);
    if (expected.oneTime) expect(found).toMatchObject(expected);
    else expect(found).toBeUndefined();
  }
});

test('a provisioning program has every phone as its sheet, each with its own extension', { timeout }, async () => {
  for (const order of orders) {
    const rows = rowsOf(await example('provisioning', 'provisioning', { reference: order.reference }));
    expect(rows).toHaveLength(countExtensions(readStored(order).request));
    const { phones } = (await readSetup(order, service)).sheet;
    const said = phones.map(({ kind, model, values }) => [kind, model, values.extension, values.name]);
    expect(rows.map(({ kind, model, extension, name }) => [kind, model, extension, name])).toEqual(said);
    expect(new Set(rows.map(({ extension }) => extension)).size).toBe(rows.length);
  }
});

test('a program runs where a link leads to its folder, as at a release', async () => {
  const link = join(service.folder, 'current');
  symlinkSync(resolve('docs/examples'), link);
  const run = promisify(execFile)(process.execPath, [join(link, 'billing.mjs')], {
    env: { ADDRESS: 'http://127.0.0.1:9' },
  });
  await expect(run).rejects.toThrow('fetch failed');
});

test('a partner’s price sheet has the prices of the form', async () => {
  const rows = rowsOf(await example('price-sheet', 'priceSheet', { phones: [3, 5, 10, 20] }));
  expect(rows).toHaveLength(4 * (1 + 3 * specifiedCatalogue.unlimited.channels.length));
  for (const { phones = '', calls = '', channels = '', plan = '', ...prices } of rows) {
    const form = aForm({ mainPhones: phones, callType: calls, channels, callPlanType: plan });
    const { oneTime, monthly } = itemiseQuote(requestOf(form), specifiedCatalogue);
    const totals = [oneTime, monthly].map(({ totalCents }) => (totalCents / 100).toFixed(2).replace('.', ','));
    expect(Object.values(prices)).toEqual(totals);
  }
});
