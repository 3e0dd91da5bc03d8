import type { Cents } from '#domain/money.ts';
import { moveRules, type OrderActor, type OrderMoveKind, type OrderState, orderMoveKinds } from './order-life.ts';

/** What the journal calls the entries that aren't changes of the order's life ({@link moveRules}), and leave its state as it is. */
export const otherEntries = {
  'port-save': 'Numéro à conserver complété',
  'port-remove': 'Numéro à conserver retiré',
  'port-mandate': 'Mandat de transfert accepté',
  'port-send': 'Transfert demandé à l’opérateur',
  'port-refuse': 'Transfert refusé par l’opérateur',
  'port-plan': 'Transfert prévu par l’opérateur',
  'port-port': 'Numéro transféré',
  'port-undo': 'Numéro rectifié',
  'debit-mandate': 'Mandat de prélèvement signé',
  'debit-read': 'IBAN lu au bureau',
  'setup-say': 'Installation complétée',
  'setup-scan': 'Appareils et nouveaux numéros saisis ou changés',
  'setup-ask': 'Changement de l’installation demandé',
  'setup-take': 'Changement de l’installation accepté',
  'setup-keep': 'Installation laissée comme avant',
  'resend-mail': 'Message renvoyé',
  'renew-address': 'Liens fermés, nouveau lien envoyé au client',
  correct: 'Coordonnées corrigées',
  'correct-confirmation': 'Coordonnées corrigées, nouvelle confirmation envoyée au client',
  'correct-purchase-order': 'Bon de commande corrigé',
  'correct-tracking': 'Suivi de l’envoi corrigé',
  'remind-payment': 'Paiement rappelé au client',
  note: 'Note',
} as const;

/** Everything that a journal reports. */
export const journalEntryKinds = [...orderMoveKinds, ...(Object.keys(otherEntries) as (keyof typeof otherEntries)[])];

/** An entry of an order's append-only journal: a change that was made. */
export interface JournalEntry {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly kind: (typeof journalEntryKinds)[number];
  readonly who: OrderActor;
  /** Who of the provider's people made it at the desk; absent for the client, and for what the program does by itself. */
  readonly person?: string;
  /** Of a payment; `null` for any other entry. */
  readonly cents: Cents | null;
  readonly note: string;
}

/** An entry of the provider's that is about no money. */
export function providerEntry(
  kind: JournalEntry['kind'],
  at: number,
  { note = '', person }: Partial<Record<'note' | 'person', string | undefined>>,
): JournalEntry {
  return { at, kind, who: 'provider', cents: null, note, ...(person && { person }) };
}

/** An entry of the client's that is about no money. */
export function clientEntry(kind: JournalEntry['kind'], at: number, note = ''): JournalEntry {
  return { at, kind, who: 'client', cents: null, note };
}

/** Whether an entry is a change of the order's life. */
export function isMoveKind(kind: JournalEntry['kind']): kind is OrderMoveKind {
  return kind in moveRules;
}

/** Whether the client confirmed the order, from its journal; otherwise the provider did for them. */
export function isConfirmedByClient(journal: readonly Pick<JournalEntry, 'kind' | 'who'>[]): boolean {
  return journal.some(({ kind, who }) => kind === 'confirm' && who === 'client');
}

/** The entries that tell the number of a purchase order. */
export const purchaseOrderEntries = [
  'purchase-order',
  'undo-purchase-order',
  'correct-purchase-order',
] as const satisfies readonly JournalEntry['kind'][];

/** Returns the number of the purchase order from the journal; `undefined` if none came, or if it was undone. */
export function purchaseOrderNumber(journal: readonly Pick<JournalEntry, 'kind' | 'note'>[]): string | undefined {
  const last = journal.findLast(({ kind }) => purchaseOrderEntries.some((known) => known === kind));
  return last?.kind === 'undo-purchase-order' ? undefined : last?.note;
}

/** What separates, in the note of a correction, what is right from the reason: no line that somebody typed contains it. */
export const beforeReason = '\u202f; ';

/** The carrier and the numbers of what was sent, from the journal, as last corrected; `undefined` before, or if it was undone. */
export function trackingOf(journal: readonly Pick<JournalEntry, 'kind' | 'note'>[]): string | undefined {
  const last = journal.findLast(({ kind }) => ['ship', 'undo-ship', 'correct-tracking'].includes(kind));
  return last?.kind === 'undo-ship' ? undefined : last?.note.split(beforeReason)[0];
}

/** The state in which the provider cancelled an order, from the journal; `undefined` if its client did, or nobody. */
export function stateBeforeCancel(journal: readonly JournalEntry[], dueCents: Cents): OrderState | undefined {
  // Payments may follow it: a transfer that was on its way.
  const index = journal.findLastIndex(({ kind }) => kind === 'cancel' || kind === 'undo-cancel');
  if (journal[index]?.kind !== 'cancel' || journal[index].who !== 'provider') return undefined;
  const before = journal.slice(0, index);
  if (!before.some(({ kind }) => kind === 'confirm')) return 'received';
  // It has no money when it is cancelled: only a purchase order made it ready, or a payment if nothing is due, be it returned.
  const isValidated = dueCents === 0 && before.some(({ kind }) => kind === 'payment');
  return isValidated || purchaseOrderNumber(before) !== undefined ? 'ready' : 'confirmed';
}
