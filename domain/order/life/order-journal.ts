import type { Cents } from '#domain/money.ts';
import { stateAfterPayment } from './move-order.ts';
import {
  moveRules,
  type OrderActor,
  type OrderMoveKind,
  type OrderState,
  orderMoveKinds,
  type WayStation,
} from './order-life.ts';

/** Entries about the ported numbers of an order, which leave its state as it is. */
const portEntryKinds = [
  'port-save',
  'port-remove',
  'port-mandate',
  'port-send',
  'port-refuse',
  'port-port',
  'port-undo',
] as const;

/** Entries about the office's mails, addresses and corrections, which leave the order's state as it is too. */
const officeEntryKinds = [
  'resend-mail',
  'renew-address',
  'correct',
  'correct-confirmation',
  'remind-payment',
  'note',
] as const;

/** Entries about the SEPA mandate of an order: accepted by its client, its IBAN read at the desk. */
const debitEntryKinds = ['debit-mandate', 'debit-read'] as const;

/** Entries about a change of the setup sheet while the order is prepared: what its client asked, and the desk's answer. */
const setupEntryKinds = ['setup-ask', 'setup-take', 'setup-keep'] as const;

/** Everything that a journal reports. */
export const journalEntryKinds = [
  ...orderMoveKinds,
  ...portEntryKinds,
  ...debitEntryKinds,
  ...setupEntryKinds,
  ...officeEntryKinds,
] as const;

/** An entry of an order's append-only journal: a change that was made. */
export interface JournalEntry {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly kind: (typeof journalEntryKinds)[number];
  readonly who: OrderActor;
  /** Who of the provider's people made it at the desk; absent for a command. */
  readonly person?: string;
  /** Of a payment; `null` for any other entry. */
  readonly cents: Cents | null;
  readonly note: string;
}

/** Whether an entry is a change of the order's life. */
export function isMoveKind(kind: JournalEntry['kind']): kind is OrderMoveKind {
  return kind in moveRules;
}

/** Returns the number of the purchase order from the journal; `undefined` if none came, or if it was undone. */
export function purchaseOrderNumber(journal: readonly Pick<JournalEntry, 'kind' | 'note'>[]): string | undefined {
  const last = journal.findLast(({ kind }) => kind === 'purchase-order' || kind === 'undo-purchase-order');
  return last?.kind === 'purchase-order' ? last.note : undefined;
}

/**
 * When the order came into its state, from the journal; `undefined` if the journal doesn't say. A further payment that is
 * still short, a mail sent again and a saved number change no state.
 */
export function stateSince(
  journal: readonly Pick<JournalEntry, 'at' | 'kind' | 'cents' | 'who'>[],
  dueCents: Cents,
): number | undefined {
  return statesIn(journal, dueCents).at(-1)?.at;
}

/** The state in which the provider cancelled an order, from the journal; `undefined` if its client did, or nobody. */
export function stateBeforeCancel(
  journal: readonly Pick<JournalEntry, 'at' | 'kind' | 'cents' | 'who'>[],
  dueCents: Cents,
): OrderState | undefined {
  const states = statesIn(journal, dueCents);
  const last = states.at(-1);
  if (last?.state !== 'cancelled' || last.who !== 'provider') return undefined;
  return states.at(-2)?.state ?? 'received';
}

/** The states of an order after the first, each with the instant and the actor that led to it. */
function statesIn(
  journal: readonly Pick<JournalEntry, 'at' | 'kind' | 'cents' | 'who'>[],
  dueCents: Cents,
): readonly (Pick<JournalEntry, 'at' | 'who'> & { readonly state: OrderState })[] {
  const states: (Pick<JournalEntry, 'at' | 'who'> & { readonly state: OrderState })[] = [];
  let receivedCents = 0;
  for (const { at, who, kind, cents } of journal) {
    if (!isMoveKind(kind)) continue;
    receivedCents += cents ?? 0;
    const { to } = moveRules[kind];
    const before = states.at(-2)?.state ?? 'received';
    const current = states.at(-1)?.state ?? 'received';
    // A public body's payment, which comes after the service, leaves the state as it is.
    const paid = current === 'in-service' ? current : stateAfterPayment(dueCents, receivedCents);
    const led = to === 'by-amount' ? paid : to;
    const state = led === 'before-cancel' ? before : led;
    if (state !== current) states.push({ at, who, state });
  }
  return states;
}

/** Whether an entry of this kind completes a station of the order. */
export function completes(kind: JournalEntry['kind'], station: WayStation): boolean {
  return isMoveKind(kind) && (moveRules[kind].completes?.includes(station) ?? false);
}
