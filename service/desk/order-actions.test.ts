import { describe, expect, test } from 'vitest';
import { moveOrder, type OrderStanding } from '#domain/order/move-order.ts';
import { orderMoveKinds, orderStates } from '#domain/order/order-life.ts';
import { allowedActions, expectedAmount, nextAction, orderActions, readAction } from './order-actions.ts';

const standing = (changes: Partial<OrderStanding>): OrderStanding => ({
  state: 'confirmed',
  dueCents: 349_440,
  receivedCents: 0,
  paysAfterService: false,
  ...changes,
});
const slugs = (changes: Partial<OrderStanding>): string[] => allowedActions(standing(changes)).map(({ slug }) => slug);

test('every change of an order has an action at the desk', () => {
  expect(new Set(orderActions.map(({ kind }) => kind))).toEqual(new Set(orderMoveKinds));
});

test.each([
  ['received', {}, ['confirmation', 'annulation']],
  ['confirmed', {}, ['paiement', 'annulation']],
  ['confirmed', { paysAfterService: true }, ['bon-de-commande', 'annulation']],
  ['confirmed', { dueCents: 0 }, ['validation', 'annulation']],
  ['ready', { dueCents: 0 }, ['expedition', 'annulation']],
  ['payment-differs', { receivedCents: 300_000 }, ['paiement', 'remboursement']],
  ['ready', { receivedCents: 349_440 }, ['paiement', 'expedition', 'remboursement']],
  ['ready', { paysAfterService: true }, ['expedition', 'bon-de-commande-retire', 'annulation']],
  ['shipped', { receivedCents: 349_440 }, ['mise-en-service', 'expedition-annulee']],
  ['in-service', { receivedCents: 349_440 }, ['service-annule']],
  ['cancelled', {}, []],
  ['cancelled', { beforeCancel: 'confirmed' }, ['retablissement']],
] as const)('an order that is %s, %j, allows %j', (state, changes, allowed) => {
  expect(slugs({ state, ...changes })).toEqual(allowed);
});

test.each([
  ['received', {}, 'confirmation'],
  ['confirmed', {}, 'paiement'],
  ['confirmed', { dueCents: 0 }, 'validation'],
  ['confirmed', { paysAfterService: true }, 'bon-de-commande'],
  ['payment-differs', { receivedCents: 300_000 }, 'paiement'],
  ['payment-differs', { receivedCents: 400_000 }, 'remboursement'],
  ['ready', { receivedCents: 349_440 }, 'expedition'],
  ['ready', { paysAfterService: true }, 'expedition'],
  ['shipped', { receivedCents: 349_440 }, 'mise-en-service'],
  ['in-service', { receivedCents: 349_440 }, undefined],
  ['cancelled', {}, undefined],
] as const)('the main action of an order that is %s, %j, is %s', (state, changes, main) => {
  expect(nextAction(standing({ state, ...changes }))?.slug).toBe(main);
});

test('no action is offered that its order’s life refuses, with what the form proposes', () => {
  for (const state of orderStates) {
    for (const receivedCents of [0, 300_000]) {
      const order = standing({ state, receivedCents });
      for (const action of allowedActions(order)) {
        const amount = expectedAmount(order, action) || '1,00 €';
        const move = readAction(action, { amount, note: 'un mot' });
        expect(moveOrder(order, { ...move, by: 'provider' })).toMatchObject({ ok: true });
      }
    }
  }
});

describe('an amount', () => {
  const [payment, refund] = ['paiement', 'remboursement'].map((slug) =>
    orderActions.find((action) => action.slug === slug),
  );
  if (payment === undefined || refund === undefined) throw new Error('two actions expected');

  test('is proposed as what is missing, or as what can be returned', () => {
    expect(expectedAmount(standing({ receivedCents: 300_000 }), payment)).toBe('494,40\u00a0€');
    expect(expectedAmount(standing({ receivedCents: 300_000 }), refund)).toBe('3\u202f000,00\u00a0€');
    expect(expectedAmount(standing({ receivedCents: 349_440 }), payment)).toBe('');
  });

  test.each([
    ['3 000,00 €', 300_000],
    ['3\u202f000,00\u00a0€', 300_000],
    ['494.4', 49_440],
    ['-5', Number.NaN],
    ['1e3', Number.NaN],
    ['', Number.NaN],
  ])('typed as %j is %d cents', (amount, cents) => {
    expect(readAction(payment, { amount, note: '' }).cents).toBe(cents);
    expect(readAction(refund, { amount, note: '' }).cents).toBe(-cents);
  });
});
