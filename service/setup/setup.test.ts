import { beforeEach, expect, test, vi } from 'vitest';
import { clientEntry } from '#domain/order/life/order-journal.ts';
import { orderWith, rioOf } from '#service/payloads.fixture.ts';
import { shownForm } from '#service/shown-form.fixture.ts';
import { SetupClient } from './setup-client.fixture.ts';

let setup: SetupClient;
let client: SetupClient['client'];
beforeEach(async () => {
  setup = await SetupClient.start();
  ({ client } = setup);
});

test('a sheet is proposed whole, and saved part by part', async () => {
  expect(await client.page()).toContain('Sans réponse, nous prenons ce qui suit.');
  const todo = async () =>
    (await client.page())
      .match(/Ce que vous avez à faire.*?<\/nav>/s)?.[0]
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ');
  expect(await todo()).toContain(
    'Payer par virement à faire Compléter les numéros à conserver à faire Dire qui est à quel poste (facultatif) à faire Signer le mandat de prélèvement à faire',
  );
  const first = await setup.save('postes', { 'name-1': 'Accueil', 'extension-2': '200' });
  expect([first.status, first.headers.get('location')]).toEqual([303, setup.page('numeros')]);
  const second = await client.page(setup.page('numeros'));
  expect(second).toContain('<title>Vos numéros, commande ');
  expect(second.replaceAll(/<[^>]*>/g, '')).toContain('Vos postes, faitVos numérosVos horairesVos dates');
  expect(await setup.shown('postes')).toMatchObject({
    'name-1': 'Accueil',
    'extension-1': '101',
    'extension-2': '200',
  });
  await setup.save('numeros');
  await setup.save('horaires');
  const last = await setup.save('dates', { 'week-order': '2026-12-10' });
  expect(last.headers.get('location')).toBe(`${client.path}#installation`);
  expect(await todo()).toContain('à faire Dire qui est à quel poste (facultatif) fait Signer');
  const done = await client.page();
  expect(done).not.toContain('>Continuer</a>');
  expect(done).not.toContain('Sans réponse');
  expect(done).toContain('Tout est enregistré\u00a0: nous préparerons votre commande avec ce qui suit.');
  expect((await setup.stored())?.version).toBe(4);
  expect(client.service.log.join('\n')).not.toContain('Accueil');
});

test('what is refused is shown again with what was typed, and nothing is saved', async () => {
  const refused = await setup.save('postes', {
    'name-1': 'Claire & Luc',
    'extension-1': '15',
    'name-2': 'n'.repeat(5000),
  });
  expect(refused.status).toBe(422);
  const html = await refused.text();
  // Longer texts would cost time that grows with the square of their length.
  expect(html).toContain(`value="${'n'.repeat(1000)}"`);
  expect(html).toContain('<title>À corriger\u00a0: vos postes, commande ');
  expect(html).toContain('>Poste principal 1\u00a0: le 15 appelle les secours');
  expect(html).toContain('value="Claire &amp; Luc"');
  expect(await setup.stored()).toBeUndefined();
  expect((await client.service.post(setup.page('postes'), { another: 'field' })).status).toBe(400);
});

test('phones are named where a number rings some of them, more than a hint can list once above, and say their address', async () => {
  expect(await client.page(setup.page('postes'))).toMatch(
    /Yealink\u00a0T46U, site 1, [^<]* 20000\u00a0Ajaccio<\/span>/,
  );
  await setup.save('postes', { 'name-1': 'Comptoir', 'name-2': 'Bureau' });
  expect(await client.page(setup.page('numeros'))).toContain(
    'dans l’ordre s’ils sonnent à tour de rôle. Vos postes\u00a0: 101 Comptoir, 102 Bureau, 103,',
  );
  await client.confirm(orderWith({ T46U: 22, virtualUser: 0 }, 23));
  expect((await client.page(setup.page('numeros'))).match(/Vos postes[^<]*101, 102, [^<]*/g)).toHaveLength(1);
});

const overtaken = '>Cette page a été enregistrée ailleurs entre-temps';

