import { expect, test } from 'vitest';
import { actOn, addressOf, textOf, typedEuros } from '#service/desk/desk-browser.fixture.ts';
import { browser, openDeskBeforeEach, service } from '#service/desk/opened-desk.fixture.ts';
import { confirmedOrder, dueOf, storedOrder } from '#service/orders/confirmed-order.fixture.ts';

openDeskBeforeEach();

test('a sum that isn’t what is due is asked for once more, with the message that it would send', async () => {
  const order = await confirmedOrder(service, 17);
  const [due, forgotten] = [typedEuros(dueOf(order)), String(dueOf(order))];
  const path = `${addressOf(order)}/paiement`;
  const send = await browser.open(path);
  const asked = await send({ montant: forgotten });
  const html = await asked.clone().text();
  const text = await textOf(asked);
  expect(asked.status).toBe(200);
  expect(text).toMatch(
    /Vous avez tapé 850 560,00 € au lieu de 8 505,60 €\. .* nous vous rendons 842 054,40 €.* Confirmer/,
  );
  expect(html).toContain(`value="${forgotten}"`);
  expect(html).not.toContain('name="apercu"');
  expect(await storedOrder(service, order)).toMatchObject({ state: 'confirmed', received_cents: 0 });
  // Confirmed for another sum than the one that was asked about, it is asked about again.
  const confirm = /name="confirme" value="([^"]*)"/.exec(html)?.[1] ?? '';
  expect(await textOf(send({ montant: '100', confirme: confirm }))).toContain('Vous avez tapé 100,00 €');
  expect((await send({ montant: due, confirme: confirm })).status).toBe(303);
  expect(await storedOrder(service, order)).toMatchObject({ state: 'ready', received_cents: dueOf(order) });
});

test('so is one that comes after everything was paid, or is given back only in part', async () => {
  const order = await confirmedOrder(service, 17);
  expect((await actOn(browser, order, 'paiement')).status).toBe(303);
  const more = await browser.open(`${addressOf(order)}/paiement`);
  expect(await textOf(more({ montant: '10' }))).toContain('Vous avez tapé 10,00 € alors que tout est payé');
  const back = await browser.open(`${addressOf(order)}/remboursement`);
  expect(await textOf(back({ montant: '10', note: 'geste' }))).toContain(
    'Vous avez tapé 10,00 € au lieu de 8 505,60 €',
  );
  // What is missing is said first.
  expect((await back({ montant: '10' })).status).toBe(422);
});
