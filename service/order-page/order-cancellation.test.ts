import { beforeEach, expect, test, vi } from 'vitest';
import { plainKind } from '#service/mail/new-mail.ts';
import { changeOrder } from '#service/orders/life/change-order.ts';
import { renewAddress } from '#service/orders/life/renew-address.ts';
import { randomOrder, seededRandom } from '#service/payloads.fixture.ts';
import { PortingClient } from '#service/portability/porting-client.fixture.ts';
import type { OrderRow } from '#service/storage/rows.ts';
import { mailing, startTestService, type TestService } from '#service/test-service.fixture.ts';

let service: TestService;
let path: string;
beforeEach(async () => {
  service = await startTestService(mailing);
  path = await service.confirm(randomOrder(seededRandom(17), 17));
});

const button = 'Annuler définitivement cette commande';

const stored = (): Promise<OrderRow> => service.orderAt(path);

/** The page to which the newest link by mail leads; empty without one. */
async function mailedPath(): Promise<string> {
  const link = (await service.mails()).findLast(({ kind }) => plainKind(kind) === 'order-link');
  return /\/supervision\/paiement\/[\w-]{43}/.exec(link?.body ?? '')?.[0] ?? '';
}

async function cancellationMails(): Promise<string[]> {
  const { reference } = await stored();
  return (await service.mails())
    .filter(({ subject }) => subject.includes('annulée'))
    .map(({ subject }) => subject.replace(reference, ''));
}

test('a client cancels before anything is paid: the page, the journal and both mails say so, once', async () => {
  expect(await service.page(path)).toContain(button);
  const answers = await Promise.all([1, 2].map(() => service.post(`${path}/annulation`, {})));
  expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
    [303, path],
    [303, path],
  ]);
  const order = await stored();
  expect(order).toMatchObject({ state: 'cancelled', cancelled_at: service.now.getTime() });
  const journal = await service.storage.listOrderEvents(order.reference);
  expect(journal.map(({ kind, who }) => `${kind} by the ${who}`)).toEqual([
    'confirm by the client',
    'cancel by the client',
  ]);
  const page = await service.page(path);
  expect(page).toContain('Cette commande a été annulée');
  expect(page).toContain('Rien n’est dû');
  expect(page).not.toContain(button);
  expect(page).not.toContain('IBAN');
  expect((await service.get(`${path}/confirmation.pdf`)).status).toBe(404);
  expect((await cancellationMails()).sort()).toEqual([
    'Cette commande a été annulée ()',
    'Commande  annulée par le client',
  ]);
});

test('a client who cancels reads what becomes of the numbers that were asked for, and so do we', async () => {
  const client = await PortingClient.start();
  const asked = 'd’arrêter le transfert déjà demandé';
  await client.complete();
  expect(await client.page()).not.toContain('déjà demandé');
  for (const place of [1, 2]) await client.move(place, { kind: 'send' });
  expect(await client.page()).toContain(asked);
  await client.service.post(`${client.path}/annulation`, {});
  expect(await client.page()).toContain(asked);
  expect((await client.mailsOf('client-cancellation')).join()).toContain(asked);
  expect((await client.mailsOf('provider-notice')).join()).toContain('Faites arrêter par l’opérateur le transfert');
});

test('an order that nobody confirmed is said to go by itself once it is cancelled', async () => {
  const draft = await service.place(randomOrder(seededRandom(18), 18));
  await changeOrder(service, await service.orderAt(draft), { kind: 'cancel', note: 'fausse commande' });
  const page = await service.page(draft);
  expect(page).toContain('elle ne vous engage pas, et s’efface d’elle-même');
  expect(page).not.toMatch(/trois ans|<dt>SIRET<\/dt><dd><\/dd>/);
});

test('a client can’t cancel once money arrived, and a stale page changes nothing', async () => {
  await changeOrder(service, await stored(), { kind: 'payment', cents: 100 });
  expect(await service.page(path)).not.toContain(button);
  const stale = await service.post(`${path}/annulation`, {});
  expect(await service.page(stale.headers.get('location') ?? '')).toContain('n’est pas enregistré');
  expect((await stored()).state).toBe('payment-differs');
  expect(await cancellationMails()).toEqual([]);
});

test('an address that doesn’t show the order doesn’t cancel it', async () => {
  const order = randomOrder(seededRandom(18), 18);
  const other = await service.place(order);
  path = await service.confirm(order);
  expect((await service.post(`${other}/annulation`, {})).status).toBe(303);
  expect((await stored()).state).toBe('confirmed');
});

test('the client cancels at an address that was mailed to them, also after the first was closed', async () => {
  await renewAddress(service.storage, await stored(), service, 'claire');
  expect((await service.get(path)).status).toBe(404);
  path = await mailedPath();
  expect(await service.page(path)).toContain(button);
  expect((await service.post(`${path}/annulation`, {})).status).toBe(303);
  expect((await stored()).state).toBe('cancelled');
  expect(await cancellationMails()).toHaveLength(2);
});

test('an order that the office confirmed is shown and cancelled at no posted address: whoever guessed it has one too', async () => {
  const order = randomOrder(seededRandom(19), 19);
  const planted = await service.place(order);
  path = await service.place(order);
  await changeOrder(service, await stored(), { kind: 'confirm' });
  const { reference } = await stored();
  for (const address of [planted, path]) {
    const page = await service.page(address);
    expect(page).toContain(`La commande ${reference} a été confirmée`);
    expect(page).not.toContain(order.client.email);
    expect((await service.get(`${address}/confirmation.pdf`)).status).toBe(404);
    expect((await service.post(`${address}/annulation`, {})).status).toBe(303);
  }
  expect((await stored()).state).toBe('confirmed');
  expect(await cancellationMails()).toEqual([]);
  await service.post('/supervision/retrouver', { reference });
  await vi.waitFor(async () => expect(await mailedPath()).not.toBe(''));
  path = await mailedPath();
  expect((await service.post(`${path}/annulation`, {})).status).toBe(303);
  expect((await stored()).state).toBe('cancelled');
});