test('a field that was saved elsewhere meanwhile is asked again, with what was typed; a second click changes nothing', async () => {
  const before = await setup.shown('postes');
  await setup.save('postes', { 'name-1': 'Claire', 'name-2': 'Anne', 'extension-2': '200' });
  const post = (fields: Record<string, string>) => client.service.post(setup.page('postes'), fields);
  // As a page of an earlier release that was open during the upgrade.
  expect(await (await post({ 'name-1': 'Luc', version: '1' })).text()).toMatch(/entre-temps.*value="Luc"/s);
  const late = await post({ ...before, 'name-1': 'Luc', 'extension-1': '15', 'extension-2': '300' });
  const html = await late.text();
  expect(late.status).toBe(422);
  for (const words of [overtaken, '>Poste principal 2\u00a0: cette page', 'value="Luc"', 'value="Anne"'])
    expect(html).toContain(words);
  expect((await post({ ...before, 'name-1': 'Claire', 'name-2': 'Anne' })).status).toBe(303);
  expect(await setup.stored()).toMatchObject({ version: 1 });
  expect((await post({ ...Object.fromEntries(shownForm(html)), 'extension-1': '150' })).status).toBe(303);
  expect(await setup.shown('postes')).toMatchObject({ 'name-1': 'Luc', 'name-2': 'Anne', 'extension-1': '150' });
});

test('what was saved elsewhere meanwhile stays, whatever other fields are saved late', async () => {
  const [phones, hours] = [await setup.shown('postes'), await setup.shown('horaires')];
  const post = async (part: string, fields: Record<string, string>) =>
    expect((await client.service.post(setup.page(part), fields)).status).toBe(303);
  await setup.save('postes', { 'name-1': 'Claire' });
  vi.spyOn(client.service.storage, 'saveSetup').mockResolvedValueOnce(false);
  await post('postes', { ...phones, 'name-2': 'Luc' });
  expect(await setup.shown('postes')).toMatchObject({ 'name-1': 'Claire', 'name-2': 'Luc' });
  await post('horaires', { ...hours, 'lundi-week': '10-18' });
  const columns = { email: 'juste@example.com' };
  const entry = clientEntry('setup-say', 0, '');
  await client.service.storage.correctOrder(await client.stored(), {
    ...{ columns, entry, replacements: [], closesAddresses: false },
  });
  await post('horaires', { ...hours, 'vendredi-week': '' });
  expect(await setup.shown('horaires')).toMatchObject({
    ...{ 'lundi-week': '10\u00a0h - 18\u00a0h', 'mardi-week': 'Idem', 'vendredi-week': '' },
    'email-week': columns.email,
  });
});

test('what was said of a number stays once it is completed as one of a range', async () => {
  await client.confirm(orderWith({ portability: 3, numbers: 3, virtualUser: 0 }, 7));
  const rings = { 'ring-kept-2-0': 'some', 'phones-kept-2-0': '102' };
  await setup.save('numeros', rings);
  await setup.save('postes', { 'shown-1': 'kept-3-0' });
  await client.save(1, { number: '0465720000', lastNumber: '0465720002', rio: rioOf('0465720000') });
  expect((await client.page()).match(/<p>[^<]*le poste 102/)?.[0]).toMatch(/04\s65\s72\s00\s01/);
  expect(await setup.shown('numeros')).toMatchObject(rings);
  expect(await setup.shown('postes')).toMatchObject({ 'shown-1': 'kept-3-0', 'shown-2': 'kept-1-0' });
  // As its keys were before they kept their places, which another number that was missing had.
  const row = await setup.stored();
  const former = row?.answers_json.replaceAll(/"kept-([23])-0"/g, (_, place) => `"kept-1-${place - 1}"`) ?? '';
  const answers_json = former.replace('"kept-1-2":{', '"kept-2-0":{"ring":"turn"},$&');
  expect(answers_json).toContain('"shown":"kept-1-2"');
  if (row) await client.service.storage.saveSetup(await client.stored(), { ...row, version: 3, answers_json });
  expect(await setup.shown('numeros')).toMatchObject(rings);
  expect(await setup.shown('postes')).toMatchObject({ 'shown-1': 'kept-3-0' });
});

