import { expect, test } from 'vitest';
import { addressOf, desk, textOf } from '#service/desk/desk-browser.fixture.ts';
import { gatherHome } from '#service/desk/home/gather-home.ts';
import { browser, openDeskBeforeEach, service } from '#service/desk/opened-desk.fixture.ts';
import { confirmedOrder, storedOrder } from '#service/orders/confirmed-order.fixture.ts';
import { changeOrder } from '#service/orders/life/change-order.ts';
import { dueOf } from '#service/orders/stored/order-status.ts';
import { confirmExample } from '#service/storage/contract/example-rows.fixture.ts';
import type { OrderRow } from '#service/storage/rows.ts';

openDeskBeforeEach();

test('home lists the oldest of each kind, and says how many there are: a flood neither swells it nor hides the rest', async () => {
  for (let number = 1; number <= 103; number += 1)
    await confirmExample(service.storage, { confirmed_at: number }, { received_at: number });
  const paid = await confirmedOrder(service, 17, { company: 'Garage Rossi' });
  await changeOrder(service, paid, { kind: 'payment', cents: dueOf(paid) });
  const rowsOf = async (path: string): Promise<number> =>
    (await browser.page(path)).match(/class="row-link"/g)?.length ?? 0;
  expect(await rowsOf(desk)).toBe(60);
  const text = await textOf(browser.get(desk));
  expect(text).toContain('104 choses attendent');
  expect(text).toMatch(/Paiement ou bon de commande 103 attendent À préparer 1 attend/);
  expect(text).toMatch(/Paiement ou bon de commande : 103 .* Voir les 103 À préparer : 1 À préparer : Garage Rossi/);
  const payments = `${desk}?sorte=payment`;
  expect(await rowsOf(payments)).toBe(80);
  expect(await textOf(browser.get(payments))).not.toContain('Garage Rossi');
  expect(await browser.page(payments)).toContain(`href="${payments}&amp;page=2">Page suivante`);
  expect(await textOf(browser.get(`${payments}&page=2`))).toMatch(/Page précédente Page 2 sur 2 [^P]/);
  expect(await rowsOf(`${payments}&page=2`)).toBe(23);
  expect([await rowsOf(`${payments}&page=9`), await rowsOf(`${desk}?sorte=autre`)]).toEqual([80, 60]);
});

test('home counts an order with nothing to pay as paid once it is validated, not once it is cancelled', async () => {
  const { now, storage } = service;
  const placed = { is_test: 0, one_time_cents: 0, one_time_vat_cents: 0 } as const;
  const order = await confirmExample(storage, { is_test: 0, confirmed_at: now.getTime() }, placed);
  const paid = async () => (await gatherHome(storage, now.getTime())).week.paid;
  const validated = await changeOrder(service, order, { kind: 'payment', cents: 0 });
  expect(await paid()).toBe(1);
  await changeOrder(service, validated, { kind: 'cancel', note: 'essai' });
  expect(await paid()).toBe(0);
});

test('the file has only the orders that were searched for', async () => {
  const [wanted, otherState, otherClient] = [
    await confirmedOrder(service, 17, { company: 'Garage Rossi' }),
    await confirmedOrder(service, 18, { company: 'Garage Rossi' }),
    await confirmedOrder(service, 19, { company: 'Mairie' }),
  ];
  for (const paid of [wanted, otherClient]) await changeOrder(service, paid, { kind: 'payment', cents: dueOf(paid) });
  const file = await browser.page(`${desk}/commandes.csv?q=Rossi&etat=ready`);
  expect(file).toContain(wanted.reference);
  for (const { reference } of [otherState, otherClient]) expect(file).not.toContain(reference);
});

test('an order without payment in advance says what to check until it is shipped', async () => {
  // The provider's notice, which the page shows too, says so for ever.
  const isWarned = async (shown: OrderRow): Promise<boolean> =>
    /<p class="warning">[^<]*avant d’expédier, appelez l’organisme/.test(await browser.page(addressOf(shown)));
  const order = await confirmedOrder(service, 17, { clientKind: 'public', number: 'EJ 2026-0042' });
  expect(await isWarned(order)).toBe(true);
  expect(await browser.page(`${addressOf(order)}/expedition`)).toMatch(/<li>[^<]*avant d’expédier, appelez/);
  await changeOrder(service, await storedOrder(service, order), { kind: 'ship', note: 'Colissimo 6A' });
  expect(await isWarned(order)).toBe(false);
  expect(await isWarned(await confirmedOrder(service, 18))).toBe(false);
});
