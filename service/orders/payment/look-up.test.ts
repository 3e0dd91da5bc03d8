import type { RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { addressAnswer, companyAnswer, json, startDirectory } from '#service/orders/look-up/directories.fixture.ts';
import { orderWith } from '#service/payloads.fixture.ts';
import { startTestService } from '#service/test-service.fixture.ts';

const typed = { siret: '732 829 320 00074', name: 'Anne Rossi', phone: '0465710011', acceptTerms: 'on' };

/** Asks on the payment page of an order for one site, with one directory for both look-ups. */
async function ask(
  answer: RequestListener,
  fields: Readonly<Record<string, string>>,
  environment: Readonly<Record<string, string>> = {},
) {
  const { url, asked, close } = await startDirectory(answer);
  onTestFinished(close);
  const urls = { COMPANY_LOOKUP_URL: url, ADDRESS_LOOKUP_URL: url };
  const service = await startTestService({ ...urls, ...environment });
  const path = await service.place(orderWith({ sites: 1 }, 1));
  const answered = await service.post(path, { ...typed, ...fields });
  return { service, path, asked, status: answered.status, html: await answered.text() };
}

const fieldIn = (html: string, id: string): string | undefined =>
  new RegExp(`<(?:input|textarea)[^>]*\\bid="${id}"[^>]*?(?:value="([^"]*)"|>([^<]*))`)
    .exec(html)
    ?.slice(1)
    .find(Boolean);

test('« Retrouver mon entreprise » fills in name and address, and confirms nothing', async () => {
  const { service, path, asked, status, html } = await ask(json(companyAnswer()), { chercher: 'siret' });
  expect([status, asked[0]?.get('q')]).toEqual([200, '73282932000074']);
  expect(html).toContain('Dans l’annuaire\u00a0: BOULANGERIE PATISSERIE ROSSI, 3 COURS NAPOLEON, 20000 AJACCIO.');
  const filled = ['company', 'site1', 'site1PostCode', 'site1Town', 'name', 'phone'].map((id) => fieldIn(html, id));
  expect(filled).toEqual([
    ...['BOULANGERIE PATISSERIE ROSSI', '3 COURS NAPOLEON', '20000', 'AJACCIO', 'Anne Rossi', '0465710011'],
  ]);
  expect(html).toMatch(/<input[^>]*name="acceptTerms"[^>]*checked/);
  expect((await service.orderAt(path)).state).toBe('received');
  expect(service.log.join('')).not.toContain('73282932000074');
});

test('a look-up replaces nothing that was typed', async () => {
  const own = { company: 'Chez Rossi', site1: '9 rue Fesch', site1PostCode: '20000', site1Town: 'Ajaccio' };
  const { html } = await ask(json(companyAnswer()), { ...own, chercher: 'siret' });
  expect(Object.keys(own).map((id) => fieldIn(html, id))).toEqual(Object.values(own));
});

test('a closed establishment is said to be closed, and fills in nothing', async () => {
  const { html } = await ask(json(companyAnswer({}, { etat_administratif: 'F', date_fermeture: '2024-03-31' })), {
    chercher: 'siret',
  });
  expect(html).toContain('Établissement fermé selon l’annuaire');
  expect(fieldIn(html, 'company')).toBeUndefined();
});

test('a public body is known by its legal category, a company that hides its name is not named', async () => {
  const body = await ask(json(companyAnswer({ nature_juridique: '7346' })), { chercher: 'siret' });
  expect(body.html).toMatch(/id="clientKind-public"[^>]*checked/);
  const hidden = { nom_complet: '[NON-DIFFUSIBLE]', nom_raison_sociale: null };
  const { html } = await ask(json(companyAnswer(hidden, { adresse: '[NON-DIFFUSIBLE]' })), { chercher: 'siret' });
  expect(html).toContain('ne publie ni son nom ni son adresse');
  expect(html).not.toContain('NON-DIFFUSIBLE');
});

const broken: Readonly<Record<string, RequestListener>> = {
  silent: () => undefined,
  'too busy': (_request, response) => response.writeHead(429).end('{}'),
  failing: (_request, response) => response.writeHead(500).end('oops'),
  malformed: (_request, response) => response.end('<html>'),
  'too talkative': json({ results: [], more: 'x'.repeat(300_000) }),
  'of another shape': json({ results: 'none', features: [{}] }),
};

test.each(Object.keys(broken))(
  'with a %s directory the form stays as typed and orders',
  { timeout: 20_000 },
  async (how) => {
    const own = { company: 'Chez Rossi', site1: '9 rue Fesch', site1PostCode: '20000', site1Town: 'Ajaccio' };
    const answer = broken[how] ?? expect.unreachable();
    const { service, path, html, status, asked } = await ask(answer, { ...own, chercher: 'siret' });
    expect([status, asked.length]).toEqual([200, how === 'too busy' ? 1 : 2]);
    expect(html).toContain('L’annuaire des entreprises ne répond pas.');
    expect(Object.keys(own).map((id) => fieldIn(html, id))).toEqual(Object.values(own));
    expect((await service.post(path, { ...typed, ...own })).status).toBe(303);
  },
);

const ajaccio = { site1PostCode: '20000', site1Town: 'Ajaccio', site1Complement: 'Bât. B', company: 'Rossi' };

test('« Vérifier l’adresse » offers at most five addresses, and the chosen one is ordered for', async () => {
  const near = ['3 Cours Napoléon', '3 Rue Napoléon', '3 B Cours Napoléon', '4 Cours Napoléon', '5 Cours Napoléon'];
  const fields = { ...ajaccio, site1: '3 cour Napoléon' };
  const answer = json(addressAnswer([...near, '6 Cours Napoléon']));
  const { service, path, asked, html } = await ask(answer, { ...fields, chercher: 'site1' });
  expect(['q', 'limit'].map((name) => asked[0]?.get(name))).toEqual(['3 cour Napoléon 20000 Ajaccio', '5']);
  const radios = [...html.matchAll(/name="site1Found"(?: checked="")? value="([^"]*)"/g)].map(([, value]) => value);
  expect(radios).toEqual([...near.map((name) => `${name}|20000|Ajaccio`), '']);
  expect(fieldIn(html, 'site1')).toBe('3 cour Napoléon');
  const chosen = { ...typed, ...fields, site1Found: radios[0] ?? '' };
  expect((await service.post(path, chosen)).status).toBe(303);
  expect(JSON.parse((await service.orderAt(path)).sites_json ?? '')).toEqual([
    { street: '3 Cours Napoléon', complement: 'Bât. B', postCode: '20000', town: 'Ajaccio' },
  ]);
});

test('an address that is known, or unknown, is kept', async () => {
  const fields = { ...ajaccio, site1: '3 cours Napoléon', chercher: 'site1' };
  const known = await ask(json(addressAnswer(['3 Cours Napoléon'])), fields);
  expect(known.html).toContain('La base des adresses connaît cette adresse.');
  const unknown = await ask(json(addressAnswer([])), fields);
  expect(unknown.html).toContain('Gardez la vôtre si elle est juste.');
  expect(unknown.html).not.toContain('name="site1Found"');
});

test.each([
  ['a network', '0.1', 1],
  ['all networks together', '1', 2],
])('%s that look up too often read so, keep the form, and ask nobody', async (_, factor, most) => {
  const environment = { RATE_LIMIT_FACTOR: factor };
  const { service, path, asked } = await ask(json(companyAnswer()), { chercher: 'siret' }, environment);
  for (let look = 1; look < most; look += 1) await service.post(path, { ...typed, chercher: 'siret' });
  const again = await service.post(path, { ...typed, chercher: 'siret' });
  expect([again.status, asked.length]).toEqual([200, most]);
  const html = await again.text();
  expect(html).toMatch(/Trop de recherches en peu de temps\u00a0: recommencez dans \d+\u00a0s\./);
  expect(fieldIn(html, 'name')).toBe('Anne Rossi');
});

test('a question that needs no directory takes no place at one', async () => {
  const environment = { RATE_LIMIT_FACTOR: '1' };
  const { service, path, asked } = await ask(json(companyAnswer()), { chercher: 'siret' }, environment);
  for (const empty of [1, 2]) await service.post(path, { ...typed, site1: ' '.repeat(empty), chercher: 'site1' });
  await service.post(path, { ...typed, chercher: 'siret' });
  expect(asked).toHaveLength(2);
});

test('without a directory there is no button', async () => {
  const service = await startTestService();
  const html = await service.page(await service.place(orderWith({ sites: 1 }, 1)));
  expect(html).not.toContain('Retrouver mon entreprise');
  expect(html).not.toContain('Vérifier l’adresse');
});
