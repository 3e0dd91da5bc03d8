import { expect, test } from 'vitest';
import { desk, expectPage, expectRefused, textOf } from '#service/desk/desk-browser.fixture.ts';
import { browser, openDeskBeforeEach, service } from '#service/desk/opened-desk.fixture.ts';
import { confirmedOrder } from '#service/orders/confirmed-order.fixture.ts';
import { newTermination } from '#service/requests/new-request.ts';
import { exampleMail, exampleRequest, exampleStatistics } from '#service/storage/contract/example-rows.fixture.ts';

openDeskBeforeEach();

const list = `${desk}/demandes`;
const text = (path: string): Promise<string> => textOf(browser.get(path));
const request = exampleRequest({ reference: 'OFF-22222222', is_test: 0, company: 'Garage Rossi' });
const page = `${list}/${request.reference}`;
const typed = { etat: 'called', jour: '', raison: '', note: '' };

test('what arrives is listed, waits on the home, and is answered from its page', async () => {
  const empty = await browser.page(list);
  expect(empty).toContain('Aucune demande n’est arrivée.');
  expect(empty).not.toMatch(/<main.*<ul/s);
  await service.storage.addRequest(request, []);
  expect(await text(list)).toMatch(
    /À traiter : 1 .*Garage Rossi Demande d’offre, à traiter, reçue le 20 novembre 2026 OFF-22222222/,
  );
  expect(await text(desk)).toContain('Demandes à traiter : Garage Rossi offre à préparer, depuis aujourd’hui');
  const shown = await browser.page(page);
  expect(shown).toContain('Un interphone à la grille');
  expect(shown).toContain('mailto:claire%40example.com');
});

test('a termination that names an order leads to it, and the order says so until the contract ended', async () => {
  const order = await confirmedOrder(service, 17);
  const orderPage = `${desk}/commandes/${order.reference}`;
  const asked = { name: 'Les Amis du Four', email: 'four@asso.fr', contract: order.reference.toLowerCase(), day: '' };
  const termination = newTermination(asked, service.now);
  await service.storage.addRequest(termination, []);
  const at = `${list}/${termination.reference}`;
  expect(await browser.page(at)).toContain(`href="${orderPage}"`);
  const notice = 'Les Amis du Four a demandé la résiliation de cette commande le 20 novembre 2026, à traiter';
  expect(await text(orderPage)).toContain(notice);
  expect(await browser.page(orderPage)).toContain(`href="${at}"`);
  const foreign = 'd’une autre adresse e-mail que celle de la commande';
  for (const path of [at, orderPage]) expect(await text(path)).toContain(foreign);
  await browser.fill(at, { ...typed, etat: 'lost', raison: 'cesse son activité' });
  expect(await text(orderPage)).not.toContain('résiliation de cette commande');
  expect(await text(at)).not.toContain(foreign);
  const own = newTermination({ ...asked, email: order.email.toUpperCase() }, service.now);
  await service.storage.addRequest(own, []);
  expect(await text(orderPage)).toContain('résiliation de cette commande');
  for (const path of [`${list}/${own.reference}`, orderPage]) expect(await text(path)).not.toContain(foreign);
});

test('of many requests each is on one page of the list', async () => {
  const all = Array.from({ length: 205 }, (_, index) => `OFF-${22_222_222 + index}`);
  for (const [index, reference] of all.entries())
    await service.storage.addRequest({ ...request, reference, state: index % 2 ? 'won' : 'new' }, []);
  const pages = await Promise.all(['', '?page=2', '?page=3'].map((query) => text(list + query)));
  expect(pages.map((page) => page.match(/OFF-\d+/g)?.length)).toEqual([80, 80, 45]);
  expect(new Set(pages.join().match(/OFF-\d+/g))).toEqual(new Set(all));
  expect(pages[1]).toMatch(/À traiter : 103 .*Page précédente Page 2 sur 3/);
});

test('a call is due on its day, and what is ended waits for nobody', async () => {
  await service.storage.addRequest(request, []);
  const answer = await browser.fill(page, { ...typed, etat: 'call-back', jour: '2026-11-22', note: 'le matin' });
  expect(answer.headers.get('location')).toBe(page);
  expect(await text(page)).toContain('à rappeler le 22 novembre 2026');
  expect(await text(page)).toMatch(/Suivi noté par claire le 20 novembre 2026/);
  expect(await browser.page(page)).toContain('>le matin</textarea>');
  expect(await text(desk)).not.toContain('Garage Rossi');
  service.now = new Date('2026-11-22T08:00:00Z');
  await browser.signIn('claire');
  expect(await text(desk)).toContain('Garage Rossi à rappeler le 22 novembre 2026, depuis aujourd’hui');
  await browser.fill(page, { ...typed, etat: 'lost', raison: 'trop cher' });
  expect(await text(list)).toMatch(/À traiter : 0 .*Demande d’offre, client perdu : trop cher/);
  expect(await text(desk)).not.toContain('Garage Rossi');
});

test('what is refused is shown again with what was typed', async () => {
  await service.storage.addRequest(request, []);
  const refused = await browser.fill(page, { ...typed, note: 'le soir', etat: 'call-back' });
  await expectRefused(refused.clone(), 'Indiquez le jour où le rappeler');
  expect(await refused.text()).toContain('>le soir</textarea>');
  expect(await service.storage.findRequest(request.reference)).toEqual(request);
});

