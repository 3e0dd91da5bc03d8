import { beforeEach, expect, test } from 'vitest';
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
  await client.move(2, { kind: 'port', day: '2026-11-20' });
  await client.service.post(`${client.path}/annulation`, {});
  expect(await client.page()).toContain(asked);
  expect((await client.mailsOf('client-cancellation')).join()).toContain(asked);
  expect((await client.mailsOf('provider-notice')).join()).toMatch(
    /Faites arrêter par l’opérateur le transfert.*Appelez-le\u00a0: 1\u00a0numéro est déjà transféré chez nous\./s,
  );
});

test('an order that nobody confirmed is said to go by itself once it is cancelled', async () => {
  const draft = await service.place(randomOrder(seededRandom(18), 18));
  await service.change(draft, { kind: 'cancel', note: 'fausse commande' });
  const page = await service.page(draft);
  expect(page).toContain('elle ne vous engage pas, et s’efface d’elle-même');
  expect(page).not.toMatch(/trois ans|<dt>SIRET<\/dt><dd><\/dd>/);
});

test('a client can’t cancel once money arrived, and a stale page changes nothing', async () => {
  await service.change(path, { kind: 'payment', cents: 100 });
  expect(await service.page(path)).not.toContain(button);
  const stale = await service.post(`${path}/annulation`, {});
  expect(await service.page(stale.headers.get('location') ?? '')).toContain('n’est pas enregistré');
  expect((await stored()).state).toBe('payment-differs');
  expect(await cancellationMails()).toEqual([]);
});
