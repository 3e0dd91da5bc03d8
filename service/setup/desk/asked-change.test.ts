import { expect, test, vi } from 'vitest';
import { desk, expectPage, textOf } from '#service/desk/desk-browser.fixture.ts';
import { dueOf } from '#service/orders/stored/order-status.ts';
import { openSetup } from './opened-setup.fixture.ts';

test('a change during the preparation waits on the desk’s home, and is answered by a mail and on the client’s page', async () => {
  const { setup, browser, address } = await openSetup();
  const { client } = setup;
  await setup.save('postes', { 'name-1': 'Claire' });
  await client.pay();
  const ask = async (name: string) => expect((await setup.save('postes', { 'name-1': name })).status).toBe(303);
  const name = async () => JSON.parse((await setup.stored())?.answers_json ?? '').phones['1'].name;
  const home = () => textOf(browser.get(desk));
  const form = (slug: string) => `${address}/changement/${slug}`;
  expect(await client.page(setup.page('postes'))).toContain('Demander ce changement');
  await ask('Luc');
  expect([await name(), await home()]).toEqual(['Claire', expect.stringContaining('À décider 1 attend')]);
  expect(await client.page()).toContain('attend notre accord');
  const shown = await textOf(client.service.get(client.path));
  expect(shown).toContain('Poste principal 1, Nom ou lieu Claire → Luc');
  expect(shown, 'what we prepare').toMatch(/enregistrés \d+ postes : 101 Claire, 102/);
  expect(await setup.shown('postes')).toMatchObject({ 'name-1': 'Luc' });
  expect(await textOf(browser.get(address)), 'beside what to do').toMatch(
    /Que faire Le client demande un changement Poste principal 1, Nom ou lieu Claire → Luc .*Fiche de préparation \(PDF\) Étiquettes \(PDF\) Appareils et nouveaux numéros Marquer comme expédiée .*n’est pas dans ce qui suit/,
  );
  const { event_count } = await client.stored();
  const early = await browser.open(form('accepter'));
  await ask('Lucie');
  expect((await client.stored()).event_count, 'forms of the desk stay good').toBe(event_count);
  for (const pressed of [{ apercu: 'oui' }, {}]) await expectPage(early(pressed), 422, /vient de changer.*→ Lucie/s);
  const notices = (await client.mailsOf('provider-notice')).filter((mail) => mail.includes('changement demandé'));
  expect(notices).toHaveLength(1);
  const [notice = ''] = notices;
  expect(notice).not.toMatch(/Luc|Claire$/);
  expect((await browser.fill(form('garder'))).status).toBe(422);
  const late = await browser.open(form('accepter'));
  expect((await browser.fill(form('garder'), { note: 'Les étiquettes sont collées.' })).status).toBe(303);
  expect([await name(), await home()]).toEqual(['Claire', expect.stringContaining('À décider rien n’attend')]);
  expect(await textOf(client.service.get(client.path))).toContain('comme avant, le 20 novembre 2026 : Les étiquettes');
  const [answer = ''] = await client.mailsOf('client-setup-decided');
  expect(answer).toContain('Les étiquettes sont collées.');
  expect(answer).toContain('Poste principal 1, Nom ou lieu');
  expect(answer).not.toMatch(/Luc/);
  await expectPage(late(), 409, 'laissée comme avant');
  await ask('Anne');
  vi.spyOn(client.service.storage, 'saveSetup').mockResolvedValueOnce(false);
  expect((await browser.fill(form('accepter'))).status).toBe(422);
  expect((await browser.fill(form('accepter'))).status).toBe(303);
  expect([await name(), (await client.mailsOf('client-setup-decided')).length]).toEqual(['Anne', 2]);
  expect(await textOf(browser.get(address))).toContain('Changement de l’installation accepté');
  expect((await browser.get(form('accepter'))).status).toBe(303);
  expect((await browser.get(form('autre'))).status).toBe(404);
  await browser.fill(`${address}/appareils`, { 'appareil-1': '805EC0123456' });
  await setup.save('dates', { 'week-order': '2026-12-10' });
  expect(await client.page()).toContain('(vide) → 7\u00a0décembre');
  expect(await textOf(browser.get(`${address}/expedition`)), 'before it leaves').toMatch(
    /Ce qui reste à faire \d+ téléphones restent à saisir\. 1 nouveau numéro reste à attribuer\. Le client demande un changement qui attend votre décision\. Il reste 1 numéro à conserver à indiquer\. Dates Livraison souhaitée : dès que possible\. .*Marquer comme expédiée/,
  );
  const ship = (typed: Readonly<Record<string, string>> = {}) =>
    browser.fill(`${address}/expedition`, { note: 'Colissimo 6A', ...typed });
  for (const typed of [{ apercu: 'oui' }, {}]) await expectPage(ship(typed), 422, 'Répondez d’abord au changement que');
  // As earlier releases let it be shipped.
  await client.ship();
  expect((await client.service.get(setup.page('postes'))).status).toBe(303);
  const shipped = await client.page();
  expect(shipped).toContain('Votre installation est préparée comme suit. Pour la changer, appelez-nous');
  expect(shipped).not.toContain('7\u00a0décembre');
  expect(await home()).toContain('À décider rien n’attend');
  await client.change({ kind: 'undo-ship', note: 'trop tôt' });
  await browser.fill(form('garder'), { note: 'Tout est emballé.' });
  expect((await ship()).status).toBe(303);
  expect(client.service.log.join('\n')).not.toMatch(/Anne|Luc/);
});

