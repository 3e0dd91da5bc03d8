import { expect, test } from 'vitest';
import {
  moveOrder,
  type OrderMove,
  type OrderStatus,
  owedCents,
  stateAfterPayment,
} from '#domain/order/life/move-order.ts';
import {
  type OrderActor,
  type OrderMoveKind,
  type OrderState,
  orderActors,
  orderMoveKinds,
  orderStates,
} from '#domain/order/life/order-life.ts';
import { expectedLife, ofClient, statusIn } from './expected-life.fixture.ts';

const due = 349_440;

/** A move with all it needs; a payment is of the whole amount that is still due. */
function move(kind: OrderMoveKind, by: OrderActor, { dueCents, receivedCents }: OrderStatus): OrderMove {
  return {
    kind,
    by,
    note: 'Colis 2026-0042',
    ...(kind === 'payment' && { cents: dueCents - receivedCents || 100 }),
  };
}

const everyMove = [false, true].flatMap((paysAfterService) =>
  orderStates.flatMap((state) =>
    orderActors.flatMap((by) =>
      orderMoveKinds.map((kind) => {
        const client = paysAfterService ? 'a public body' : 'a company';
        const expected = ofClient(expectedLife[state].moves[by]?.[kind] ?? 'wrong-state', paysAfterService);
        return { client, by, kind, state, paysAfterService, expected };
      }),
    ),
  ),
);

test.each(everyMove)(
  '« $kind » by the $by, of $client, $state → $expected',
  ({ by, kind, state, paysAfterService, expected }) => {
    const from = statusIn(state, paysAfterService);
    const result = moveOrder(from, move(kind, by, from));
    expect(result.ok ? result.state : result.refusal.reason).toBe(expected);
  },
);

const pay = (receivedCents: number, cents: number, note = '') =>
  moveOrder(
    { ...statusIn(stateAfterPayment(due, receivedCents), false), receivedCents },
    { kind: 'payment', by: 'provider', cents, note },
  );

test('a payment that is short by 494,40 € differs, and is in full once they arrive', () => {
  expect(pay(0, 300_000)).toEqual({ ok: true, state: 'payment-differs', receivedCents: 300_000 });
  expect(pay(300_000, 49_440)).toEqual({ ok: true, state: 'ready', receivedCents: due });
});

test('a payment that is over differs until the rest is returned, with a reason', () => {
  expect(pay(0, due + 1)).toEqual({ ok: true, state: 'payment-differs', receivedCents: due + 1 });
  expect(pay(due + 1, -1)).toMatchObject({ refusal: { reason: 'note-missing', note: 'reason' } });
  expect(pay(due + 1, -1, 'trop-perçu rendu')).toEqual({ ok: true, state: 'ready', receivedCents: due });
});

test('a payment booked on the wrong order is undone, with a reason', () => {
  expect(pay(due, -due, ' ')).toMatchObject({ refusal: { reason: 'note-missing' } });
  expect(pay(due, -due, 'virement d’une autre commande')).toEqual({ ok: true, state: 'confirmed', receivedCents: 0 });
  expect(pay(300_000, -300_001, 'erreur')).toEqual({
    ok: false,
    refusal: { reason: 'returns-too-much', receivedCents: 300_000 },
  });
});

test('no more is returned to a public body than it paid, and no order is cancelled with money of its client', () => {
  const paid = (state: OrderState, isPublic: boolean) => ({ ...statusIn(state, isPublic), receivedCents: 1 });
  const refund = { kind: 'payment', by: 'provider', cents: -2, note: 'erreur' } as const;
  for (const [reason, result] of [
    ['returns-too-much', moveOrder(paid('in-service', true), refund)],
    ['money-received', moveOrder(paid('confirmed', false), { kind: 'cancel', by: 'client' })],
  ] as const)
    expect(result).toEqual({ ok: false, refusal: { reason, receivedCents: 1 } });
});

test('a shipment that is undone, or an order that is restored, is ready only if what was received is the amount due', () => {
  const note = 'autre client';
  const undone = (receivedCents: number) =>
    moveOrder({ ...statusIn('shipped', false), receivedCents }, { kind: 'undo-ship', by: 'provider', note });
  expect(undone(0)).toEqual({ ok: true, state: 'confirmed', receivedCents: 0 });
  expect(undone(due + 1)).toEqual({ ok: true, state: 'payment-differs', receivedCents: due + 1 });
  const restored = (
    receivedCents: number,
    paysAfterService = false,
    dueCents = due,
    beforeCancel: OrderState = 'confirmed',
  ) =>
    moveOrder(
      { ...statusIn('cancelled', paysAfterService), dueCents, receivedCents, beforeCancel },
      { kind: 'undo-cancel', by: 'provider', note },
    );
  expect(restored(0)).toMatchObject({ state: 'confirmed' });
  expect(restored(due)).toEqual({ ok: true, state: 'ready', receivedCents: due });
  expect(restored(0, false, 0)).toMatchObject({ state: 'confirmed' });
  expect(restored(due, true)).toEqual({ ok: true, state: 'confirmed', receivedCents: due });
  expect(restored(10_000, false, 0, 'ready')).toMatchObject({ state: 'payment-differs' });
  expect(restored(0, false, 0, 'ready')).toMatchObject({ state: 'ready' });
  expect(restored(due, true, due, 'ready')).toMatchObject({ state: 'ready' });
});

