import { beforeEach, expect, test } from 'vitest';
import { type DeskBrowser, desk, expectPage, textOf } from '#service/desk/desk-browser.fixture.ts';
import { gatherHome } from '#service/desk/home/gather-home.ts';
import type { PortingClient } from '#service/portability/porting-client.fixture.ts';
import { shownForm, withChanges } from '#service/shown-form.fixture.ts';
import { confirmExample, examplePort, examplePortEntry } from '#service/storage/contract/example-rows.fixture.ts';
import { gatherNumbers } from './gather-numbers.ts';
import { startPortingDesk } from './porting-desk.fixture.ts';

let client: PortingClient;
let browser: DeskBrowser;
let address: string;
beforeEach(async () => {
  ({ client, browser, address } = await startPortingDesk());
});

const act = (place: number, slug: string, changes?: Readonly<Record<string, string>>): Promise<Response> =>
  browser.fill(`${address}/numeros/${place}/${slug}`, changes);
const states = async (): Promise<string[]> => (await client.ports()).map(({ state }) => state);
const journal = async () => await client.service.storage.listOrderEvents(address.split('/').at(-1) ?? '');

test('numbers wait with a light until they are asked for, then for the operator', async () => {
  const home = await textOf(browser.get(desk));
  expect(home).toContain('Transferts de numéros 1 attend');
  expect(home).toMatch(/2 numéros à demander à l’opérateur \([\d ]+,\d\d € TTC attendus\), depuis aujourd’hui/);
  expect(await textOf(browser.get(`${desk}/numeros`))).toMatch(
    /04 65 71 00 01.*à demander.*04 65 71 00 02.*à demander/,
  );
  const order = await textOf(browser.get(address));
  for (const words of ['04 65 71 00 01 à demander', 'F1 P EROY4P', 'Commune d’Ajaccio', '732 829 320 00074', 'Orange'])
    expect(order).toContain(words);
  const dates = `${client.path}/installation/dates`;
  const wish = withChanges(shownForm(await client.page(dates)), { 'portDay-order': '2026-12-10' });
  expect((await client.service.post(dates, Object.fromEntries(wish))).status).toBe(303);
  for (const page of [`${desk}/numeros`, `${address}/numeros/demande`, `${address}/numeros/1/demande`])
    expect(await textOf(browser.get(page))).toMatch(
      /\([\d ]+,\d\d € TTC attendus\).*Transfert souhaité le 10 décembre 2026(?!\.)/,
    );
  const done = await act(1, 'demande');
  expect([done.status, done.headers.get('location')]).toEqual([303, `${address}#numero-1`]);
  expect(await states()).toEqual(['sent', 'complete']);
  expect(await textOf(browser.get(desk))).toContain('un numéro à demander à l’opérateur');
  await act(2, 'demande');
  expect(await textOf(browser.get(desk))).toContain('Transferts de numéros rien n’attend');
  const list = await textOf(browser.get(`${desk}/numeros`));
  expect(list.match(/demandé à l’opérateur le/g)).toHaveLength(2);
  expect((await journal()).slice(-2).map(({ kind, person }) => [kind, person])).toEqual([
    ['port-send', 'claire'],
    ['port-send', 'claire'],
  ]);
});

test('numbers wait with the name of their client, though nothing else of the order does', async () => {
  const { storage } = client.service;
  const short: typeof storage = {
    ...storage,
    listOrderSummaries: async (filter) => (filter.currentSince === undefined ? storage.listOrderSummaries(filter) : []),
  };
  const { client: name } = (await gatherNumbers(short, undefined, '2026-11-20')).numbers[0] ?? {};
  const { tasks } = await gatherHome(short, Date.now());
  expect([name, ...tasks.filter(({ kind }) => kind === 'port').map((task) => task.client)]).toEqual([
    'Mairie d’Ajaccio',
    'Mairie d’Ajaccio',
  ]);
});

