import { expect, test } from 'vitest';
import type { MoveRefusal } from '#domain/order/move-order.ts';
import { orderStates, stateRules } from '#domain/order/order-life.ts';
import {
  describeBalance,
  describeEntry,
  describePayment,
  describePaymentDifference,
  moveRefusalMessage,
} from '#domain/order/order-words.ts';

/** Narrow and usual no-break spaces as plain ones, so that an expectation can be read. */
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test('state labels are distinct', () => {
  expect(new Set(orderStates.map((state) => stateRules[state].name)).size).toBe(orderStates.length);
});

test('each headline contains the stem of its state’s label', () => {
  for (const { name, headline } of Object.values(stateRules)) {
    // Compares six letters: « à préparer » matches « nous préparons ».
    const [word = name] = name.match(/\p{L}{6}/u) ?? [];
    expect(headline).toContain(word);
  }
});

test.each([
  [{ kind: 'confirm', cents: null, note: '' } as const, 'Commande confirmée'],
  [{ kind: 'payment', cents: 300_000, note: '' } as const, 'Paiement reçu : 3 000,00 €'],
  [
    { kind: 'payment', cents: -100, note: 'trop-perçu rendu' } as const,
    'Somme rendue ou rectifiée : 1,00 € (trop-perçu rendu)',
  ],
  [{ kind: 'payment', cents: 0, note: '' } as const, 'Commande validée, rien à payer'],
  [{ kind: 'purchase-order', cents: null, note: '2026-0042' } as const, 'Bon de commande reçu (2026-0042)'],
  [{ kind: 'ship', cents: null, note: 'Colissimo 6A123' } as const, 'Commande expédiée (Colissimo 6A123)'],
  [{ kind: 'put-in-service', cents: null, note: '' } as const, 'Mise en service'],
  [
    { kind: 'undo-purchase-order', cents: null, note: 'autre mairie' } as const,
    'Bon de commande retiré (autre mairie)',
  ],
  [{ kind: 'undo-ship', cents: null, note: 'erreur de dossier' } as const, 'Expédition annulée (erreur de dossier)'],
  [{ kind: 'undo-cancel', cents: null, note: 'autre client' } as const, 'Commande rétablie (autre client)'],
  [{ kind: 'undo-service', cents: null, note: 'autre client' } as const, 'Mise en service annulée (autre client)'],
  [{ kind: 'cancel', cents: null, note: 'à sa demande' } as const, 'Commande annulée (à sa demande)'],
])('describes the entry %j', (entry, words) => {
  expect(plain(describeEntry(entry))).toBe(words);
});

test('says what the client still has to pay or gets back', () => {
  expect(plain(describePaymentDifference({ receivedCents: 300_000, dueCents: 349_440 }))).toBe(
    'Il reste 494,40 € à payer.',
  );
  expect(plain(describePaymentDifference({ receivedCents: 349_540, dueCents: 349_440 }))).toBe(
    'Vous n’avez rien à faire : nous vous rendons 1,00 €.',
  );
});

test('says what was received of an amount', () => {
  expect(plain(describePayment({ receivedCents: 300_000, dueCents: 349_440 }))).toBe(
    'reçu : 3 000,00 € sur 3 494,40 €',
  );
});

test.each([
  [300_000, 'reçu : 3 000,00 € sur 3 494,40 € TTC, il manque 494,40 €'],
  [349_440, 'reçu : 3 494,40 € sur 3 494,40 € TTC'],
  [349_540, 'reçu : 3 495,40 € sur 3 494,40 € TTC, 1,00 € à rendre'],
])('tells the provider what is missing or to return, of %d cents', (receivedCents, words) => {
  expect(plain(describeBalance({ receivedCents, dueCents: 349_440 }))).toBe(words);
});

test.each<[MoveRefusal, string]>([
  [{ reason: 'wrong-state', allowed: [] }, 'Seul le fournisseur peut le faire'],
  [
    { reason: 'wrong-state', allowed: ['ready', 'shipped'] },
    'La commande est reçue ; il faudrait qu’elle soit à préparer ou expédiée',
  ],
  [{ reason: 'note-missing', note: 'purchase-order-number' }, 'Indiquez le numéro du bon de commande'],
  [
    { reason: 'note-missing', note: 'tracking' },
    'Indiquez le transporteur et le numéro de suivi, ou l’envoi des accès',
  ],
  [{ reason: 'note-missing', note: 'reason' }, 'Indiquez la raison'],
  [
    { reason: 'pays-after-service' },
    'Un organisme public paie sur facture, une fois le service fait : enregistrez son bon de commande',
  ],
  [
    { reason: 'pays-before-service' },
    'Seul un organisme public commande par bon de commande, sans payer d’avance ; le client a commandé pour une entreprise ou une association',
  ],
  [{ reason: 'no-amount' }, 'Indiquez le montant en euros, par exemple 494,40'],
  [
    { reason: 'money-received', receivedCents: 349_440 },
    'Rendez d’abord les 3 494,40 € reçus et enregistrez-le : une commande n’est annulée qu’une fois remboursée',
  ],
  [
    { reason: 'cancelled-by-client' },
    'Le client a annulé sa commande lui-même : il peut en passer une nouvelle sur le site',
  ],
  [{ reason: 'returns-too-much', receivedCents: 100 }, 'Vous ne pouvez rendre plus que les 1,00 € reçus'],
])('says why a change is refused: %j', (refusal, words) => {
  expect(plain(moveRefusalMessage('received', refusal))).toBe(words);
});
