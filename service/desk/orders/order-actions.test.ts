import { expect, test } from 'vitest';
import { expectedLife, ofClient, statusIn } from '#domain/order/life/expected-life.fixture.ts';
import type { OrderStatus } from '#domain/order/life/move-order.ts';
import { orderStates } from '#domain/order/life/order-life.ts';
import { allowedActions, expectedAmount, leadsOn, nextAction, orderActions, readAction } from './order-actions.ts';

const orderStatus = (changes: Partial<OrderStatus>): OrderStatus => ({
  state: 'confirmed',
  dueCents: 349_440,
  receivedCents: 0,
  paysAfterService: false,
  ...changes,
});

const states = [false, true].flatMap((paysAfterService) => orderStates.map((state) => ({ state, paysAfterService })));

test.each([
  ['confirmed', {}, ['paiement']],
  ['confirmed', { dueCents: 0 }, ['validation']],
  ['ready', { dueCents: 0 }, []],
  ['payment-differs', { receivedCents: 300_000 }, ['paiement', 'remboursement']],
  ['ready', { receivedCents: 349_440 }, ['paiement', 'remboursement']],
  ['shipped', { receivedCents: 349_440 }, ['paiement', 'remboursement']],
  ['cancelled', {}, ['paiement']],
  ['cancelled', { receivedCents: 100 }, ['paiement', 'remboursement']],
] as const)('of an order that is %s, %j, allows %j for its money', (state, changes, allowed) => {
  const actions = allowedActions(orderStatus({ state, ...changes }));
  expect(actions.filter(({ sign }) => sign !== undefined).map(({ slug }) => slug)).toEqual(allowed);
});

test('restores what the desk cancelled', () => {
  const actions = allowedActions(orderStatus({ state: 'cancelled', beforeCancel: 'confirmed' }));
  expect(actions.map(({ slug }) => slug)).toEqual(['paiement', 'retablissement']);
});

test.each(states)(
  'leads an order on that is $state, paid after service $paysAfterService',
  ({ state, paysAfterService }) => {
    const { next } = expectedLife[state];
    expect(nextAction(statusIn(state, paysAfterService))?.kind).toBe(next && ofClient(next, paysAfterService));
  },
);

test.each([
  ['confirmed', { dueCents: 0 }, 'validation'],
  ['payment-differs', { receivedCents: 300_000 }, 'paiement'],
  ['payment-differs', { receivedCents: 400_000 }, 'remboursement'],
  ['shipped', {}, 'paiement'],
  ['in-service', { receivedCents: 400_000 }, 'remboursement'],
  ['in-service', { paysAfterService: true, invoicedOn: '2026-12-01', receivedCents: 400_000 }, 'remboursement'],
  ['cancelled', { receivedCents: 100 }, 'remboursement'],
] as const)('the main action of an order that is %s, %j, is %s', (state, changes, main) => {
  expect(nextAction(orderStatus({ state, ...changes }))?.slug).toBe(main);
});

test.each([
  ['confirmed', {}, 'paiement', 'annulation'],
  ['ready', { receivedCents: 349_440 }, 'expedition', 'paiement, remboursement'],
  ['in-service', { paysAfterService: true }, 'paiement, facture', 'service-annule'],
  [
    'in-service',
    { paysAfterService: true, invoicedOn: '2026-12-01' },
    'paiement',
    'facture, service-annule, facture-retiree',
  ],
  [
    'in-service',
    { paysAfterService: true, invoicedOn: '2026-12-01', receivedCents: 349_440 },
    '',
    'paiement, facture, remboursement, service-annule, facture-retiree',
  ],
] as const)('of an order that is %s, %j, %s leads on, %s corrects', (state, changes, ahead, others) => {
  const status = orderStatus({ state, ...changes });
  const slugs = (isAhead: boolean) =>
    allowedActions(status)
      .filter((action) => leadsOn(status, action) === isAhead)
      .map(({ slug }) => slug);
  expect([slugs(true).join(', '), slugs(false).join(', ')]).toEqual([ahead, others]);
});

const [payment, refund] = ['paiement', 'remboursement'].map((slug) =>
  orderActions.find((action) => action.slug === slug),
);
if (payment === undefined || refund === undefined) throw new Error('two actions expected');

test('an amount is proposed as what is missing, or as what can be returned', () => {
  expect(expectedAmount(orderStatus({ receivedCents: 300_000 }), payment)).toBe('494,40\u00a0€');
  expect(expectedAmount(orderStatus({ receivedCents: 300_000 }), refund)).toBe('3\u202f000,00\u00a0€');
  expect(expectedAmount(orderStatus({ receivedCents: 349_440 }), payment)).toBe('');
  const cancelled = orderStatus({ state: 'cancelled', receivedCents: 10_000 });
  expect([payment, refund].map((action) => expectedAmount(cancelled, action))).toEqual(['', '100,00\u00a0€']);
});

test('an amount is read in euros, and of a refund subtracted', () => {
  expect(readAction(payment, { amount: '494.4', note: '' }).cents).toBe(49_440);
  expect(readAction(refund, { amount: '494.4', note: '' }).cents).toBe(-49_440);
  expect(readAction(payment, { amount: '-5', note: '' }).cents).toBeNaN();
});