test.each(['confirmed', 'ready'] as const)(
  'what a public body paid is returned while its order is %s again, which then can be cancelled',
  (state) => {
    const paid = { ...statusIn(state, true), receivedCents: due };
    const returned = (cents: number) =>
      moveOrder(paid, { kind: 'payment', by: 'provider', cents: -cents, note: 'rendu' });
    expect(returned(due - 1)).toEqual({ ok: true, state, receivedCents: 1 });
    expect(returned(due)).toEqual({ ok: true, state, receivedCents: 0 });
    expect(returned(due + 1)).toMatchObject({ refusal: { reason: 'returns-too-much' } });
    const cancel = { kind: 'cancel', by: 'provider', note: 'rendu' } as const;
    expect(moveOrder({ ...paid, receivedCents: 0 }, cancel)).toMatchObject({ ok: true, state: 'cancelled' });
  },
);

test('no payment is noted on a cancelled order that was never confirmed: it is erased soon', () => {
  const draft = { ...statusIn('cancelled', false), beforeCancel: 'received' } as const;
  const result = moveOrder(draft, { kind: 'payment', by: 'provider', cents: 100 });
  expect(result).toMatchObject({
    refusal: { reason: 'wrong-state', allowed: expect.not.arrayContaining(['cancelled']) },
  });
});

test.each([
  // By a company, then by a public body, which pays once it is in service.
  ['received', 0, 0, 0],
  ['confirmed', 0, due, 0],
  ['payment-differs', due + 1, -1, 0],
  ['shipped', due - 1, 1, 0],
  ['shipped', due + 1, -1, -1],
  ['in-service', due - 1, 1, 1],
  ['in-service', due + 1, -1, -1],
  ['cancelled', 0, 0, 0],
  ['cancelled', 100, -100, -100],
] as const)('of an order that is %s, with %i cents received, %i or %i are owed', (state, receivedCents, ...owed) => {
  const owedBy = (paysAfterService: boolean) => owedCents({ ...statusIn(state, paysAfterService), receivedCents });
  expect([owedBy(false), owedBy(true)]).toEqual(owed);
});

test.each([0, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('a payment of %s cents is refused', (cents) => {
  expect(pay(0, cents)).toEqual({ ok: false, refusal: { reason: 'no-amount' } });
});

test('a payment needs an amount; 0 is accepted only if nothing is due', () => {
  const free = { ...statusIn('confirmed', false), dueCents: 0 };
  const payment = { kind: 'payment', by: 'provider' } as const;
  expect(moveOrder(free, payment)).toEqual({ ok: false, refusal: { reason: 'no-amount' } });
  expect(moveOrder(free, { ...payment, cents: 0 })).toEqual({ ok: true, state: 'ready', receivedCents: 0 });
  for (const state of ['shipped', 'in-service', 'cancelled'] as const)
    expect(moveOrder({ ...free, state }, { ...payment, cents: 0 })).toMatchObject({ refusal: { reason: 'no-amount' } });
});

test('an invoice that was noted is taken back, with a reason', () => {
  const undone = (note: string) =>
    moveOrder(
      { ...statusIn('in-service', true), invoicedOn: '2026-12-01' },
      { kind: 'undo-invoice', by: 'provider', note },
    );
  expect(undone(' ')).toMatchObject({ refusal: { reason: 'note-missing', note: 'reason' } });
  expect(undone('autre mairie')).toEqual({ ok: true, state: 'in-service', receivedCents: 0 });
});

const withoutNote = (kind: OrderMoveKind, state: OrderState, by: OrderActor = 'provider') =>
  moveOrder({ ...statusIn(state, true), receivedCents: 0 }, { kind, by, note: ' ' });

const missing = (note: string) => ({ ok: false, refusal: { reason: 'note-missing', note } });

test('a purchase order needs its number, a shipment its tracking, an undo or the provider’s cancellation a reason', () => {
  expect(withoutNote('purchase-order', 'confirmed')).toEqual(missing('purchase-order-number'));
  expect(withoutNote('purchase-order', 'confirmed', 'client')).toEqual(missing('purchase-order-number'));
  expect(withoutNote('ship', 'ready')).toEqual(missing('tracking'));
  expect(moveOrder(statusIn('ready', true), { kind: 'ship', by: 'provider' })).toEqual(missing('tracking'));
  const shipped = (note: string) => moveOrder(statusIn('ready', true), { kind: 'ship', by: 'provider', note });
  expect(shipped('6A12345678901, 6A12345678902')).toEqual(missing('tracking'));
  expect(shipped('DPD 6A12345678901')).toMatchObject({ ok: true });
  const virtual = { ...statusIn('ready', false), isVirtual: true };
  expect(moveOrder(virtual, { kind: 'ship', by: 'provider' })).toMatchObject({ ok: true, state: 'shipped' });
  for (const [kind, state] of [
    ['cancel', 'confirmed'],
    ['undo-purchase-order', 'ready'],
    ['undo-ship', 'shipped'],
    ['undo-service', 'in-service'],
    ['undo-cancel', 'cancelled'],
  ] as const)
    expect(withoutNote(kind, state)).toEqual(missing('reason'));
});

test('a client cancels without a reason, and needs none to confirm', () => {
  expect(withoutNote('cancel', 'confirmed', 'client')).toMatchObject({ ok: true, state: 'cancelled' });
  expect(withoutNote('confirm', 'received', 'client')).toMatchObject({ ok: true, state: 'confirmed' });
});
