import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textOf as documentText } from '#documents/read-document.fixture.ts';
import { specifiedCatalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { siteOrigin, startTestService } from '#service/test-service.fixture.ts';

const service = await startTestService();
const address = '/supervision/devis';
const choices =
  'mainPhones=2&secondaryPhones=3&wirelessPhones=1&siteCount=2&callType=unlimited&channels=6&callPlanType=france-all';
const html = await service.page(`${address}?${choices}`);

/** The order that « Commander » of a page posts. */
const orderOf = (page: string): string =>
  (/name="orderData" value="([^"]*)"/.exec(page)?.[1] ?? '').replaceAll('&quot;', '"');
const orderData = orderOf(html);

test('a quote shows its price, its lines, its drawing, « Commander » and what the law wants a click away, also from its PDF, and stores nothing', async () => {
  for (const shown of ['1\u202f457\u00a0€', '124\u00a0€', 'Poste principal Yealink T46U', 'Commander'])
    expect(html).toContain(shown);
  expect(html).toMatch(/role="img"><title>Site 1\u00a0: notre box, .* Site 2\u00a0: [^<]+<\/title><g/);
  for (const path of ['/#/quote?devis=1_', '/legal/"', '/gdpr/"', '/cgv/"', '/tarifs-communications.csv"'])
    expect(html).toContain(`href="${siteOrigin}${path}`);
  expect(html).toContain('href="/supervision/resilier"');
  const link = /\?devis=[\w-]+/.exec(html)?.[0];
  expect(html, 'an address that holds the price').toContain(`href="${address}${link}"`);
  expect(orderOf(await service.page(address + link))).toBe(orderData);
  const document = await documentText(new Uint8Array(await service.bytes(`${address}.pdf?${choices}`)));
  expect(document.replaceAll(' ', '')).toContain(siteOrigin + address + link);
  const { storage } = service;
  expect(await storage.listOrders({ limit: 1 })).toEqual([]);
  expect([await storage.listQuoteStatistics(), await storage.listHits(), await service.mails()]).toEqual([[], [], []]);
});

test('says what is wrong beside each field, in the words of the form, and keeps what was typed', async () => {
  const long = 'douze'.repeat(100);
  const typed = `mainPhones=1e3&secondaryPhones=${long}&wirelessPhones=1%00&siteCount=9&geographicNumbers=2&portedNumbers=3`;
  const response = await service.get(`${address}?${typed}`);
  expect(response.status).toBe(422);
  const page = await response.text();
  for (const message of [
    'Saisissez un nombre entier positif',
    'Le nombre de sites doit être compris entre 1 et 5',
    'Le nombre de numéros portés ne peut pas être supérieur au nombre de numéros géographiques',
    ...['value="1e3"', `value="${long}"`, 'value="1\ufffd"'],
    'Nombre de sites\u00a0– <a href="#siteCount">Le nombre de sites',
  ])
    expect(page).toContain(message);
  expect(page).not.toContain('orderData');
});

test('an address without choices is an empty form, whatever was added to it, and no price', async () => {
  const page = await service.page(`${address}?utm_source=lettre&email=claire%40example.com`);
  expect(page).toContain('Comptez vos postes');
  expect(page).not.toMatch(/claire|role="alert"/);
  for (const kind of ['.json', '.pdf']) expect((await service.get(address + kind)).status, kind).toBe(422);
  const added =
    'gad_source gad_campaignid gbraid wbraid dclid srsltid mc_cid mc_eid _hsenc _hsmi li_fat_id ttclid twclid igshid';
  for (const name of added.split(' ')) expect((await service.get(`${address}?${name}=1`)).status, name).toBe(200);
  expect((await service.get(`${address}?mainphones=1`)).status).toBe(404);
});