test('all numbers, asked for from a page opened before one was, are no second press of that one', async () => {
  const [one, all] = [
    await browser.open(`${address}/numeros/1/demande`),
    await browser.open(`${address}/numeros/demande`),
  ];
  expect([(await one()).status, (await all()).status]).toEqual([303, 409]);
  expect(await states()).toEqual(['sent', 'complete']);
});

test('numbers, one or all, are asked for once by a button that is pressed twice', async () => {
  for (const page of [`${address}/numeros/1/demande`, `${address}/numeros/demande`]) {
    const press = await browser.open(page);
    expect([(await press()).status, (await press()).status], page).toEqual([303, 303]);
  }
  expect((await journal()).filter(({ kind }) => kind === 'port-send')).toHaveLength(2);
});

test('numbers name the other order that asks for the same number', async () => {
  expect(await textOf(browser.get(address))).not.toContain('Aussi demandé');
  const { storage } = client.service;
  const other = await confirmExample(storage);
  const { reference } = other;
  const saved = [examplePort(reference, { number: '0465710002', last_number: '0465710002' })];
  await storage.changePorts(other, { saved, entry: examplePortEntry(1) });
  const [one, two] = (await textOf(browser.get(address))).split('04 65 71 00 02 à demander');
  expect(one).not.toContain('Aussi demandé');
  expect(two).toContain(`Aussi demandé dans la commande ${reference}`);
});

