import { expect, test } from 'vitest';
import { exampleOrder } from '#service/storage/example-rows.ts';
import { changeOrder } from './change-order.ts';
import { at, openOrders } from './open-orders.fixture.ts';

const { storage, service, confirmedOrder, mailOf } = await openOrders();

test('an order that the provider cancelled by mistake is restored with a mail, one that its client cancelled isn’t', async () => {
  const confirmed = await confirmedOrder();
  const [cancelled] = await mailOf(confirmed, { kind: 'cancel', note: 'autre client' });
  await expect(changeOrder(service, cancelled, { kind: 'undo-cancel' })).rejects.toThrow('Indiquez la raison');
  const [restored, mail] = await mailOf(cancelled, { kind: 'undo-cancel', note: 'raison interne' });
  expect(restored).toMatchObject({ state: 'confirmed', cancelled_at: null, confirmed_at: confirmed.confirmed_at });
  expect(mail.subject).toMatch(/^Notre dernier message était une erreur/);
  expect(mail.body).toContain('Elle attend votre paiement, comme avant.');
  expect(mail.body).toContain('Vous n’en voulez plus ? Répondez à ce message');
  expect(mail.body).not.toContain('raison interne');
  const body = await confirmedOrder({ siret: '21200004000011' });
  const [prepared] = await mailOf(body, { kind: 'purchase-order', note: 'EJ 2026-0042' });
  const [stopped] = await mailOf(prepared, { kind: 'cancel', note: 'autre mairie' });
  const [, resumed] = await mailOf(stopped, { kind: 'undo-cancel', note: 'erreur' });
  expect(resumed.body).toContain('Nous la préparons, et vous écrivons quand elle part.');
  const draft = await storage.placeOrder(exampleOrder(), 0);
  const dropped = await changeOrder(service, draft, { kind: 'cancel', note: 'doublon' });
  expect(await changeOrder(service, dropped, { kind: 'undo-cancel', note: 'erreur' })).toMatchObject({
    state: 'received',
  });
  expect(await storage.listMails(draft.reference)).toEqual([]);
  const entry = { at, kind: 'cancel', who: 'client', cents: null, note: '' } as const;
  const left = await storage.moveOrder(restored, { state: 'cancelled', received_cents: 0, entry });
  await expect(changeOrder(service, left ?? restored, { kind: 'undo-cancel', note: 'erreur' })).rejects.toThrow(
    'Le client a annulé sa commande lui-même',
  );
});
