import { expect, test } from 'vitest';
import { actOn, DeskBrowser, desk, deskPassword, textOf, typedEuros } from '#service/desk/desk-browser.fixture.ts';
import { browser, openDeskBeforeEach, service } from '#service/desk/opened-desk.fixture.ts';
import { confirmedOrder, dueOf, storedOrder } from '#service/orders/confirmed-order.fixture.ts';
import type { OrderRow } from '#service/storage/rows.ts';

openDeskBeforeEach();

const path = `${desk}/releve`;
const columns = { jour: 'Date', somme: 'Crédit', libelle: 'Libellé' };
const csv = (...lines: readonly string[]): File =>
  new File([Buffer.from(`Date;Libellé;Crédit\n${lines.join('\n')}\n`, 'latin1')], 'releve.csv');
const paid = (order: OrderRow, label = order.reference, day = '19/11/2026'): string =>
  `${day};VIR REÇU ${label};${typedEuros(dueOf(order))}`;

/** Drops a file; the columns are asked for until somebody chose them. */
async function drop(fichier: File, fields: Readonly<Record<string, string>> = {}): Promise<Response> {
  return await browser.upload(path, { jeton: await browser.token(path), fichier, ...fields });
}

/** Presses the button of a page that a statement was read on. */
async function press(answer: Response, fields: Readonly<Record<string, string>> = {}): Promise<Response> {
  const html = await answer.text();
  const value = (name: string): string => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
  const texte = value('texte').replaceAll('&quot;', '"');
  return await browser.upload(path, { jeton: await browser.token(path), texte, vu: value('vu'), ...fields });
}

test('asks once for the columns, books all proposed lines by one press, and none of them again', async () => {
  const [first, second, third] = [17, 18, 19].map((seed) => confirmedOrder(service, seed));
  const orders = [await first, await second, await third] as [OrderRow, OrderRow, OrderRow];
  const split = orders[1].reference.toLowerCase().replace(/^(.{6})/, '$1 ');
  const file = csv(paid(orders[0]), paid(orders[1], split), paid(orders[2], 'SANS REFERENCE'), '18/11/2026;CB;');
  const asked = await textOf(drop(file));
  expect(asked).toMatch(/Colonnes du relevé .* Libellé VIR REÇU/);
  const shown = await drop(file, columns);
  const text = await textOf(shown.clone());
  expect(text).toMatch(/3 lignes lues\. À enregistrer 8 505,60 €, le 19 novembre 2026 VIR REÇU/);
  expect(text).toMatch(/À vérifier .* la somme attendue/);
  for (const order of orders) expect((await storedOrder(service, order)).state).toBe('confirmed');
  const done = await press(shown);
  expect(await textOf(browser.get(done.headers.get('location') ?? ''))).toContain('2 paiements sont enregistrés.');
  const states = await Promise.all(orders.map(async (order) => (await storedOrder(service, order)).state));
  expect(states).toEqual(['ready', 'ready', 'confirmed']);
  const [receipt] = await service.storage.listReceipts({ references: [orders[0].reference] });
  expect(receipt).toMatchObject({ day: '2026-11-19', cents: dueOf(orders[0]) });
  expect((await service.storage.listOrderEvents(orders[0].reference)).at(-1)?.person).toBe('claire');
  // The columns are remembered; what was booked is known, whoever sends it again.
  const again = await textOf(drop(csv(paid(orders[0]), paid(orders[1], split))));
  expect(again).toMatch(/2 déjà enregistrées.* Rien à enregistrer/);
  const ofx = `<OFX><STMTTRN><DTPOSTED>20261119<TRNAMT>${dueOf(orders[0]) / 100}<NAME>${orders[0].reference}</STMTTRN></OFX>`;
  expect(await textOf(drop(new File([ofx], 'releve.ofx')))).toContain('Rien à enregistrer');
});

