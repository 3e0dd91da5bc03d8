import { expect, test } from 'vitest';
import type { OrderState } from '#domain/order/life/order-life.ts';
import {
  describeBalance,
  describeEntry,
  describeInvoice,
  describePaymentDifference,
  moveRefusalMessage,
  paymentDay,
} from '#domain/order/life/order-words.ts';

/** Narrow and usual no-break spaces as plain ones, so that an expectation can be read. */
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test('an entry says what was received or returned, and what was noted', () => {
  const said = (cents: number | null, note = '') => plain(describeEntry({ kind: 'payment', cents, note }));
  expect([said(300_000), said(0), said(-100, 'trop-perçu rendu')]).toEqual([
    'Paiement reçu : 3 000,00 €',
    'Commande validée, rien à payer',
    'Somme rendue ou rectifiée : 1,00 € (trop-perçu rendu)',
  ]);
  expect(describeEntry({ kind: 'ship', cents: null, note: 'Colissimo 6A123' })).toContain(' (Colissimo 6A123)');
});

test('a payment that differs says what is missing or comes back, to the client and to the provider', () => {
  const said = (receivedCents: number) => {
    const order = { state: 'payment-differs', receivedCents, dueCents: 349_440 } as const;
    return [describePaymentDifference(349_440 - receivedCents), describeBalance(order)].map(plain);
  };
  expect(said(300_000)).toEqual([
    'Il reste 494,40 € à payer.',
    'reçu : 3 000,00 € sur 3 494,40 € TTC, il manque 494,40 €',
  ]);
  expect(said(349_540)).toEqual([
    'Vous n’avez rien à faire : nous vous rendons 1,00 €.',
    'reçu : 3 495,40 € sur 3 494,40 € TTC, 1,00 € à rendre',
  ]);
});

test('all that a cancelled order received is to be returned', () => {
  const said = describeBalance({ state: 'cancelled', receivedCents: 300_000, dueCents: 349_440 });
  expect(plain(said)).toBe('reçu : 3 000,00 € TTC, à rendre');
});

test('an invoice is paid within thirty days of its own', () => {
  expect(paymentDay('2027-01-31')).toBe('2027-03-02');
  expect(plain(describeInvoice('2026-12-01'))).toBe('du 1er décembre 2026, à payer au plus tard le 31 décembre 2026');
});

test('a change that is refused for its state says from which ones it may be made', () => {
  const said = (allowed: OrderState[]) => plain(moveRefusalMessage('received', { reason: 'wrong-state', allowed }));
  expect(said(['ready', 'shipped'])).toContain('reçue ; il faudrait qu’elle soit à préparer ou expédiée');
  expect(said([])).toBe('Seul le fournisseur peut le faire');
});
