import { beforeEach, expect, test } from 'vitest';
import { portStates } from '#domain/portability/port-life.ts';
import { importFiles } from '#domain/setup/write-provisioning.ts';
import { orderActions } from '#service/desk/orders/order-actions.ts';
import { nextPage } from '#service/desk-addresses.ts';
import { allowedPortActions } from '#service/portability/desk/port-actions.ts';
import { startPortingDesk } from '#service/portability/desk/porting-desk.fixture.ts';
import type { PortingClient } from '#service/portability/porting-client.fixture.ts';
import { exampleRequest } from '#service/storage/contract/example-rows.fixture.ts';
import { addPerson, DeskBrowser, desk, expectPage, signIn } from './desk-browser.fixture.ts';

let client: PortingClient;
let browser: DeskBrowser;
beforeEach(async () => {
  ({ client, browser } = await startPortingDesk());
  await addPerson(client.service.storage, 'bastien');
});

/** Every address that the desk answers to a method, with those of an order and of its first number. */
async function addresses(method: 'GET' | 'POST'): Promise<string[]> {
  const { reference } = await client.stored();
  const [port] = await client.ports();
  if (port === undefined) throw new Error('a number expected');
  const portActions = portStates.flatMap((state) => allowedPortActions('confirmed', { ...port, state }));
  const order = await browser.page(`${desk}/commandes/${reference}`);
  await client.service.storage.addRequest(exampleRequest({ reference: 'OFF-22222222' }), []);
  const documents = [...order.matchAll(/\/documents\/([\w.-]+)"/g)].map(([, file = '']) => file);
  const values: Readonly<Record<string, readonly string[]>> = {
    reference: [reference],
    place: ['1'],
    name: ['bastien'],
    file: documents,
    'standard file': Object.keys(importFiles).map((file) => `${file}.csv`),
    'commandes action': orderActions.map(({ slug }) => slug),
    'numeros action': [...new Set(portActions.map(({ slug }) => slug))],
  };
  const routes = client.service.app.routes.filter((route) => route.method === method && route.path.startsWith(desk));
  return routes.flatMap(({ path }) => {
    const [, name] = /:(\w+)$/.exec(path) ?? [];
    const ofStandard = path.includes('/standard/') ? 'standard file' : name;
    const key = name === 'action' ? (path.includes(':place') ? 'numeros action' : 'commandes action') : ofStandard;
    const followed = path.replace('/demandes/:reference', '/demandes/OFF-22222222');
    const filled = followed.replaceAll(/:(reference|place|name)\b/g, (_, fixed: string) => values[fixed]?.[0] ?? '');
    if (key === undefined || name === 'reference' || name === 'place') return [filled];
    return (values[key] ?? []).map((value) => filled.replace(`:${name}`, value));
  });
}

test('every page, form and file of the desk is for people who are signed in', async () => {
  const stranger = new DeskBrowser(client.service);
  const jeton = await browser.token();
  const fields = { jeton, vu: String((await client.stored()).event_count), montant: '100', note: 'x' };
  const before = await client.stored();
  for (const method of ['GET', 'POST'] as const) {
    for (const path of await addresses(method)) {
      if (path.startsWith(signIn)) continue;
      const answer = await (method === 'GET' ? stranger.get(path) : stranger.post(path, fields));
      expect([answer.status, answer.headers.get('location'), await answer.text()], `${method} ${path}`).toEqual([
        303,
        expect.stringContaining(`${signIn}?suite=`),
        '',
      ]);
      if (method === 'GET') continue;
      const wanted = new URL(answer.headers.get('location') ?? '', 'https://a.example').searchParams.get('suite');
      expect((await browser.get(nextPage(wanted ?? undefined))).status, `after ${path}`).not.toBe(404);
      expect((await browser.post(path, { ...fields, jeton: 'forged' })).status, path).toBe(403);
      expect((await browser.post(path, fields, { origin: 'https://evil.example' })).status, path).toBe(403);
    }
  }
  expect(await client.stored()).toEqual(before);
});

test('every form about money or people asks for the password again after thirty minutes', async () => {
  const { reference } = await client.stored();
  const order = `${desk}/commandes/${reference}`;
  client.service.later(8 * 24 * 3_600_000);
  await browser.signIn('claire');
  client.service.later(31 * 60_000);
  const stored = [await client.stored(), await client.service.storage.listDeskPeople()];
  for (const [path, fields] of [
    ...['paiement', 'correction', 'numeros/1/demande', 'lien'].map((part) => [`${order}/${part}`, {}] as const),
    ...['lien', 'retrait'].map((action) => [`${desk}/acces/personnes/bastien/${action}`, {}] as const),
    [`${desk}/acces/personnes`, { prenom: 'zoe' }],
    [`${desk}/acces`, { nom: 'Stock' }],
    [`${desk}/acces/cle`, { nouvelleCle: '{}' }],
    [`${desk}/annulations?q=`, { note: 'plantée', commande: reference }],
    [`${desk}/rappels`, {}],
  ] as const) {
    await expectPage(browser.fill(path, fields), 422, 'Trente minutes ont');
  }
  const texte = '<OFX><STMTTRN><DTPOSTED>20261119<TRNAMT>12<NAME>VIR</STMTTRN></OFX>';
  const statement = { jeton: await browser.token(), texte, vu: 'seen' };
  await expectPage(browser.upload(`${desk}/releve`, statement), 422, 'Trente minutes ont');
  expect([await client.stored(), await client.service.storage.listDeskPeople()]).toEqual(stored);
});

test('an order that doesn’t exist is not found', async () => {
  expect((await browser.get(`${desk}/commandes/NEO-22222222`)).status).toBe(404);
});

test('a NUL is looked for nowhere', async () => {
  for (const path of ['commandes?q=%00', 'lignes.csv?q=%00', 'commandes/A%00', 'demandes/%00'])
    expect((await browser.get(`${desk}/${path}`)).status, path).toBe(404);
  const fields = { jeton: await browser.token(), id: '\0' };
  expect((await browser.post(`${desk}/acces/retrait`, fields)).status).toBe(400);
  expect((await browser.upload(`${desk}/releve`, fields)).status).toBe(400);
});

test('pages are kept by no cache, found by no search engine and framed by no other site', async () => {
  const previews = (await addresses('POST')).filter((path) => /\/commandes\/[^/]+\/(?!renvoi)/.test(path));
  const token = await browser.token();
  const pages = await addresses('GET');
  const order = `${desk}/commandes/${(await client.stored()).reference}`;
  expect(pages).toEqual(
    expect.arrayContaining([desk, `${desk}/commandes.csv`, `${order}/lien`, `${order}/numeros/1/correction`]),
  );
  const answers = [
    ...[...pages, `${desk}/nulle-part`].map((path) => [path, browser.get(path)] as const),
    ...previews.map((path) => [path, browser.post(path, { jeton: token, apercu: 'oui' })] as const),
    [signIn, new DeskBrowser(client.service).get(signIn)] as const,
  ];
  for (const [path, answer] of answers) {
    const { headers, status } = await answer;
    if (pages.includes(path)) expect(status, path).not.toBe(404);
    expect(headers.get('cache-control'), path).toBe('no-store');
    expect(headers.get('x-robots-tag'), path).toBe('noindex');
    expect(headers.get('x-frame-options'), path).toBe('DENY');
    expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
  }
  await browser.post(`${desk}/deconnexion`, { jeton: token });
  for (const path of pages) expect((await browser.get(path)).status, path).toBe(path.startsWith(signIn) ? 200 : 303);
});
