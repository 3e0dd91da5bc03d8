import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { company } from '#content/company.ts';
import type { OrderMove } from '#domain/order/order-life.ts';
import { readConfig } from '#service/config.ts';
import type { Service } from '#service/service.ts';
import { exampleOrder } from '#service/storage/example-rows.ts';
import type { Mail, OrderRow } from '#service/storage/rows.ts';
import { openSqlite } from '#service/storage/sqlite.ts';
import type { Storage } from '#service/storage/storage.ts';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { changeOrder } from './change-order.ts';

const folder = temporaryFolder();
const at = Date.UTC(2026, 10, 20, 10);
let storage: Storage;
let service: Pick<Service, 'storage' | 'company' | 'config' | 'clock'>;
beforeAll(async () => {
  storage = await openSqlite(join(folder, 'orders.sqlite'));
  service = { storage, company, config: readConfig({}), clock: () => new Date(at) };
});
afterAll(async () => {
  await storage.close();
});

async function confirmedOrder(changes: Partial<OrderRow> = {}): Promise<OrderRow> {
  return await changeOrder(service, await storage.placeOrder(exampleOrder(changes), 0), { kind: 'confirm' });
}

/** Moves an order, and returns its newest mail, with plain spaces. */
async function mailOf(order: OrderRow, move: Omit<OrderMove, 'by'>): Promise<[OrderRow, Mail]> {
  const changed = await changeOrder(service, order, move);
  const mail = (await storage.listMails(order.reference)).find(({ id }) => id.includes(`.${changed.event_count}@`));
  if (mail === undefined) throw new Error('a mail expected');
  return [changed, { ...mail, body: mail.body.replaceAll(/[\u00a0\u202f]/g, ' ') }];
}

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
