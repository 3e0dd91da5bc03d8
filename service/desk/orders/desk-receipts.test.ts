import { expect, test } from 'vitest';
import { actOn, addressOf, desk, expectPage, textOf, typedEuros } from '#service/desk/desk-browser.fixture.ts';
import { gatherHome } from '#service/desk/home/gather-home.ts';
import { browser, openDeskBeforeEach, service } from '#service/desk/opened-desk.fixture.ts';
import { confirmedOrder, storedOrder } from '#service/orders/confirmed-order.fixture.ts';
import { dueOf } from '#service/orders/stored/order-status.ts';
import { orderPath } from '#service/service.ts';
import { shownForm } from '#service/shown-form.fixture.ts';
import type { OrderRow } from '#service/storage/rows.ts';
import { realOrder, receiptsOf } from './receipts.fixture.ts';

openDeskBeforeEach();

const cents = (amount = ''): number => Math.round(Number(amount.replace(',', '.')) * 100);

test('a payment has the day of its transfer, today at first, and a note; the desk and its client read them', async () => {
  const order = await confirmedOrder(service, 17);
  const form = await browser.page(`${addressOf(order)}/paiement`);
  expect(form).toMatch(/<input[^>]*name="jour"[^>]*value="2026-11-20"/);
  for (const jour of ['2026-11-21', '2025-11-19', '2026-02-30', 'hier'])
    await expectPage(actOn(browser, order, 'paiement', { jour }), 422, /Indiquez le jour.*id="jour-error"/s);
  const part = { montant: '3 000,00', jour: '2026-11-17', note: 'acompte' };
  expect((await actOn(browser, order, 'paiement', part, { isConfirmed: true })).status).toBe(303);
  expect((await actOn(browser, order, 'paiement', { jour: '' })).status).toBe(303);
  expect(typedEuros(dueOf(order) - 300_000)).toBe('5505,60');
  const shown = await textOf(browser.get(addressOf(order)));
  expect(shown).toMatch(/Encaissements 3 000,00 € TTC reçus le 17 novembre 2026 \(acompte\)/);
  expect(shown).toMatch(/5 505,60 € TTC reçus le 20 novembre 2026/);
  const client = await textOf(await service.from('192.0.2.1', orderPath(order.token)));
  expect(client).toMatch(/Vos paiements 3 000,00 € TTC reçus le 17 novembre 2026 5 505,60 €/);
  expect(client).not.toContain('acompte');
});

test('the accountant’s file has every receipt by its day, made of what adds up over the months', async () => {
  const first = await realOrder(17);
  const second = await realOrder(18);
  const trial = await confirmedOrder(service, 19);
  await actOn(browser, trial, 'paiement');
  await actOn(browser, first, 'paiement', { montant: '3000', jour: '2026-10-31', note: '12' }, { isConfirmed: true });
  await actOn(browser, second, 'paiement', { jour: '2026-10-15' });
  await actOn(browser, first, 'paiement', { montant: '5515,60' }, { isConfirmed: true });
  await actOn(browser, first, 'remboursement', { montant: '10', note: 'trop-perçu', jour: '2026-11-19' });
  const { week } = await gatherHome(service.storage, service.now.getTime());
  expect(week.paid, 'by the day of the transfer').toBe(1);
  const october = await receiptsOf('du=2026-10-01&au=2026-10-31');
  expect(october.map((row) => [row['Jour du virement'], row.Référence, row.Note])).toEqual([
    ['15/10/2026', second.reference, ''],
    ['31/10/2026', first.reference, "'12"],
  ]);
  const november = await receiptsOf('du=2026-11-01&au=2026-11-30');
  expect(november.map((row) => [row['Reçu TTC'], row['Dont trop-perçu']])).toEqual([
    ['-10,00', '-10,00'],
    ['5515,60', '10,00'],
  ]);
  const all = [...october, ...november];
  const sum = (title: string): number => all.reduce((total, row) => total + cents(row[title]), 0);
  expect(sum('Dont HT')).toBe(first.one_time_cents + second.one_time_cents);
  expect(sum('Dont TVA 20\u00a0%')).toBe(first.one_time_vat_cents + second.one_time_vat_cents);
  for (const row of all)
    expect(cents(row['Dont HT']) + cents(row['Dont TVA 20\u00a0%']) + cents(row['Dont trop-perçu'])).toBe(
      cents(row['Reçu TTC']),
    );
  const { 'Commande HT': net, 'Commande TTC': gross } = october[1] ?? {};
  expect([cents(net), cents(gross)]).toEqual([first.one_time_cents, dueOf(first)]);
  expect(await receiptsOf('du=&au=')).toHaveLength(4);
  const paidIn = async (period: string) =>
    (await receiptsOf(`etat=paid&${period}`, 'commandes')).map((row) => [row.Référence, row['Payée le']]);
  expect(await paidIn('du=2026-10-01&au=2026-10-31')).toEqual([[second.reference, '15/10/2026']]);
  expect(await paidIn('du=2026-11-01&au=2026-11-30')).toEqual([[first.reference, '20/11/2026']]);
});