test('the second of two people reads what the first one noted, and keeps what they typed', async () => {
  await service.storage.addRequest(request, []);
  const second = await browser.open(page);
  await browser.fill(page, { ...typed, etat: 'won', note: 'elle veut huit postes' });
  const noted = 'claire vient de noter «\u202fclient gagné\u202f; elle veut huit postes\u202f»';
  const late = second({ ...typed, etat: 'lost', raison: 'trop cher' });
  await expectPage(late, 409, new RegExp(`${noted}.*enregistrer de nouveau remplacerait.*value="trop cher"`, 's'));
  expect(await service.storage.findRequest(request.reference)).toMatchObject({ state: 'won' });
});

test('a second click on what was stored says nothing of another person', async () => {
  await service.storage.addRequest(request, []);
  const save = await browser.open(page);
  const fields = { ...typed, etat: 'call-back', jour: '2026-11-22', note: 'huit postes ' };
  expect([(await save(fields)).status, (await save(fields)).status]).toEqual([303, 303]);
  expect(await service.storage.findRequest(request.reference)).toMatchObject({ note: 'huit postes', change_count: 1 });
});

test('somebody who only saw a price is followed as well, until they are erased', async () => {
  await service.storage.addQuoteStatistics(
    exampleStatistics({ email: 'Zoe@garage.fr', company_name: 'Garage Zoé', is_test: 0, needs: 'un interphone' }),
  );
  const [, address = ''] = /href="([^"]*\/demandes\/DEV-\w{8})"/.exec(await browser.page(`${desk}/devis`)) ?? [];
  expect(await text(`${desk}/devis`)).toContain('Suivi : à traiter');
  expect(await text(address)).toContain('un interphone');
  await browser.fill(address, { ...typed, etat: 'call-back', jour: '2026-11-20', note: 'le matin' });
  expect(await text(`${desk}/devis`)).toContain('Suivi : à rappeler le 20 novembre 2026');
  expect(await text(desk)).toContain('Garage Zoé à rappeler le 20 novembre 2026');
  expect(await text(list)).toContain('Aucune demande n’est arrivée');
  await service.storage.erasePersonalData('zoe@garage.fr');
  expect((await browser.get(address)).status).toBe(404);
  expect(await text(desk)).not.toContain('Garage Zoé');
});

test('a lead who has ordered since waits for nobody', async () => {
  const lead = { kind: 'quote', reference: 'DEV-22222222', email: 'Zoe@garage.fr', received_at: 0 } as const;
  await service.storage.followRequest({
    ...request,
    ...lead,
    state: 'call-back',
    call_on: '2026-11-20',
    change_count: 1,
    changed_at: 0,
  });
  expect(await text(desk)).toContain('Garage Rossi à rappeler');
  await confirmedOrder(service, 17, { email: 'zoe@garage.fr', company: 'Garage Zoé' });
  expect(await text(desk)).not.toContain('Garage Rossi à rappeler');
});

test('what is typed about a lead who orders meanwhile is kept, and a later call comes back', async () => {
  await service.storage.addQuoteStatistics(exampleStatistics({ email: 'zoe@garage.fr', company_name: 'Garage Zoé' }));
  const [, address = ''] = /href="([^"]*\/demandes\/DEV-\w{8})"/.exec(await browser.page(`${desk}/devis`)) ?? [];
  const save = await browser.open(address);
  service.later(60_000);
  await confirmedOrder(service, 17, { email: 'zoe@garage.fr' });
  expect((await save({ ...typed, etat: 'won', note: 'huit postes' })).status).toBe(303);
  const reference = address.slice(-12);
  expect(await service.storage.findRequest(reference)).toMatchObject({ state: 'won', note: 'huit postes' });
  await browser.fill(address, { ...typed, etat: 'call-back', jour: '2026-11-20' });
  expect(await text(desk)).toContain('Garage Zoé · essai à rappeler le 20 novembre 2026');
});

test('a mail that fails leads to its request, where it is sent again', async () => {
  const mail = exampleMail({ order_reference: request.reference, kind: 'client-request', subject: 'Reçue' });
  await service.storage.addRequest({ ...request, state: 'won' }, [mail]);
  await service.storage.giveUpMail(mail.id, 2000, 'EENVELOPE 550');
  expect(await browser.page(desk)).toContain(`href="${page}"`);
  const html = await browser.page(page);
  expect(html).toContain('Abandonné');
  await browser.post(`${page}/renvoi`, { jeton: await browser.token(page), message: mail.id });
  const again = async () => await service.mails('client-request.desk');
  expect(await again()).toMatchObject([{ id: mail.id, attempts: 0 }]);
  const waiting = await again();
  service.later(60_000);
  await browser.post(`${page}/renvoi`, { jeton: await browser.token(page), message: mail.id });
  expect(await again()).toEqual(waiting);
  const foreign = await browser.post(`${page}/renvoi`, { jeton: await browser.token(page), message: 'another' });
  expect(foreign.status).toBe(404);
});
