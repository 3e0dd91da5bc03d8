import { expect, test } from 'vitest';
import { formatEuros } from '#domain/money.ts';
import { actOn, addressOf, desk, expectPage, textOf } from '#service/desk/desk-browser.fixture.ts';
import { browser, openDeskBeforeEach, service } from '#service/desk/opened-desk.fixture.ts';
import { confirmedOrder, storedOrder } from '#service/orders/confirmed-order.fixture.ts';
import { orderOf, PortingClient } from '#service/portability/porting-client.fixture.ts';
import { shownForm } from '#service/shown-form.fixture.ts';

openDeskBeforeEach();

test('cancels what somebody planted, with one reason, writing to nobody', async () => {
  const planted = [await confirmedOrder(service, 17, { company: 'Plante', email: 'a@plante.fr' })];
  planted.push(await confirmedOrder(service, 18, { company: 'Plante', email: 'a@plante.fr' }));
  const real = await confirmedOrder(service, 19, { company: 'Garage Rossi', email: 'a@rossi.fr' });
  const path = `${desk}/annulations?q=plante&etat=&du=&au=`;
  const html = await browser.page(path);
  const ticked = shownForm(html).getAll('commande');
  expect(ticked).toHaveLength(2);
  expect(html).not.toContain(real.reference);
  const send = await browser.open(path);
  const untold = { prevenir: [] };
  const silent = /^(?!.*Le message au premier client).*Indiquez la raison\./s;
  await expectPage(send(untold), 422, silent);
  const [first = '', second = ''] = ticked;
  const letterOf = (shown: string): string => shown.split('Le message au premier client')[1] ?? '';
  expect(letterOf(html)).toContain(first.split('.')[0]);
  expect(letterOf(await (await send({ commande: second })).text())).toContain(second.split('.')[0]);
  const note = 'plantées le 20';
  const done = await send({ ...untold, note });
  expect(await textOf(browser.get(done.headers.get('location') ?? ''))).toContain('2 commandes annulées.');
  const again = await send({ ...untold, note });
  expect(await textOf(browser.get(again.headers.get('location') ?? ''))).toContain(
    'Rien n’est fait : ces commandes viennent',
  );
  for (const order of planted) expect((await storedOrder(service, order)).state).toBe('cancelled');
  expect((await storedOrder(service, real)).state).toBe('confirmed');
  expect(await textOf(browser.get(desk))).toContain(
    `Commandes confirmées 1 À la commande, en tout ${formatEuros(real.one_time_cents).replaceAll(/\s/g, ' ')} HT`,
  );
  expect((await service.mails()).map(({ recipient }) => recipient)).not.toContain('a@plante.fr');
  // One was none of them.
  const [mistaken] = planted;
  if (mistaken === undefined) throw new Error('an order expected');
  expect((await browser.fill(`${addressOf(mistaken)}/correction`, { email: 'a@juste.fr', note })).status).toBe(303);
  expect((await service.mails()).map(({ recipient }) => recipient)).not.toContain('a@juste.fr');
  await actOn(browser, mistaken, 'retablissement', { note });
  expect(await textOf(browser.get(desk))).toContain('ne part pas : la commande a été annulée avant');
});

test('asks for all numbers of an order by one press', async () => {
  const client = new PortingClient(service);
  await client.confirm(orderOf(2));
  await client.complete();
  const order = await client.stored();
  expect(await textOf(browser.get(addressOf(order)))).toContain('Tout marquer comme demandé');
  const page = `${addressOf(order)}/numeros/demande`;
  expect((await textOf(browser.get(page))).match(/RIO/g)?.length).toBeGreaterThanOrEqual(2);
  expect(await browser.page(page)).toContain('mandat.pdf');
  expect((await browser.fill(page)).status).toBe(303);
  expect((await service.storage.listPorts(order.reference)).map(({ state }) => state)).toEqual(['sent', 'sent']);
  const last = (await service.storage.listOrderEvents(order.reference)).at(-1);
  expect(last).toMatchObject({ kind: 'port-send', note: 'numéros 1, 2', person: 'claire' });
  expect((await browser.get(page)).status).toBe(303);
});