test('an order stays paid on the day its money was complete, whatever is booked later or sent back of an excess', async () => {
  const paidOn = async (order: OrderRow, month: string) => {
    const rows = await receiptsOf(`etat=paid&du=2026-${month}-01&au=2026-${month}-30`, 'commandes');
    return rows.filter((row) => row.Référence === order.reference).map((row) => row['Payée le']);
  };
  const twice = await realOrder(17);
  await actOn(browser, twice, 'paiement', { jour: '2026-10-28' });
  const { paid_at } = await storedOrder(service, twice);
  service.later(1000);
  const again = { montant: typedEuros(dueOf(twice)), jour: '2026-11-03' };
  await actOn(browser, twice, 'paiement', again, { isConfirmed: true });
  expect(await storedOrder(service, twice)).toMatchObject({ state: 'payment-differs', paid_at });
  expect(await paidOn(twice, '10')).toEqual(['28/10/2026']);
  const back = { ...again, note: 'payé deux fois', jour: '2026-11-05' };
  expect((await actOn(browser, twice, 'remboursement', back)).status).toBe(303);
  expect(await storedOrder(service, twice)).toMatchObject({ state: 'ready', paid_at });
  expect([await paidOn(twice, '10'), await paidOn(twice, '11')]).toEqual([['28/10/2026'], []]);
  // As a bank lists them, the newest first.
  const parts = await realOrder(18);
  await actOn(browser, parts, 'paiement', { montant: '100', jour: '2026-11-03' }, { isConfirmed: true });
  await actOn(browser, parts, 'paiement', { jour: '2026-10-28' });
  expect([await paidOn(parts, '10'), await paidOn(parts, '11')]).toEqual([[], ['03/11/2026']]);
  await actOn(browser, parts, 'remboursement', { montant: '100', note: 'geste' }, { isConfirmed: true });
  expect(await storedOrder(service, parts)).toMatchObject({ state: 'payment-differs', paid_at: null });
});

test('a payment that was noted on the wrong order is corrected once it has left, whose state stays as it is', async () => {
  const order = await realOrder(17);
  const clientPage = () => textOf(service.get(orderPath(order.token)));
  await actOn(browser, order, 'paiement');
  await actOn(browser, order, 'expedition', { note: 'Colissimo 6A1' });
  expect(await clientPage()).not.toContain('Payer par virement à faire');
  await actOn(browser, order, 'remboursement', { note: 'virement d’une autre commande' });
  expect(await storedOrder(service, order)).toMatchObject({ state: 'shipped', received_cents: 0, paid_at: null });
  const home = await gatherHome(service.storage, service.now.getTime() + 30 * 24 * 3_600_000);
  const tasks = home.tasks.map(({ kind, detail }) => `${kind}: ${detail.replaceAll(/\s/g, ' ')}`);
  expect(tasks).toEqual(['payment: il manque 8 505,60 €', 'service: expédiée']);
  expect(home.reminders, 'a reminder says that the order is prepared once it is paid').toBe(0);
  const shown = await textOf(browser.get(addressOf(order)));
  expect(shown).toContain('expédiée, reçu : 0,00 € sur 8 505,60 € TTC, il manque 8 505,60 €');
  expect(shown).toMatch(/Que faire Enregistrer un paiement Marquer comme en service/);
  expect(shown).not.toContain('Rappeler le paiement');
  expect(await clientPage()).toMatch(
    /Payer par virement Reçu : 0,00 € sur 8 505,60 € TTC\. Il reste 8 505,60 € à payer\..* IBAN .*Payer par virement à faire.*Paiement À vous Ce qu’il reste à payer/,
  );
  await actOn(browser, order, 'mise-en-service');
  expect(await textOf(browser.get(desk))).toContain('il manque 8 505,60 €');
  await actOn(browser, order, 'paiement', { montant: '8 600' }, { isConfirmed: true });
  expect(await textOf(browser.get(desk))).toContain('94,40 € à rendre');
  expect(await textOf(browser.get(addressOf(order)))).toMatch(/Que faire Enregistrer une somme rendue/);
  expect(await clientPage()).toContain('Vous n’avez rien à faire : nous vous rendons 94,40 €.');
  await actOn(browser, order, 'remboursement', { note: 'trop-perçu' });
  expect(await textOf(browser.get(desk))).toContain('Rien n’attend');
  expect(await storedOrder(service, order)).toMatchObject({ state: 'in-service', received_cents: dueOf(order) });
  const mails = (await service.storage.listMails(order.reference)).filter(({ body }) => body.includes('Noté pour'));
  expect(mails.map(({ body }) => /préparons|renoncé/.exec(body)?.[0])).toEqual([
    'préparons',
    ...Array(3).fill(undefined),
  ]);
});

