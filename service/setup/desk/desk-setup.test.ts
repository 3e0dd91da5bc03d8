import { expect, test } from 'vitest';
import { addressOf, desk, expectPage, textOf } from '#service/desk/desk-browser.fixture.ts';
import { orderWith } from '#service/payloads.fixture.ts';
import { openSetup } from './opened-setup.fixture.ts';

test('a device is scanned to each phone, none twice', async () => {
  const { setup, browser, address } = await openSetup();
  await setup.save('postes', { 'name-1': 'Accueil, étage' });
  const scan = (changes: Readonly<Record<string, string>>) => browser.fill(`${address}/appareils`, changes);
  const wrong = await scan({ 'appareil-1': '80 5E', 'appareil-2': '805ec0123456', 'appareil-3': '80-5E-C0-12-34-56' });
  expect(wrong.status).toBe(422);
  const text = await textOf(wrong);
  expect(text).toContain('Une adresse MAC de 12 signes');
  expect(text).toContain('Déjà saisi plus haut sur cette page');
  const saved = await scan({ 'appareil-1': '80 5E C0 12 34 56' });
  expect([saved.status, saved.headers.get('location')]).toEqual([303, `${address}/appareils`]);
  expect(await browser.page(`${address}/appareils`)).toMatch(/id="appareil-2"[^>]*autofocus/);
  const page = () => textOf(browser.get(`${address}/appareils`));
  expect(await page()).toContain(
    'Poste sans fil 1 Yealink W73P, site 1, lisez l’étiquette de la base, pas celle du combiné',
  );
  const phones = Object.keys(await setup.shown('postes')).flatMap((name) => /^name-(\d+)$/.exec(name)?.[1] ?? []);
  const rest = phones.slice(1).map((key) => [`appareil-${key}`, `3123120G${1000 + Number(key)}`] as const);
  expect((await scan(Object.fromEntries(rest.slice(0, -1)))).status).toBe(303);
  expect(await page()).toContain('1 téléphone reste à saisir. 1 nouveau numéro reste à attribuer.');
  await scan({ ...Object.fromEntries(rest.slice(-1)), 'appareil-new-1': '04 95 10 00 00' });
  expect(await page()).toContain('Tout est saisi.');
  setup.client.service.later(60_000);
  const since = setup.client.service.now.getTime();
  // Changed, then saved again as it is.
  for (let time = 0; time < 2; time++) await scan({ 'appareil-2': '3123120G9999' });
  for (const typed of ['805ec0123456', '80-5e-c0-12-34-56', '3123120g9999', '04 95 10 00 00', '%2B33 4 95 10 00 00'])
    expect(await textOf(browser.get(`${desk}/commandes?q=${typed}`)), typed).toContain('Une commande trouvée');
  const twice = await scan({ 'appareil-3': '805ec0123456' });
  expect(await textOf(twice)).toContain('80:5E:C0:12:34:56 est déjà dans cette commande : 101 Accueil, étage');
  const { storage } = setup.client.service;
  const { reference } = await setup.client.stored();
  const scanned = (await storage.listOrderEvents(reference)).filter(({ kind }) => kind === 'setup-scan');
  expect(scanned).toMatchObject([{ person: 'claire' }, { person: 'claire', at: since }]);
  expect(await storage.listChangedOrders({ since, limit: 1 })).toMatchObject([{ reference }]);
  await setup.client.confirm(orderWith({ sites: 1, virtualUser: 0 }, 9));
  const other = addressOf(await setup.client.stored());
  const taken = await browser.fill(`${other}/appareils`, { 'appareil-1': '805EC0123456' });
  expect(await textOf(taken)).toContain(`80:5E:C0:12:34:56 est déjà dans la commande ${address.split('/').at(-1)}`);
  for (const name of ['preparation.pdf', 'etiquettes.pdf']) {
    const answer = await browser.get(`${address}/documents/${name}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  }
  expect(setup.client.service.log.join('\n')).not.toMatch(/Accueil|80:5E/);
});

test('a client reads the new number that the desk assigns, to one order only', async () => {
  const { setup, browser, address } = await openSetup();
  const { client } = setup;
  const give = (number: string) => browser.fill(`${address}/appareils`, { 'appareil-new-1': number });
  expect(await textOf(give('06 12 34 56 78'))).toContain('Un numéro fixe de dix chiffres');
  expect((await give('+33 4 95 10 00 00')).status).toBe(303);
  expect(await textOf(browser.get(`${address}/appareils`))).toContain('Appareils et nouveaux numéros');
  expect(await browser.page(`${address}/appareils`)).toContain('value="04\u00a095\u00a010\u00a000\u00a000"');
  expect((await give('04 95 10 00 00')).status, 'saved again as it is shown').toBe(303);
  const page = (await client.page()).replaceAll(/\s|&nbsp;/g, ' ');
  expect(page).toContain('Votre nouveau numéro : <strong>04 95 10 00 00</strong>');
  expect(await setup.shown('numeros')).not.toHaveProperty('area-new-1');
  expect(await client.page(setup.page('postes'))).toContain('<option value="new-1">04\u00a095\u00a010\u00a000\u00a000');
  await setup.save('postes', { 'shown-1': 'new-1' });
  expect((await browser.get(`${address}/standard/constructor.csv`)).status).toBe(404);
  const csv = await (await browser.get(`${address}/standard/yeastar-extensions.csv`)).text();
  expect(csv).toContain('101,0495100000');
  await client.pay();
  await client.ship();
  await client.change({ kind: 'put-in-service' });
  const mails = await client.service.storage.listMails((await client.stored()).reference);
  const told = mails.map(({ body }) => body.replaceAll(/\s/g, ' '));
  expect(told.join()).toContain('Appelez le 04 95 10 00 00 depuis');
  await client.confirm(orderWith({ numbers: 2, portability: 1 }, 9));
  await client.save(1);
  const [kept] = await client.service.storage.listPorts((await client.stored()).reference);
  const other = addressOf(await client.stored());
  const taken = await browser.fill(`${other}/appareils`, { 'appareil-new-1': '0495100000' });
  expect(await textOf(taken)).toContain(`est déjà dans la commande ${address.split('/').at(-1)}`);
  const mine = await browser.fill(`${other}/appareils`, { 'appareil-new-1': kept?.number ?? '' });
  expect(await textOf(mine), 'a number to keep').toContain('est déjà dans cette commande');
  client.service.later(60_000);
  const since = client.service.now.getTime();
  await give('04 95 10 00 01');
  const changed = await client.service.storage.listChangedOrders({ since, limit: 2 });
  expect(changed, 'no phone was scanned, and the order has left').toMatchObject([{ state: 'in-service' }]);
});

test('an order offers what it can be prepared with, and a cancelled one nothing: its devices are free', async () => {
  const { setup, browser, address } = await openSetup();
  const offered = async (page: string): Promise<string[]> => {
    const links = [...(await browser.page(page)).matchAll(/href="([^"]*\/(?:appareils|standard\/[^"]*))"/g)];
    return links.map(([, path = '']) => path.replace(page, ''));
  };
  const { client } = setup;
  const received = addressOf(await client.service.orderAt(await client.service.place(orderWith({}, 9))));
  expect(await offered(received)).toEqual([]);
  const prepared = await offered(address);
  expect(prepared).toHaveLength(5);
  for (const path of prepared) expect((await browser.get(`${address}${path}`)).status, path).toBe(200);
  await browser.fill(`${address}/appareils`, { 'appareil-1': '805EC0123456' });
  await browser.fill(`${address}/annulation`, { note: 'le client a renoncé' });
  expect(await offered(address)).toEqual([]);
  for (const path of prepared) expect((await browser.get(`${address}${path}`)).status, path).toBe(404);
  await client.confirm(orderWith({ sites: 1, virtualUser: 0 }, 9));
  const other = addressOf(await client.stored());
  expect((await browser.fill(`${other}/appareils`, { 'appareil-1': '805EC0123456' })).status).toBe(303);
});

test('hundreds of new numbers are assigned page by page', async () => {
  const { setup, browser } = await openSetup();
  await setup.client.confirm(orderWith({ sites: 1, virtualUser: 0, numbers: 130, portability: 0 }, 9));
  const path = `${addressOf(await setup.client.stored())}/appareils`;
  for (const page of [path, `${path}?page=2`]) {
    const names = [...(await browser.page(page)).matchAll(/ name="(appareil-[^"]*)"/g)].map(([, name = '']) => name);
    const typed = names.map((name) => {
      const place = name.split('-').at(-1)?.padStart(4, '0');
      return [name, name.includes('new') ? `049510${place}` : `3123120G${place}`] as const;
    });
    expect(await textOf(browser.get(page))).toMatch(
      /nouveaux numéros restent à attribuer\..* Enregistrez cette page avant .* Page [12] sur 2/,
    );
    expect((await browser.fill(page, Object.fromEntries(typed))).headers.get('location')).toBe(page);
  }
  for (const page of [path, `${path}?page=2`]) expect(await textOf(browser.get(page))).toContain('Tout est saisi.');
  const twice = await textOf(browser.fill(`${path}?page=2`, { 'appareil-new-129': '04 95 10 00 01' }));
  expect(twice).toContain('04 95 10 00 01 est déjà dans cette commande : Nouveau numéro 1 ');
});

test('two people who scan one order keep what the other scanned, and overwrite none of it unseen', async () => {
  const { browser, address } = await openSetup();
  const page = `${address}/appareils`;
  const [one, two] = [await browser.open(page), await browser.open(page)];
  expect((await one({ 'appareil-1': '805EC0123456' })).status).toBe(303);
  expect((await two({ 'appareil-2': '805EC0123457' })).status).toBe(303);
  const late = await two({ 'appareil-1': '805EC0123458' });
  await expectPage(late.clone(), 409, 'claire vient de saisir 80:5E:C0:12:34:56 ici');
  expect(await late.clone().text()).toContain('value="805EC0123458"');
  expect(await browser.page(page)).toMatch(/80:5E:C0:12:34:56.*80:5E:C0:12:34:57/s);
  expect((await (await browser.open(page, late))()).status).toBe(303);
  expect(await browser.page(page)).toMatch(/80:5E:C0:12:34:58.*80:5E:C0:12:34:57/s);
});

test('the desk reads what was said in words, and what is proposed for the rest', async () => {
  const { setup, browser, address } = await openSetup();
  const desk = async (): Promise<string> => (await textOf(browser.get(address))).replaceAll(/\s/g, ' ');
  expect(await desk()).toContain('Le client n’a encore rien dit : voici ce que nous prenons.');
  const empty = 'E-mail pour ses messages';
  expect(await desk(), 'a column that nobody filled').not.toContain(empty);
  await setup.save('postes', { 'name-1': 'Accueil', 'extension-2': '200', 'email-2': 'claire@mairie.example.com' });
  await setup.save('numeros', {
    ...{ 'area-new-1': '0495', 'ring-new-1': 'turn', 'phones-new-1': '200, 101', 'next-new-1': 'outside' },
    'target-new-1': '06 39 98 00 01',
  });
  await setup.save('horaires', { 'samedi-week': '9h-12h' });
  await setup.save('dates', { 'week-order': '2026-12-10' });
  const text = await desk();
  for (const words of [
    empty,
    'Dernière saisie du client le 20 novembre 2026',
    '101 Accueil Poste principal 1, Yealink T46U, site 1 Numéro à conserver 1',
    'En 04 95. Sonne à tour de rôle sur les postes 200, 101 Accueil ; sans réponse après 20 s, va au 06 39 98 00 01.',
    'Lundi à vendredi 9 h - 18 h ; samedi 9 h - 12 h ; fermé le dimanche ; fermé les jours fériés',
    'Livraison souhaitée : la semaine du 7 décembre 2026. Transfert souhaité : dès que possible.',
  ])
    expect(text).toContain(words);
  await setup.client.confirm(orderWith({ T46U: 0, T33G: 0, W57P: 0, portability: 0 }, 9));
  const virtual = await browser.page(addressOf(await setup.client.stored()));
  expect([virtual.includes('<dt>En dehors'), virtual.includes('<dt>Dates')]).toEqual([true, false]);
  const rest = 'Ce qu’il n’a pas dit est ce que nous proposons.';
  await setup.save('postes');
  await setup.save('numeros');
  expect(await browser.page(addressOf(await setup.client.stored()))).toContain(rest);
  await setup.save('horaires');
  expect(await browser.page(addressOf(await setup.client.stored()))).not.toContain(rest);
});
