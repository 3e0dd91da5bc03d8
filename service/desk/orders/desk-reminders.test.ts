import { expect, test, vi } from 'vitest';
import { actOn, addressOf, desk, textOf } from '#service/desk/desk-browser.fixture.ts';
import { browser, openDeskBeforeEach, service } from '#service/desk/opened-desk.fixture.ts';
import { isByVisitor } from '#service/mail/new-mail.ts';
import { confirmedOrder, storedOrder } from '#service/orders/confirmed-order.fixture.ts';
import { changeOrder } from '#service/orders/life/change-order.ts';
import { sendDueReminders } from '#service/orders/reminders/payment-reminders.ts';
import { newTermination, waitingTerminations } from '#service/requests/new-request.ts';
import { confirmExample } from '#service/storage/contract/example-rows.fixture.ts';

openDeskBeforeEach();

const day = 24 * 3_600_000;
const reminders = `${desk}/rappels`;

async function after(days: number): Promise<void> {
  service.later(days * day);
  await browser.signIn('claire');
}

/** Posts the page of reminders as it is shown, or with only these ticked. */
async function send(...only: readonly string[]): Promise<Response> {
  return await browser.fill(reminders, only.length > 0 ? { commande: only } : {});
}

async function sendDue(): Promise<number> {
  return await sendDueReminders(service, await waitingTerminations(service.storage));
}

test('proposes a reminder after 7 and 21 days, and sends those that are ticked by one press', async () => {
  const [first, second] = [await confirmedOrder(service, 17), await confirmedOrder(service, 18)];
  await confirmedOrder(service, 19, { clientKind: 'public' });
  await after(6);
  expect(await textOf(browser.get(desk))).not.toContain('à relancer');
  await after(1);
  expect(await textOf(browser.get(desk))).toContain('2 clients n’ont pas payé, à relancer');
  const page = await textOf(browser.get(reminders));
  expect(page).toMatch(/Le message au premier client .* attend votre paiement.* IBAN/);
  expect(await service.mails('client-payment-reminder.desk')).toEqual([]);

  const stale = `${second.reference}.0`;
  const partly = await send(`${first.reference}.${first.event_count}`, stale);
  expect(await textOf(browser.get(partly.headers.get('location') ?? ''))).toContain(
    'C’est fait : 1 rappel envoyé. Le reste vient de changer',
  );
  expect((await service.mails('client-payment-reminder.desk')).map(({ order_reference }) => order_reference)).toEqual([
    first.reference,
  ]);
  expect((await service.storage.listOrderEvents(first.reference)).at(-1)).toMatchObject({
    kind: 'remind-payment',
    person: 'claire',
  });
  expect(await textOf(browser.get(desk))).toContain('Un client n’a pas payé, à relancer');

  await after(14);
  const press = await browser.open(reminders);
  for (const pressed of ['once', 'twice'])
    expect(await textOf(browser.get((await press()).headers.get('location') ?? '')), pressed).toContain(
      'C’est fait : 2 rappels envoyés.',
    );
  expect(await service.mails('client-payment-reminder.desk')).toHaveLength(3);
  expect((await send()).status).toBe(422);
  expect(await textOf(browser.get(reminders))).toContain('Aucun client n’est à relancer.');
});

test('reminds one client from their order, of what is left, until it is paid', async () => {
  const order = await confirmedOrder(service, 17);
  expect(await textOf(browser.get(addressOf(order)))).toContain('Rappeler le paiement');
  await actOn(browser, order, 'paiement', { montant: '100' }, { isConfirmed: true });
  expect((await actOn(browser, order, 'rappel')).headers.get('location')).toBe(`${addressOf(order)}#messages`);
  const [mail] = await service.mails('client-payment-reminder.desk');
  expect(mail?.body.replaceAll(/\s/g, ' ')).toMatch(/Nous avons reçu 100,00 €, il reste [\d ]+,\d\d € TTC\./);
  expect(await storedOrder(service, order)).toMatchObject({ state: 'payment-differs', received_cents: 10_000 });
  await actOn(browser, order, 'paiement');
  expect(await textOf(browser.get(addressOf(order)))).not.toContain('Rappeler le paiement');
  expect((await browser.get(`${addressOf(order)}/rappel`)).status).toBe(303);
});