test('books a line that was looked at through the form of its order, once', async () => {
  const order = await confirmedOrder(service, 17);
  const part = csv(`19/11/2026;VIR ${order.reference};3000,00`);
  const html = await (await drop(part, columns)).text();
  const [link = ''] = /\/supervision\/bureau\/commandes\/[^"]*paiement[^"]*/.exec(html) ?? [];
  const address = link.replaceAll('&amp;', '&');
  const form = await browser.page(address);
  expect(form).toMatch(/name="montant"[^>]*value="3.000,00.€"/u);
  expect(form).toContain('value="2026-11-19"');
  const asked = await browser.fill(address);
  expect((await (await browser.open(address, asked))()).status).toBe(303);
  expect(await storedOrder(service, order)).toMatchObject({ state: 'payment-differs', received_cents: 300_000 });
  expect(await textOf(drop(part))).toContain('1 déjà enregistrée');
  // The same line for another order is refused too.
  const other = await confirmedOrder(service, 18);
  const line = new URL(address, 'https://a.example').searchParams.get('ligne') ?? '';
  expect((await actOn(browser, other, 'paiement', { ligne: line })).status).toBe(422);
});

test('books nothing that changed between the page and the press, nor twice for two presses', async () => {
  const [order, other] = [await confirmedOrder(service, 17), await confirmedOrder(service, 18)];
  const shown = await drop(csv(paid(order), paid(other)), columns);
  await actOn(browser, order, 'paiement', { jour: '2026-11-20' });
  const presses = await Promise.all([press(shown.clone()), press(shown)]);
  const counts = presses.map((answer) => /enregistres=(\d)/.exec(answer.headers.get('location') ?? '')?.[1]);
  expect(counts.sort()).toEqual(['0', '1']);
  for (const { reference } of [order, other])
    expect(await service.storage.listReceipts({ references: [reference] })).toHaveLength(1);
});

test('asks for the password again after thirty minutes', async () => {
  const order = await confirmedOrder(service, 17);
  service.later(31 * 60_000);
  const shown = await drop(csv(paid(order)), columns);
  expect(await textOf(shown.clone())).toContain('Votre mot de passe');
  const refused = await press(shown.clone(), { motDePasse: 'wrong' });
  expect([refused.status, await textOf(refused)]).toEqual([422, expect.stringContaining('Mot de passe incorrect')]);
  expect((await storedOrder(service, order)).state).toBe('confirmed');
  expect((await press(shown, { motDePasse: deskPassword })).status).toBe(303);
  expect((await storedOrder(service, order)).state).toBe('ready');
});

test('refuses what is no statement, and what doesn’t come from its own page', async () => {
  const file = csv();
  for (const content of ['', '%PDF-1.7', 'a;b;c'])
    expect((await drop(new File([content], 'releve.csv'))).status).toBe(422);
  const medium = await drop(new File([`Date;Libellé;Crédit\n${'x'.repeat(512_000)}`], 'releve.csv'));
  expect([medium.status, await textOf(medium)]).toEqual([422, expect.stringContaining('dépasse 512 ko')]);
  const large = await drop(new File(['x'.repeat(1024 * 1024)], 'releve.csv'));
  expect([large.status, await textOf(large)]).toEqual([413, expect.stringContaining('Ce fichier est trop grand')]);
  const jeton = await browser.token(path);
  expect((await browser.upload(path, { jeton: 'x', fichier: file })).status).toBe(403);
  expect((await browser.upload(path, { jeton, fichier: file }, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await browser.post(path, { jeton }, { 'content-type': 'text/plain' })).status).toBe(415);
  const stranger = new DeskBrowser(service);
  expect((await stranger.upload(path, { jeton, fichier: file })).headers.get('location')).toContain('connexion');
});

test('shows hostile labels and titles as text', async () => {
  const hostile = '"><script>alert(1)</script>=HYPERLINK("x")';
  const quoted = `"${hostile.replaceAll('"', '""')}"`;
  const file = new File([`Date;${quoted};Crédit\n19/11/2026;${quoted};12,00\n`], 'releve.csv');
  const pages = [drop(file), drop(file, { ...columns, libelle: hostile })];
  for (const html of await Promise.all(pages.map(async (page) => await (await page).text()))) {
    expect(html).toContain('&lt;script&gt;alert(1)');
    expect(html.replaceAll(/"[^"]*"/g, '""')).not.toMatch(/<script|<img/i);
  }
});
