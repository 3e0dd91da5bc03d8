import { expect, test } from 'vitest';
import type { MoveRefusal } from '#domain/order/life/move-order.ts';
import type { JournalEntry } from '#domain/order/life/order-journal.ts';
import { orderStates, stateRules } from '#domain/order/life/order-life.ts';
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

test('state labels are distinct', () =>
  expect(new Set(orderStates.map((state) => stateRules[state].name)).size).toBe(orderStates.length));

test.each<[JournalEntry['kind'], number | null, string, string]>([
  ['confirm', null, '', 'Commande confirmée'],
  ['payment', 300_000, '', 'Paiement reçu : 3 000,00 €'],
  ['payment', -100, 'trop-perçu rendu', 'Somme rendue ou rectifiée : 1,00 € (trop-perçu rendu)'],
  ['payment', 0, '', 'Commande validée, rien à payer'],
  ['purchase-order', null, '2026-0042', 'Bon de commande reçu (2026-0042)'],
  ['ship', null, 'Colissimo 6A123', 'Commande expédiée (Colissimo 6A123)'],
  ['put-in-service', null, '', 'Mise en service'],
  ['undo-purchase-order', null, 'autre mairie', 'Bon de commande retiré (autre mairie)'],
  ['undo-ship', null, 'erreur de dossier', 'Expédition annulée (erreur de dossier)'],
  ['undo-cancel', null, 'autre client', 'Commande rétablie (autre client)'],
  ['undo-service', null, 'autre client', 'Mise en service annulée (autre client)'],
  ['cancel', null, 'à sa demande', 'Commande annulée (à sa demande)'],
])('describes the entry %s, %s, « %s »', (kind, cents, note, words) =>
  expect(plain(describeEntry({ kind, cents, note }))).toBe(words),
);

test('says what the client still has to pay or gets back', () => {
  expect(plain(describePaymentDifference({ receivedCents: 300_000, dueCents: 349_440 }))).toBe(
    'Il reste 494,40 € à payer.',
  );
  expect(plain(describePaymentDifference({ receivedCents: 349_540, dueCents: 349_440 }))).toBe(
    'Vous n’avez rien à faire : nous vous rendons 1,00 €.',
  );
});

test.each([
  [300_000, 'reçu : 3 000,00 € sur 3 494,40 € TTC, il manque 494,40 €'],
  [349_440, 'reçu : 3 494,40 € sur 3 494,40 € TTC'],
  [349_540, 'reçu : 3 495,40 € sur 3 494,40 € TTC, 1,00 € à rendre'],
])('tells the provider what is missing or to return, of %d cents', (receivedCents, words) =>
  expect(plain(describeBalance({ receivedCents, dueCents: 349_440 }))).toBe(words),
);

test('an invoice is paid within thirty days of its own', () => {
  expect(paymentDay('2027-01-31')).toBe('2027-03-02');
  expect(plain(describeInvoice('2026-12-01'))).toBe('du 1er décembre 2026, à payer au plus tard le 31 décembre 2026');
});

test.each<[MoveRefusal, string]>([
  [{ reason: 'wrong-state', allowed: [] }, 'Seul le fournisseur peut le faire'],
  [{ reason: 'wrong-state', allowed: ['ready', 'shipped'] }, 'reçue ; il faudrait qu’elle soit à préparer ou expédiée'],
  [{ reason: 'note-missing', note: 'purchase-order-number' }, 'Indiquez le numéro du bon de commande'],
  [{ reason: 'note-missing', note: 'tracking' }, 'Indiquez le transporteur et le numéro de suivi'],
  [{ reason: 'note-missing', note: 'reason' }, 'Indiquez la raison'],
  [{ reason: 'pays-after-service' }, 'enregistrez son bon de commande'],
  [{ reason: 'pays-before-service' }, 'le client a commandé pour une entreprise ou une association'],
  [{ reason: 'no-amount' }, 'Indiquez le montant en euros'],
  [{ reason: 'money-received', receivedCents: 349_440 }, 'Rendez d’abord les 3 494,40 € reçus et enregistrez-le'],
  [{ reason: 'cancelled-by-client' }, 'il peut en passer une nouvelle'],
  [{ reason: 'returns-too-much', receivedCents: 100 }, 'Vous ne pouvez rendre plus que les 1,00 € reçus'],
])('says why a change is refused: %j', (refusal, words) =>
  expect(plain(moveRefusalMessage('received', refusal))).toContain(words),
);
