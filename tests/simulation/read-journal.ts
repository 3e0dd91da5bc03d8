import { expectedLife } from '#domain/order/expected-life.fixture.ts';
import { type OrderState, orderStates } from '#domain/order/order-life.ts';
import type { PortState } from '#domain/portability/port-life.ts';

/** An entry of a journal as the database has it. */
interface Entry {
  readonly order_reference: string;
  readonly kind: string;
  readonly who: string;
  readonly note: string;
  /** Of a payment. */
  readonly cents: number | null;
}

/** The entries of each order, in their order. */
export type Journals = ReadonlyMap<string, readonly Entry[]>;

/** What the page of an order must say. */
interface ExpectedPage {
  readonly state: OrderState | undefined;
  /** The states of its numbers, in their order. */
  readonly ports: readonly PortState[];
}

export function groupEntries(entries: readonly Entry[]): Journals {
  const journals = new Map<string, Entry[]>();
  for (const entry of entries) {
    const own = journals.get(entry.order_reference);
    if (own === undefined) journals.set(entry.order_reference, [entry]);
    else own.push(entry);
  }
  return journals;
}

export function pageBy(journal: readonly Entry[], dueCents: number): ExpectedPage {
  const ports = [...portsBy(journal)].sort(([one], [other]) => one - other);
  return { state: standingBy(journal, dueCents).state, ports: ports.map(([, state]) => state) };
}

/** A purchase order that comes with the confirmation. */
export const earlyPurchaseOrder = 'EJ 2026-0042';

/** Where an order is, and what it received, by its journal alone; no state after an entry that may not be there. */
export function standingBy(
  journal: readonly Entry[],
  dueCents: number,
): { readonly state: OrderState | undefined; readonly cents: number } {
  let cents = 0;
  const states: OrderState[] = ['received'];
  let last: Entry | undefined;
  for (const entry of journal.filter(({ kind }) => !/^(?:port-|resend-mail$|renew-address$)/.test(kind))) {
    cents += entry.cents ?? 0;
    const from = states.at(-1) ?? 'received';
    let state = expectedState(from, entry.kind);
    if (entry.kind === 'payment' && state !== undefined) state = cents === dueCents ? 'ready' : 'payment-differs';
    // Money has to be returned first, and what its client cancelled stays so.
    if (entry.kind === 'cancel' && cents !== 0) state = undefined;
    if (entry.kind === 'undo-cancel' && from === 'cancelled' && last?.who !== 'client') state = states.at(-2);
    if (state === undefined) return { state, cents };
    states.push(state);
    last = entry;
  }
  return { state: states.at(-1), cents };
}

/** Where an entry leads from a state, for one of the clients; nowhere if it never happens there. */
function expectedState(from: OrderState, kind: string): OrderState | undefined {
  const { client, provider } = expectedLife[from].moves;
  const outcomes = new Map(Object.entries({ ...client, ...provider }));
  return orderStates.find((state) => [outcomes.get(kind)].flat().includes(state));
}

/** The states of an order's numbers by its journal alone, by their place. */
export function portsBy(journal: readonly Entry[]): ReadonlyMap<number, PortState> {
  const states = new Map<number, PortState>();
  for (const { kind, note } of journal) {
    const place = Number(/^numéro (\d+)/.exec(note)?.[1]);
    if (kind === 'port-remove') states.delete(place);
    const before = states.get(place);
    const after = {
      'port-save': 'complete',
      'port-send': 'sent',
      'port-refuse': 'refused',
      'port-port': 'ported',
      'port-undo': before === 'sent' ? 'complete' : 'sent',
    } as const;
    if (kind in after) states.set(place, after[kind as keyof typeof after]);
  }
  return states;
}

/** How many mails each entry sends, apart from the two of the client's confirmation. */
export function mailsBy(journal: readonly Entry[]): number {
  const isConfirmed = journal.some(({ kind }) => kind === 'confirm');
  return journal.reduce((sum, { kind, who, note }, index) => {
    switch (kind) {
      case 'cancel':
        return sum + (who === 'client' ? 2 : isConfirmed ? 1 : 0);
      case 'purchase-order': {
        // The mails of the confirmation say so.
        const isEarly = note === earlyPurchaseOrder;
        return sum + (isEarly ? 0 : who === 'client' ? 2 : 1);
      }
      case 'port-undo': {
        const place = note.split(',', 1)[0] ?? '';
        const undone = journal.slice(0, index).findLast((entry) => entry.note.startsWith(place));
        // Nobody was written to about a number that was asked for.
        return sum + (undone?.kind === 'port-send' ? 0 : 1);
      }
      case 'confirm':
      case 'port-save':
      case 'port-remove':
      case 'port-send':
        return sum;
      default:
        return sum + 1;
    }
  }, 0);
}