test('money for a cancelled order is noted, is to be returned until it was, and leaves the order cancelled', async () => {
  const order = await realOrder(17);
  const address = orderPath(order.token);
  await actOn(browser, order, 'paiement', { montant: '100' }, { isConfirmed: true });
  await actOn(browser, order, 'remboursement', { note: 'virement d’une autre commande' });
  await service.post(`${address}/annulation`, {});
  expect(await textOf(browser.get(desk))).toContain('Rien n’attend');
  const asked = await browser.fill(`${addressOf(order)}/paiement`, { montant: '8 505,60' });
  expect(await textOf(asked)).toContain('Vous notez 8 505,60 € alors que la commande est annulée.');
  await actOn(browser, order, 'paiement', { montant: '8 505,60', jour: '2026-11-19' }, { isConfirmed: true });
  expect(await storedOrder(service, order)).toMatchObject({
    state: 'cancelled',
    received_cents: 850_560,
    paid_at: null,
  });
  expect(await textOf(browser.get(desk))).toContain('8 505,60 € à rendre');
  const shown = await textOf(browser.get(addressOf(order)));
  expect(shown).toMatch(/annulée, reçu : 8 505,60 € TTC, à rendre .*Que faire Enregistrer une somme rendue/);
  const page = await textOf(service.get(address));
  expect(page).toMatch(
    /Vous ne devez rien .*Vos paiements .*Vous n’avez rien à faire : nous vous rendons 8 505,60 €\./,
  );
  expect(page).not.toMatch(/IBAN|payer/);
  expect((await actOn(browser, order, 'remboursement', { note: 'commande annulée' })).status).toBe(303);
  expect(await storedOrder(service, order)).toMatchObject({ state: 'cancelled', received_cents: 0 });
  expect(await textOf(browser.get(desk))).toContain('Rien n’attend');
  const receipts = await receiptsOf('mois=courant');
  expect(receipts.map((row) => [row['Reçu TTC'], row['Dont HT'], row['Dont trop-perçu']])).toEqual([
    ['8505,60', '0,00', '8505,60'],
    ['100,00', '83,33', '0,00'],
    ['-100,00', '-83,33', '0,00'],
    ['-8505,60', '0,00', '-8505,60'],
  ]);
  const mails = (await service.storage.listMails(order.reference)).filter(({ body }) => / annulée\u00a0:/.test(body));
  expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill(`Où en est votre paiement (${order.reference})`));
  const [received, returned] = mails.map(({ body }) => body.replaceAll(/\s+/g, ' '));
  expect(received).toMatch(/commande \S+ annulée : 8 505,60 € TTC reçus\. .*nous vous rendons 8 505,60 €\./);
  expect(returned).toContain('annulée : 8 505,60 € TTC rendus, ou comptés par erreur.');
  expect(received + (returned ?? '')).not.toMatch(/à payer|Reçu en tout|IBAN|préparons/);
});

test('a sum that isn’t what is due is asked for once more, with the message that it would send', async () => {
  const order = await confirmedOrder(service, 17);
  const [due, forgotten] = [typedEuros(dueOf(order)), String(dueOf(order))];
  const path = `${addressOf(order)}/paiement`;
  const send = await browser.open(path);
  const asked = await send({ montant: forgotten });
  const html = await asked.clone().text();
  const text = await textOf(asked);
  expect(asked.status).toBe(200);
  expect(text).toMatch(/Vous notez 850 560,00 € au lieu de 8 505,60 €\. .* nous vous rendons 842 054,40 €.* Confirmer/);
  expect(html).toContain(`value="${forgotten}"`);
  expect(html).not.toContain('name="apercu"');
  expect(await storedOrder(service, order)).toMatchObject({ state: 'confirmed', received_cents: 0 });
  // Confirmed for another sum than the one that was asked about, it is asked about again.
  const confirm = shownForm(html).get('confirme') ?? '';
  expect(await textOf(send({ montant: '100', confirme: confirm }))).toContain('Vous notez 100,00 €');
  expect((await send({ montant: due, confirme: confirm })).status).toBe(303);
  expect(await storedOrder(service, order)).toMatchObject({ state: 'ready', received_cents: dueOf(order) });
});

test('so is one that comes after everything was paid, or is given back only in part', async () => {
  const order = await confirmedOrder(service, 17);
  expect((await actOn(browser, order, 'paiement')).status).toBe(303);
  const more = await browser.open(`${addressOf(order)}/paiement`);
  expect(await textOf(more({ montant: '10' }))).toContain('Vous notez 10,00 € alors que tout est payé');
  const back = await browser.open(`${addressOf(order)}/remboursement`);
  expect(await textOf(back({ montant: '10', note: 'geste' }))).toContain('Vous notez 10,00 € au lieu de 8 505,60 €');
  // What is missing is said first.
  expect((await back({ montant: '10' })).status).toBe(422);
});