test('a link says which prices it has, and that it is broken if it is, has choices too, or twice; not if else is added', async () => {
  const unknown = await service.page(`${address}?devis=1_2026-99_s1_p3-0-0_n1-0_min).&xtor=EPR-1&email=`);
  expect(unknown).toContain('Les prix de ce lien ne sont plus valables');
  const link = 'devis=1_2026-11_s1_p3-0-0_n1-0_min';
  for (const query of [
    'devis=1_2026-11_s1_p3',
    `${link}&siteCount=2`,
    `${link}&${link}`,
    'mainPhones=3&mainPhones=4',
  ]) {
    const broken = await service.get(`${address}?${query}`);
    expect([broken.status, await broken.text()]).toEqual([404, expect.stringContaining('Ce lien n’ouvre aucun devis')]);
  }
});

test('a link for channels that are offered no more keeps them in their place in the form', async () => {
  const { unlimited } = specifiedCatalogue;
  const channels = unlimited.channels.filter((offered) => offered !== 10);
  const fewer = { ...specifiedCatalogue, id: 'fewer', validFrom: '2026-11-10', unlimited: { ...unlimited, channels } };
  const own = await startTestService({}, { catalogues: [specifiedCatalogue, fewer] });
  const page = await own.page(`${address}?devis=1_${specifiedCatalogue.id}_s1_p3-0-0_n1-0_FF010`);
  expect(page).toMatch(/value="8">8<.*value="10" selected="">10<.*value="12">12</);
});

test('a quote as JSON says what was asked and until when, or what is wrong with each field', async () => {
  expect(JSON.parse(await service.page(`${address}.json?${choices}`))).toMatchObject({
    request: { mainPhones: 2, siteCount: 2, callType: 'unlimited', channels: 6 },
    catalogue: { honouredUntil: '2026-12-20' },
    url: expect.stringContaining(`${siteOrigin}${address}?devis=1_`),
  });
  const refused = await service.get(`${address}.json?mainPhones=51&secondaryPhones=x`);
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({
    fields: [{ field: 'secondaryPhones', message: 'Saisissez un nombre entier positif' }],
  });
});

test.each([
  ['application/json', 'application/json'],
  ['application/json;q=0.4, text/html', 'text/html'],
  ['application/json;q=0, */*', 'text/html'],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'text/html'],
])('answers what « Accept: %s » prefers', async (accept, type) => {
  const response = await service.get(`${address}?${choices}`, { headers: { accept } });
  expect(response.headers.get('content-type')).toContain(type);
});

test.each(['', '.json', '.pdf'])(
  'a quote is cached, isn’t sent again if it is the same hours later, and limited for each network: %s',
  async (kind) => {
    const limited = await startTestService({ RATE_LIMIT_FACTOR: '0.01' });
    const path = `${address}${kind}?${choices}`;
    const response = await limited.from('192.0.2.1', path);
    expect(response.headers.get('cache-control')).toBe('public, max-age=300');
    service.later(3_600_000);
    const headers = { 'if-none-match': `W/${response.headers.get('etag')}` };
    const again = await service.get(path, { headers });
    expect([again.status, again.headers.get('x-content-type-options')]).toEqual([304, 'nosniff']);
    expect((await service.get(`${path}&portedNumbers=1`, { headers })).status).toBe(200);
    const refused = await limited.from('192.0.2.1', path);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  },
);

test('the PDF has a file name in plain letters, whatever the name of the brand', async () => {
  const own = await startTestService({}, { company: { ...service.company, brand: 'Cœur d’Écho' } });
  const response = await own.get(`${address}.pdf?${choices}`);
  expect(response.status).toBe(200);
  const name = /^attachment; filename="coeur-d-echo-devis-D-20261120-\w{6}\.pdf"$/;
  expect(response.headers.get('content-disposition')).toMatch(name);
});