test('numbers are moved on from the list of all numbers, by what comes next for each', async () => {
  const links = async (): Promise<string[]> => {
    const html = await browser.page(`${desk}/numeros`);
    return [...html.matchAll(/href="[^"]*\/numeros\/(\d\/[a-z]+)"/g)].map(([, link = '']) => link);
  };
  expect(await links()).toEqual(['1/demande', '2/demande']);
  const mandate = async () => Buffer.from(await (await browser.get(`${address}/documents/mandat.pdf`)).arrayBuffer());
  const accepted = await mandate();
  expect(await textOf(browser.get(`${address}/numeros/1/demande`))).toMatch(
    /RIO F1 P EROY4P.*732 829 320 00074.*1 cours Napoléon, 20000 Ajaccio.*Mandat de transfert \(PDF\)/,
  );
  await act(1, 'demande');
  expect(await links()).toEqual(['2/demande', '1/portage', '1/refus', '1/jour']);
  await act(1, 'refus', { refus: 'rio' });
  expect(await links()).toEqual(['1/correction', '2/demande']);
  await act(1, 'correction', { 'street-1': '2 cours Napoléon' });
  expect(await links()).toEqual(['2/demande']);
  expect((await mandate()).equals(accepted), 'what number 2 is asked for with').toBe(true);
  await client.accept();
  expect((await mandate()).equals(accepted)).toBe(false);
  expect(await links()).toEqual(['1/demande', '2/demande']);
});

test('numbers that were asked for are named before the order is cancelled, and wait afterwards until they are stopped', async () => {
  await act(1, 'demande');
  await act(2, 'demande');
  await act(2, 'portage');
  const form = await textOf(browser.get(`${address}/annulation`));
  expect(form).toContain('Le transfert du 04 65 71 00 01 est déjà demandé : demandez à l’opérateur de l’arrêter');
  expect(form).toContain('Le 04 65 71 00 02 est déjà transféré chez nous');
  await browser.fill(`${address}/annulation`, { note: 'Le client renonce' });
  expect(await textOf(browser.get(desk))).toMatch(/un numéro à arrêter chez l’opérateur, commande annulée, depuis/);
  expect(await textOf(browser.get(`${desk}/numeros`))).toContain(
    'à arrêter chez l’opérateur, commande annulée, Orange',
  );
  await expect(client.move(1, { kind: 'refuse', refusal: 'rio' })).rejects.toThrow('n’engage pas');
  await act(1, 'rectification', { note: 'Arrêté par Orange' });
  expect(await states()).toEqual(['complete', 'ported']);
  expect((await client.mailsOf('client-port-undone')).join()).toMatch(
    /un numéro reste chez son opérateur.*\n.*Le numéro 1 de votre commande \(••.••.••.••.01\) n’est pas transféré/s,
  );
  expect(await textOf(browser.get(desk))).toContain('Transferts de numéros rien n’attend');
});

test('numbers that their operator ports though the order was cancelled are noted so, and their client is called', async () => {
  await act(1, 'demande');
  await browser.fill(`${address}/annulation`, { note: 'Le client renonce' });
  expect(await textOf(browser.get(address))).toContain('ou marquez le numéro comme transféré si');
  expect((await act(1, 'portage', { jour: '2026-11-20' })).status).toBe(303);
  const [mail = ''] = await client.mailsOf('client-ported');
  expect(mail).toMatch(
    /est transféré chez nous depuis le 20.novembre 2026\..*nous vous appelons et convenons de la suite/s,
  );
  expect(mail).not.toMatch(/nouvelle téléphonie|Il en reste/);
  await act(1, 'rectification', { note: 'c’était le numéro 2' });
  expect(await client.ports()).toMatchObject([{ state: 'sent', ported_on: null }, {}]);
  const [undone = ''] = await client.mailsOf('client-port-undone');
  expect(undone).toMatch(/était une erreur de notre part\..*d’arrêter le transfert déjà demandé\. Ne résiliez rien\./s);
  expect(undone).not.toContain('Nous suivons');
});

test('numbers of a cancelled order ask for nothing at the desk', async () => {
  const asked = ['Tout marquer comme demandé', '02</strong> à demander', 'lamp lit', '<details open'];
  const askedNow = async (): Promise<string[]> => {
    const numbers = (await browser.page(address)).split('id="numeros"')[1]?.split('</section>')[0] ?? '';
    expect(numbers).toContain('<details');
    return asked.filter((words) => numbers.includes(words));
  };
  expect(await askedNow()).toEqual(asked);
  await browser.fill(`${address}/annulation`, { note: 'Le client renonce' });
  expect(await askedNow()).toEqual([]);
});

test('numbers are corrected with the client under the person’s name, then wait for the client’s mandate', async () => {
  await act(2, 'demande');
  await act(2, 'refus', { refus: 'rio' });
  for (const page of [address, `${address}/numeros/2/correction`])
    expect(await textOf(browser.get(page))).toMatch(/Le client lit : « .*Rappelez le 3179.*corrigez-le/);
  const line = { 'street-2': '1 cours Napoléon' };
  const kept = /Rien n’est enregistré.*value="F1PEROY4P000".*Le client l’apprend par un e-mail/s;
  await expectPage(act(2, 'correction', { ...line, 'rio-2': 'F1PEROY4P000' }), 422, kept);
  expect(await states()).toEqual(['complete', 'refused']);
  const done = await act(2, 'correction', { ...line, 'holder-2': 'Mairie d’Ajaccio' });
  expect([done.status, done.headers.get('location')]).toEqual([303, `${address}#numero-2`]);
  const [, corrected] = await client.ports();
  expect(corrected).toMatchObject({
    state: 'complete',
    holder: 'Mairie d’Ajaccio',
    address: '1 cours Napoléon',
    mandated_at: null,
    sent_at: null,
    refusal: null,
  });
  expect((await journal()).at(-1)).toMatchObject({
    kind: 'port-save',
    who: 'provider',
    person: 'claire',
    note: 'numéro 2, corrigé pour le client',
  });
  const [mail = ''] = await client.mailsOf('client-port-corrected');
  expect(mail).toMatch(
    /un numéro corrigé, mandat à accepter.*Relire vos numéros\u00a0: \S+\/paiement\/\S+#numeros.*acceptez-y le mandat/s,
  );
  expect(mail).not.toContain('Mairie d’Ajaccio');
  await client.accept();
  expect((await act(2, 'demande')).status).toBe(303);
  expect(await states()).toEqual(['complete', 'sent']);
});

test('numbers are ported on a day that was not before today’s end, and undone by a new entry with its reason', async () => {
  await act(1, 'demande');
  await expectPage(act(1, 'portage', { jour: '2026-11-21' }), 422, 'value="2026-11-21"');
  expect((await act(1, 'portage', { jour: '2016-11-19' })).status, 'a slip of ten years').toBe(422);
  expect((await act(1, 'portage', { jour: '2026-11-20' })).status).toBe(303);
  expect(await textOf(browser.get(address))).toContain('transféré le 20 novembre 2026');
  expect((await act(1, 'rectification')).status).toBe(422);
  expect((await act(1, 'rectification', { note: 'mauvais\nnuméro' })).status).toBe(303);
  expect(await client.ports()).toMatchObject([{ state: 'sent', ported_on: null, sent_at: expect.any(Number) }, {}]);
  const [mail = ''] = await client.mailsOf('client-port-undone');
  expect(mail).toContain('était une erreur de notre part. Nous suivons la demande');
  expect(mail).toContain('Ne résiliez rien');
  expect(mail).not.toContain('mauvais');
  await act(1, 'rectification', { note: 'pas encore envoyé' });
  expect(await client.ports()).toMatchObject([{ state: 'complete', sent_at: null }, {}]);
  expect(await client.mailsOf('client-port-undone')).toHaveLength(1);
  expect((await journal()).slice(-2).map(({ kind, note, person }) => [kind, note, person])).toEqual([
    ['port-undo', 'numéro 1, mauvais numéro', 'claire'],
    ['port-undo', 'numéro 1, pas encore envoyé', 'claire'],
  ]);
});

test('numbers whose operator announced a day say it to the client as the operator’s, and come back to the desk on that day', async () => {
  await act(1, 'demande');
  for (const jour of ['', '2026-11-19', '2026-02-31', '2027-12-24'])
    expect((await act(1, 'jour', { jour })).status, jour).toBe(422);
  expect((await act(1, 'jour', { jour: '2026-12-03' })).status).toBe(303);
  expect(await states()).toEqual(['sent', 'complete']);
  for (const page of [`${desk}/numeros`, address])
    expect(await textOf(browser.get(page))).toContain('transfert prévu par l’opérateur le 3 décembre 2026');
  expect(await textOf(client.service.get(client.path))).toContain('prévu par votre opérateur le 3 décembre 2026');
  const [mail = ''] = await client.mailsOf('client-port-planned');
  expect(mail).toMatch(/prévoit de transférer le numéro 1 .* le 3.décembre 2026.*Ne résiliez rien/s);
  expect((await journal()).at(-1)).toMatchObject({
    kind: 'port-plan',
    person: 'claire',
    note: 'numéro 1, le 3\u00a0décembre 2026',
  });
  const tasks = async (day: string) =>
    (await gatherHome(client.service.storage, Date.parse(day))).tasks.map(({ detail }) => detail).join();
  expect(await tasks('2026-12-02T12:00:00Z')).not.toContain('à vérifier');
  expect(await tasks('2026-12-03T12:00:00Z')).toContain('un numéro à vérifier, transfert prévu par l’opérateur');
  expect((await act(1, 'jour', { jour: '2026-12-03' })).status, 'noted already').toBe(422);
  await act(1, 'jour', { jour: '' });
  await act(1, 'jour', { jour: '2026-12-03' });
  await act(1, 'rectification', { note: 'c’était le numéro 2' });
  expect(await client.ports()).toMatchObject([{ state: 'sent', ported_on: null, sent_at: expect.any(Number) }, {}]);
  expect((await client.mailsOf('client-port-planned')).join().match(/n’a plus de jour prévu/g)).toHaveLength(2);
  await act(1, 'jour', { jour: '2026-12-04' });
  await act(1, 'refus', { refus: 'rio' });
  await act(1, 'rectification', { note: 'noté par erreur' });
  expect(await client.ports()).toMatchObject([{ state: 'sent', ported_on: null }, {}]);
});