test('a change that waits when the payment is undone is taken, whatever is said then', async () => {
  const { setup } = await openSetup();
  const { client } = setup;
  await setup.save('postes', { 'name-1': 'Claire' });
  await client.pay();
  await setup.save('postes', { 'name-1': 'Luc' });
  await client.change({ kind: 'payment', cents: -dueOf(await client.stored()), note: 'erreur' });
  await setup.save('dates', { 'week-order': '2026-12-10' });
  expect(await setup.stored()).toMatchObject({
    asked_json: null,
    answers_json: expect.stringMatching(/Luc.*2026-12-07/),
  });
});

test('the mail about a change of many points says how many', async () => {
  const { setup, browser, address } = await openSetup();
  const { client } = setup;
  const names = (name: string) => Object.fromEntries([1, 2, 3, 4, 5, 6].map((key) => [`name-${key}`, name]));
  await setup.save('postes', names('Claire'));
  await client.pay();
  await setup.save('postes', names('Luc'));
  const text = await textOf(browser.fill(`${address}/changement/accepter`, { apercu: 'oui' }));
  expect(text).toContain('Il s’agissait de 6 points de votre fiche d’installation.');
  // A corrected e-mail may leave nothing of the change.
  const row = await setup.stored();
  if (row?.asked_json == null) throw new Error('a change expected');
  await client.service.storage.saveSetup(await client.stored(), {
    ...row,
    version: row.version + 1,
    answers_json: row.asked_json,
  });
  expect(await textOf(browser.fill(`${address}/changement/accepter`, { apercu: 'oui' }))).not.toContain('s’agissait');
});

test('what nobody has spoken of is said without asking until the first device is scanned', async () => {
  const { setup, browser, address } = await openSetup();
  const { client } = setup;
  await client.pay();
  await browser.fill(`${address}/appareils`, { 'appareil-new-1': '04 95 10 00 00' });
  expect(await client.page()).toContain('Préparer mon installation');
  await setup.save('postes', { 'name-1': 'Claire' });
  expect(await setup.stored()).toMatchObject({ asked_json: null, answers_json: expect.stringContaining('Claire') });
  expect(await textOf(browser.get(address))).toContain('Installation complétée (Vos postes)');
  expect(String(await client.mailsOf('provider-notice'))).toContain('a enregistré «\u202fVos postes\u202f» pendant');
  await browser.fill(`${address}/appareils`, { 'appareil-1': '805EC0123456' });
  await setup.save('dates', { 'week-order': '2026-12-10' });
  const { answers_json, asked_json } = (await setup.stored()) ?? {};
  expect([answers_json, asked_json]).toEqual([
    expect.not.stringContaining('wishes'),
    expect.stringContaining('wishes'),
  ]);
  expect(await client.page()).not.toContain('Continuer');
});

test.each([
  ['a scan and a refund', { 'appareil-1': '805EC0123456' }, -100],
  ['a second payment', {}, 100],
  ['a refund', {}, -100],
])('what is said after %s, as the amount is wrong, is taken with an entry and a notice', async (_name, scan, cents) => {
  const { setup, browser, address } = await openSetup();
  const { client } = setup;
  await client.change({ kind: 'payment', cents: dueOf(await client.stored()) + 100 });
  await setup.save('postes');
  expect(await textOf(browser.get(address)), 'before it was ever prepared').not.toContain('Installation complétée');
  await client.change({ kind: 'payment', cents: -100, note: 'trop reçu' });
  await browser.fill(`${address}/appareils`, scan);
  await client.change({ kind: 'payment', cents, note: 'geste' });
  const notices = async () =>
    (await client.mailsOf('provider-notice')).filter((mail) => mail.includes('installation complétée'));
  await setup.save('postes', { 'extension-1': '201' });
  expect((await setup.stored())?.answers_json).toContain('201');
  expect(await textOf(browser.get(address))).toContain('Installation complétée (Vos postes)');
  expect(await notices()).toEqual([expect.stringContaining('Réimprimez')]);
  // As it is proposed: what was printed and imported is still right.
  await setup.save('horaires');
  expect(await notices()).toHaveLength(1);
});