test('a short payment waits since the last one, at the home as among the reminders', async () => {
  const order = await confirmedOrder(service, 17);
  await actOn(browser, order, 'paiement', { montant: '100' }, { isConfirmed: true });
  await after(3);
  await actOn(browser, order, 'paiement', { montant: '100' }, { isConfirmed: true });
  await after(7);
  for (const page of [desk, reminders]) expect(await textOf(browser.get(page)), page).toContain(', depuis 7 jours');
});

test('waits since the correction that told the client how to pay', { timeout: 120_000 }, async () => {
  const order = await confirmedOrder(service, 17, { email: 'claire@example.com' });
  await after(20);
  const changes = { email: 'claire@juste.fr', note: 'lue au téléphone', confirmation: 'on' };
  expect((await browser.fill(`${addressOf(order)}/correction`, changes)).status).toBe(303);
  for (const [days, due] of [
    [0, 0],
    [6, 0],
    [1, 1],
  ] as const) {
    await after(days);
    if (due > 0) expect(await textOf(browser.get(reminders))).toContain(', depuis 7 jours');
    expect(await sendDue(), `${days}`).toBe(due);
  }
  await after(14);
  expect(await sendDue(), 'the last').toBe(1);
  expect((await browser.fill(`${addressOf(order)}/correction`, { ...changes, email: 'a@juste.fr' })).status).toBe(303);
  await after(30);
  expect(await sendDue(), 'corrected again').toBe(0);
});

test('waits since any correction: a confirmation that was given up may leave to its new address', async () => {
  const orders = [await confirmedOrder(service, 17), await confirmedOrder(service, 18)] as const;
  await after(6);
  for (const [order, changes] of [
    [orders[0], { email: 'a@juste.fr' }],
    [orders[1], { phone: '04 95 26 20 09' }],
  ] as const)
    await browser.fill(`${addressOf(order)}/correction`, { ...changes, note: 'mal tapé' });
  service.later(day);
  expect(await sendDue()).toBe(0);
  service.later(6 * day);
  expect(await sendDue()).toBe(2);
});

test('waits with a client whose termination nobody has ended, unticked, with the reason', async () => {
  const [{ reference: contract }] = [await confirmedOrder(service, 17), await confirmedOrder(service, 18)];
  const asked = { name: 'Les Amis du Four', email: 'four@asso.fr', contract, day: '' };
  await service.storage.addRequest(newTermination(asked, service.now), []);
  await after(8);
  const html = await browser.page(reminders);
  expect(html.match(/name="commande" checked=""/g)).toHaveLength(1);
  expect(html).not.toContain(`name="commande" checked="" value="${contract}`);
  expect(await textOf(browser.get(reminders))).toMatch(
    `depuis 8 jours, résiliation demandée, à traiter d’abord ${contract}`,
  );
  expect(await sendDue()).toBe(1);
});

test('leaves by itself only if the owner says so, and not once it is paid', async () => {
  const order = await confirmedOrder(service, 17);
  service.later(8 * day);
  expect(await sendDue()).toBe(1);
  expect(await sendDue()).toBe(0);
  // Anybody can place an order in the name of another mailbox: limits hold for these.
  expect((await service.mails('client-payment-reminder')).map(({ kind }) => isByVisitor(kind))).toEqual([true]);
  expect(service.config.sendsReminders).toBe(false);
  await changeOrder(service, await storedOrder(service, order), { kind: 'payment', cents: 100 });
  const kinds = (await service.mails()).map(({ kind }) => kind);
  expect(kinds.sort()).toEqual(['client-confirmation', 'client-order-moved', 'provider-notice']);
});

test('leaves by itself for fifty orders of a pass, so that other mails leave too', async () => {
  for (let count = 0; count < 51; count++) await confirmExample(service.storage);
  expect(await sendDue()).toBe(50);
  expect(await sendDue()).toBe(1);
});

test('two copies that look at once remind a client once', async () => {
  await confirmedOrder(service, 17);
  service.later(8 * day);
  const find = service.storage.findOrderByReference;
  vi.spyOn(service.storage, 'findOrderByReference').mockImplementationOnce(async (reference) => {
    expect(await sendDue(), 'the other copy, meanwhile').toBe(1);
    return await find(reference);
  });
  expect(await sendDue()).toBe(0);
  expect(await service.mails('client-payment-reminder')).toHaveLength(1);
});