test('what was said of a number is never another’s, whatever blocks are completed, grow or, once its part is saved again, go', async () => {
  await client.confirm(orderWith({ portability: 10, numbers: 10, virtualUser: 0 }, 7));
  const block = (place: number, last: string) =>
    client.save(place, {
      number: `046572${place}000`,
      lastNumber: `046572${place}${last}`,
      rio: rioOf(`046572${place}000`),
    });
  /** Each number by what it ends in, or its place as long as it isn't known, with the phones that it rings. */
  const rings = async () => {
    const [html, shown] = [await client.page(setup.page('numeros')), await setup.shown('numeros')];
    const names = [...html.matchAll(/<legend>([^<]*)/g)].map(([, name = '']) => name.replaceAll(/\D/g, '').slice(-4));
    const phones = Object.keys(shown).filter((name) => name.startsWith('phones-'));
    return names.map((name, index) => `${name} ${shown[phones[index] ?? '']}`.trim()).join(', ');
  };
  const ring = (key: string, phone: string) => ({ [`ring-${key}`]: 'some', [`phones-${key}`]: phone });
  await setup.save('numeros', { ...ring('kept-3-0', '103'), ...ring('kept-6-0', '102'), ...ring('kept-9-0', '101') });
  await block(5, '002');
  expect(await rings()).toBe('1, 2, 3 103, 4, 5000, 5001 102, 5002, 8, 9 101, 10');
  expect(await client.page()).not.toMatch(/numeros\/[67]"/);
  // As a page that was open before posts it.
  const late = await client.save(6);
  expect([late.status, await late.text()]).toEqual([
    409,
    expect.stringMatching(/il n’y a plus de numéro 6 à compléter.*value="0465710006"/s),
  ]);
  await block(1, '002');
  expect(await rings()).toBe('1000, 1001, 1002 103, 4, 5000, 5001 102, 5002, 8, 9 101, 10');
  await block(5, '004');
  expect(await rings()).toBe('1000, 1001, 1002 103, 4, 5000, 5001 102, 5002, 5003, 5004 101, 10');
  await block(1, '004');
  await setup.save('numeros', ring('kept-1-4', '104'));
  expect(await rings()).toBe('1000, 1001, 1002 103, 1003, 1004 104, 5000, 5001 102, 5002, 5003, 5004 101');
  await client.remove(5);
  expect(await rings()).toBe('1000, 1001, 1002 103, 1003, 1004 104, 6 102, 7, 8, 9 101, 10');
  await client.remove(1);
  await block(9, '002');
  expect(await rings()).toBe('2, 3 103, 4, 5, 6 102, 7, 8, 9000 101, 9001, 9002');
});

test('it is shown and changed only until we prepare the order', async () => {
  await setup.save('postes', { 'name-1': 'Claire' });
  await client.startService();
  const closed = await client.service.get(setup.page('postes'));
  expect([closed.status, closed.headers.get('location')]).toEqual([303, `${client.path}#installation`]);
  const late = await client.service.post(setup.page('postes'), { 'name-1': 'Luc' });
  expect([late.status, late.headers.get('location')]).toEqual([303, `${client.path}?trop-tard`]);
  expect(await setup.stored()).toMatchObject({ version: 1 });
  const inService = await client.page();
  expect(inService).toContain('Votre installation est préparée comme suit. Pour la changer, appelez-nous');
  expect(inService).not.toContain('Nous préparons votre commande avec');
});

test('a part that has nothing to ask of an order has no page', async () => {
  await client.confirm(orderWith({ T46U: 0, T33G: 0, W57P: 0, poe8: 0, poe16: 0, virtualUser: 3, portability: 0 }, 9));
  expect((await client.service.get(setup.page('horaires'))).status).toBe(200);
  expect((await client.service.get(setup.page('dates'))).status).toBe(404);
  // Nothing is sent to stick a label on.
  for (const path of [client.path, setup.page('postes')]) expect(await client.page(path)).not.toContain('étiquet');
});

test('an order with hundreds of numbers has a page of a bearable length, which lists a single one beyond the sixtieth', async () => {
  await client.confirm(orderWith({ numbers: 999, virtualUser: 0 }, 21));
  const html = await client.page(setup.page('numeros'));
  expect(html).toContain('Autres nouveaux numéros');
  expect(html.length).toBeLessThan(300_000);
  expect((await setup.save('numeros')).status).toBe(303);
  // As it was saved before.
  await client.confirm(orderWith({ numbers: 61, portability: 0, virtualUser: 0 }, 22));
  const sixtyOne = await client.page(setup.page('numeros'));
  expect(sixtyOne).toContain('Nouveau numéro 61');
  expect(sixtyOne).not.toContain('Autres');
});
