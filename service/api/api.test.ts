import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { twoRateCatalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { desk, expectRefused, openDesk } from '#service/desk/desk-browser.fixture.ts';
import { sha256Of } from '#service/orders/documents/document-keeper.ts';
import { orderWith, randomOrder, rioOf, seededRandom, typedNumber } from '#service/payloads.fixture.ts';
import { openSqlite } from '#service/storage/engines/sqlite.ts';
import { StorageUnavailable } from '#service/storage/storage-failures.ts';
import { siteOrigin, startTestService } from '#service/test-service.fixture.ts';
import type { orderAnswer, orderList } from './order-json.ts';

const service = await startTestService({ PUBLIC_URL: siteOrigin });
/** The other copy, on a connection of its own, where another release already runs. */
const copy = await startTestService(
  { PUBLIC_URL: siteOrigin },
  { storage: await openSqlite(join(service.folder, 'test.sqlite')), catalogues: [twoRateCatalogue] },
);
const browser = await openDesk(service);
const api = '/supervision/api/commandes';

async function makeToken(nom: string): Promise<string> {
  const html = await (await browser.fill(`${desk}/acces`, { nom })).text();
  return /role="alert" tabindex="-1" autofocus="">.*?(neo_[\w-]{43})/is.exec(html)?.[1] ?? '';
}

const token = await makeToken('Facturation');
const ask = (path: string, by = token, asked = service) =>
  asked.get(path.replace(siteOrigin, ''), { headers: { authorization: `Bearer ${by}`, origin: siteOrigin } });
const readList = async (address: string) => (await (await ask(address)).json()) as z.infer<typeof orderList>;
const referencesOf = ({ orders }: z.infer<typeof orderList>) => orders.map(({ reference }) => reference);
const readOrder = async (reference: string, asked = service) =>
  (await (await ask(`${api}/${reference}`, token, asked)).json()) as z.infer<typeof orderAnswer>;

test('a token is made and withdrawn at the desk for both copies, is shown once and kept as a hash', async () => {
  const other = await makeToken('Essai');
  const askBoth = async () => {
    const answers = await Promise.all([service, copy].map((asked) => ask(api, other, asked)));
    const names = ['www-authenticate', 'set-cookie', 'access-control-allow-origin'];
    return answers.map(({ status, headers }) => [status, ...names.map((name) => headers.get(name))]);
  };
  expect(await askBoth()).toEqual(Array(2).fill([200, null, null, null]));
  await expectRefused(browser.fill(`${desk}/acces`, { nom: ' ' }), 'Nommez le programme');
  await expectRefused(browser.fill(`${desk}/acces`, { nom: 'Essai' }), 'Un jeton porte déjà ce nom');
  const page = await browser.page(`${desk}/acces`);
  expect(page).toContain('Essai');
  expect(page).not.toContain(other);
  const tokens = await service.storage.listApiTokens();
  expect(JSON.stringify(tokens)).not.toContain(other);
  const found = tokens.find(({ name }) => name === 'Essai');
  expect(found).toMatchObject({ made_by: 'claire', last_used_at: service.now.getTime() });
  await browser.post(`${desk}/acces/retrait`, { jeton: await browser.token(`${desk}/acces`), id: found?.id ?? '' });
  expect(await askBoth()).toEqual(Array(2).fill([401, 'Bearer', null, null]));
  for (const typed of [other, 'Essai']) expect(service.log.join()).not.toContain(typed);
  for (const event of ['made', 'withdrawn'])
    expect(service.log.join()).toMatch(`desk-token-${event}","person":"claire","token":"${found?.id}"`);
});

test('programs are answered in JSON where nothing is, where they may only read, and after a failure', async () => {
  const unknown = await ask('/supervision/api/factures');
  expect([unknown.status, await unknown.json()]).toEqual([404, { error: 'Rien ne se trouve à cette adresse.' }]);
  const written = await service.post(api, {});
  expect([written.status, written.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect(await written.json()).toEqual({ error: 'Action impossible à cette adresse.' });
  vi.spyOn(service.storage, 'findApiToken').mockRejectedValueOnce(new StorageUnavailable('stopped'));
  const failed = await ask(api);
  expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await failed.json()).toEqual({ error: 'Service momentanément indisponible.' });
});

test('lists every order once, page by page, and those that changed since', async () => {
  const random = seededRandom(41);
  for (let number = 0; number < 7; number++) await service.place(randomOrder(random, number));
  const all = (await service.storage.listOrders({ limit: 100 })).map(({ reference }) => reference);
  let page = await readList(`${api}?limit=3`);
  const { nextSince } = page;
  const read = referencesOf(page);
  // It arrives at the instant of the others: its place may be in a page that was read.
  const late = await service.orderAt(await service.place(orderWith({ sites: 1 }, 49)));
  while (page.next !== null) {
    page = await readList(page.next);
    read.push(...referencesOf(page));
  }
  expect(read.filter((reference) => reference !== late.reference).toSorted()).toEqual(all.toSorted());
  expect(referencesOf(await readList(`${api}?since=${nextSince}`))).toContain(late.reference);
  service.later(10 * 60_000);
  const since = service.now.toISOString();
  expect(await readList(`${api}?since=${since}`)).toMatchObject({ orders: [], next: null });
  const { reference } = await service.orderAt(await service.place(orderWith({ sites: 1 }, 50)));
  expect(referencesOf(await readList(`${api}?since=${since}`))).toEqual([reference]);
  for (const query of ['since=hier', 'limit=0', 'limit=1&limit=2', 'limit=1e9', 'after=x', 'other=1'])
    expect((await ask(`${api}?${query}`)).status, query).toBe(400);
});

test('every answer is what the description says, and the description every route', async () => {
  const text = await service.page('/supervision/openapi.json');
  const { paths, components } = JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/'));
  const { reference } = await service.orderAt(await service.confirm(orderWith({ sites: 2, virtualUser: 0 }, 60)));
  const queries: Readonly<Record<string, string>> = { 400: '%zz', 404: 'devis=x', 422: 'mainPhones=%zz' };
  const addressOf = (route: string, status: string): string => {
    const path = status === '404' ? route.replace(/\{(?:reference|file)\}$/, 'NEO-00000000') : route;
    const query = path.startsWith('/devis') || status === '400' ? (queries[status] ?? 'mainPhones=3') : '';
    return `/supervision${path.replace('{reference}', reference).replace('{file}', 'order.pdf')}?${query}`;
  };
  const limited = await startTestService({ RATE_LIMIT_FACTOR: '0.01' });
  for (const [route, { get }] of Object.entries<{ get: { responses: object } }>(paths))
    for (const [status, { content, headers = {} }] of Object.entries(get.responses)) {
      if (content === undefined) continue;
      const address = addressOf(route, status);
      for (let time = 0; status === '429' && time < 6; time++) await limited.get(address);
      const response = await (status === '429' ? limited.get(address) : ask(address, status === '401' ? '' : token));
      expect(String(response.status), address).toBe(status);
      for (const name of Object.keys(headers))
        z.fromJSONSchema(headers[name].schema).parse(Number(response.headers.get(name) ?? 'absent'));
      const type = response.headers.get('content-type') ?? '';
      expect(Object.keys(content)).toEqual([type]);
      if (type === 'application/pdf') continue;
      z.fromJSONSchema({ ...content[type].schema, $defs: components.schemas }).parse(await response.json());
    }
  for (const { method, path } of service.app.routes) {
    const name = path.replace('/supervision', '').replaceAll(/:(\w+)/g, '{$1}');
    if (method === 'GET' && /^\/(?:api\/\w|devis\.)/.test(name)) expect(paths).toHaveProperty([name]);
  }
});

test('an order has its client, and each number to keep with its day as announced, then as transferred', async () => {
  const path = await service.confirm(orderWith({ portability: 1 }, 80));
  const { reference } = await service.orderAt(path);
  const act = (action: string, changes: Record<string, string>) =>
    browser.fill(`${desk}/commandes/${reference}/numeros/1/${action}`, changes);
  await service.post(`${path}/numeros/1`, typedNumber(1));
  await service.post(`${path}/mandat`, { acceptMandate: 'on', version: String(service.now.getTime()) });
  await act('demande', {});
  await act('jour', { jour: '2026-12-01' });
  const number = {
    ...{ place: 1, number: '0465710001', lastNumber: '0465710001', rio: rioOf('0465710001'), operator: 'Orange' },
    ...{ holder: 'Commune d’Ajaccio', holderSiret: '73282932000074', mandatedAt: service.now.toISOString() },
    address: { street: '1 cours Napoléon', complement: '', postCode: '20000', town: 'Ajaccio' },
    refusal: null,
  };
  const { client, numbers } = await readOrder(reference);
  expect(client).toEqual({
    ...{ company: 'Mairie d’Ajaccio', siret: '73282932000074', name: 'Claire Santoni', phone: '04 65 71 00 01' },
    ...{ email: 'client80@example.com', paysAfterService: false },
  });
  expect(numbers).toEqual([{ ...number, state: 'sent', plannedOn: '2026-12-01', portedOn: null }]);
  await act('portage', { jour: '2026-11-20' });
  const { numbers: after } = await readOrder(reference);
  expect(after).toEqual([{ ...number, state: 'ported', plannedOn: null, portedOn: '2026-11-20' }]);
});

test('an order has each new number, each transfer by its day, and its corrected confirmation', async () => {
  const path = await service.confirm(orderWith({ numbers: 70, portability: 0 }, 90));
  const { reference } = await service.orderAt(path);
  const atDesk = `${desk}/commandes/${reference}`;
  const given = { 'appareil-new-9': '04 95 10 00 09', 'appareil-new-70': '04 95 10 00 70' };
  await browser.fill(`${atDesk}/appareils`, given);
  await service.change(path, { kind: 'payment', cents: 1234, day: '2026-10-31', note: 'acompte' });
  await browser.fill(`${atDesk}/correction`, { company: 'Garage Rossi', note: 'mal tapé', confirmation: 'on' });
  const read = await readOrder(reference);
  expect(read).toMatchObject({
    receipts: [{ day: '2026-10-31', amount: read.received, note: 'acompte' }],
    newNumbers: [
      { place: 9, number: '0495100009' },
      { place: 70, number: '0495100070' },
    ],
    documents: [{ kind: 'order' }, { kind: 'contract_summary' }, { kind: 'terms' }, { kind: 'corrected_order' }],
  });
  for (const { url, sha256 } of read.documents) {
    const bytes = Buffer.from(await (await ask(url)).arrayBuffer());
    expect(sha256Of(bytes), url).toBe(sha256);
  }
});

test('an order has its addresses in parts, its lines as stored, and documents byte for byte as their hashes say', async () => {
  const order = orderWith({ sites: 1, virtualUser: 0 }, 70);
  const addresses = { site1: 'Bâtiment B\n12 cours Napoléon\n20000 Ajaccio', emergency1: '9 rue Fesch\n20000 Ajaccio' };
  const path = await copy.confirm(order, { ...addresses, sameForEmergency: '' });
  const { reference } = await service.orderAt(path);
  const { phones } = (await readOrder(reference)).setup;
  const scanned = {
    order_reference: reference,
    phone: phones[1]?.key ?? '',
    device: 'A1B2C3D4E5',
    person: null,
    before: '',
  };
  await service.storage.saveDevices(reference, [{ ...scanned, id: `${reference}.${scanned.phone}` }]);
  const read = await readOrder(reference);
  const file = `${api}/${reference}/documents/order.pdf`;
  const bytes = Buffer.from(await (await ask(file)).arrayBuffer());
  expect(read).toMatchObject({
    sites: [
      {
        delivery: { street: '12 cours Napoléon', complement: 'Bâtiment B', postCode: '20000', town: 'Ajaccio' },
        emergency: { street: '9 rue Fesch' },
      },
    ],
    oneTime: { beforeVat: { euros: order.price.initial } },
    journal: [{ kind: 'confirm' }],
    documents: expect.arrayContaining([
      expect.objectContaining({ kind: 'order', url: siteOrigin + file, sha256: sha256Of(bytes) }),
    ]),
  });
  // 47 licences at 9,00 €: 423,00 € at 8,5 % are 35,955 €.
  expect(read.monthly.vatByRate).toEqual([
    { percent: 8.5, vat: { cents: 3596, euros: 35.96 } },
    { percent: 20, vat: { cents: 960, euros: 9.6 } },
  ]);
  expect(await readOrder(reference, copy)).toEqual(read);
  expect(read.setup.devices.slice(0, 2).map(({ device }) => device)).toEqual(['', 'A1B2C3D4E5']);
  const csv = await browser.page(`${desk}/lignes.csv`);
  const rows: Record<string, string>[] = parse(csv, { delimiter: ';', bom: true, columns: true });
  const sumOf = (when: string) => {
    const lines = rows.filter((row) => row.Référence === reference && row.Quand === when);
    return lines.reduce((total, row) => total + Math.round(Number(row['Montant HT']?.replace(',', '.')) * 100), 0);
  };
  expect(sumOf('à la commande')).toBe(order.price.initial * 100);
  expect(sumOf('par mois')).toBe(order.price.monthly * 100);
  await service.post(`${path}/annulation`, {});
  expect(await readOrder(reference)).toMatchObject({ state: 'cancelled', documents: [] });
  expect((await ask(file)).status).toBe(404);
});