test('« Commander » asks for what is missing, then leads to the payment page of the same order as the site posts', async () => {
  const refused = await service.post('/supervision/paiement', { orderData, email: 'claire@mairie' });
  expect(refused.status).toBe(422);
  const page = await refused.text();
  for (const shown of [
    'Adresse e-mail\u00a0– <a href="#email">Format email invalide',
    'Vous devez accepter les CGV pour continuer',
    'value="claire@mairie"',
  ])
    expect(page).toContain(shown);
  expect(await service.storage.listOrders({ limit: 1 })).toEqual([]);
  const fields = { orderData: orderOf(page), email: ' claire@example.com ', acceptTerms: 'on' };
  const response = await service.post('/supervision/paiement', fields);
  expect(response.status).toBe(303);
  const order = await service.orderAt(response.headers.get('location') ?? '');
  expect(order).toMatchObject({ email: 'claire@example.com', one_time_cents: 145_700, monthly_cents: 12_400 });
});

test.each([
  { orderData, email: 'claire@example.com', other: 'x' },
  { orderData: '[', email: 'claire@example.com', acceptTerms: 'on' },
  `orderData=${encodeURIComponent(orderData)}&email=a@b.fr&email=a@b.fr&acceptTerms=on`,
])('« Commander » refuses fields that no page has: %j', async (fields) =>
  expect((await service.post('/supervision/paiement', fields)).status).toBe(400),
);

test('the form of the site, posted where no script runs, becomes an address without its e-mail', async () => {
  const response = await service.post(address, { mainPhones: '3', email: 'claire@example.com', acceptTerms: 'on' });
  expect([response.status, response.headers.get('location')]).toEqual([303, `${address}?mainPhones=3`]);
  expect((await service.post(address, { mainPhones: '3' }, { origin: 'https://evil.example' })).status).toBe(403);
});

const hostile = [
  ...["' or 1=1 --", '<script>alert(1)</script>', '../../etc/passwd', '\0', '%00', '1e999', '-1', '0x10', '٣'],
  ...['{{7*7}}', '9'.repeat(400), 'a'.repeat(8000), '$(reboot)', '\u202e', '[object Object]', 'NaN', '1;2'],
  '\r\nSet-Cookie: a=b',
];
const values = fc.constantFrom(...hostile.map(encodeURIComponent), '%', '%zz%');
const valid: [string, string][] = [
  ['mainPhones', '3'],
  ['callType', 'unlimited'],
];
const names =
  'mainPhones secondaryPhones siteCount geographicNumbers portedNumbers callType callPlanType channels virtualOnly';
const parameters = fc.tuple(fc.constantFrom(...names.split(' '), '__proto__', 'constructor', 'q'), values);
const changes = fc.array(parameters, { minLength: 1, maxLength: 3 });
const queries = fc.oneof(
  changes.map((changed) => [...new Map([...valid, ...changed])].map((pair) => pair.join('=')).join('&')),
  values.map((value) => `devis=${value}`),
);

test('answers 2 000 hostile queries with a clear 4xx, and says nothing of itself', { timeout: 120_000 }, () =>
  fc.assert(
    fc.asyncProperty(fc.constantFrom('', '.json', '.pdf'), queries, async (kind, query) => {
      const response = await service.get(`${address}${kind}?${query}`);
      expect([404, 422]).toContain(response.status);
      expect(response.headers.get('content-type')).toContain(kind === '.json' ? 'application/json' : 'text/html');
      expect(await response.text()).not.toMatch(/<script>alert|node_modules|SELECT |at \w+ \(|\0/);
    }),
    { numRuns: 2000 },
  ),
);

const hidden = fc.constantFrom('mainPhones=3&channels', 'mainPhones=3&userCount', 'virtualOnly=on&mainPhones');

test('a field that a form hides has no effect on its price, whatever it holds', () =>
  fc.assert(
    fc.asyncProperty(hidden, values, async (query, value) => {
      const [alone, beside] = await Promise.all(
        [query.replace(/&.*/, ''), `${query}=${value}`].map((asked) => service.bytes(`${address}.json?${asked}`)),
      );
      expect(String(beside)).toBe(String(alone));
    }),
  ));
