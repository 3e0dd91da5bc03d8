import type { OrderState } from '#domain/order/order-life.ts';
import type { PortState } from '#domain/portability/port-life.ts';

/** An entry of a journal as the database has it. */
export interface Entry {
  readonly order_reference: string;
  readonly kind: string;
  readonly who: string;
  readonly note: string;
}

/** The entries of each order, in their order. */
export type Journals = ReadonlyMap<string, readonly Entry[]>;

/** What the page of an order must say. */
export interface ExpectedPage {
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

export function pageBy(journal: readonly Entry[]): ExpectedPage {
  const ports = [...portsBy(journal)].sort(([one], [other]) => one - other);
  return { state: stateBy(journal), ports: ports.map(([, state]) => state) };
}

/** A purchase order that comes with the confirmation. */
export const earlyPurchaseOrder = 'EJ 2026-0042';

/** The state after each entry of a journal; payments are whole. */
const stateAfter: Readonly<Record<string, OrderState>> = {
  confirm: 'confirmed',
  payment: 'ready',
  'purchase-order': 'ready',
  ship: 'shipped',
  'undo-ship': 'ready',
  'put-in-service': 'in-service',
  cancel: 'cancelled',
};

/** Where an order is by its journal alone; `undefined` after an entry that the simulation never makes. */
export function stateBy(journal: readonly Entry[]): OrderState | undefined {
  const last = journal.findLast(({ kind }) => !kind.startsWith('port-'));
  return last === undefined ? 'received' : stateAfter[last.kind];
}

/** The states of an order's numbers by its journal alone, by their place. */
export function portsBy(journal: readonly Entry[]): ReadonlyMap<number, PortState> {
  const states = new Map<number, PortState>();
  for (const { kind, note } of journal) {
    const place = Number(/^numéro (\d+)/.exec(note)?.[1]);
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
        return sum + (isEarly ? 0 : 2);
      }
      case 'port-undo': {
        const place = note.split(',', 1)[0] ?? '';
        const undone = journal.slice(0, index).findLast((entry) => entry.note.startsWith(place));
        // Nobody was written to about a number that was asked for.
        return sum + (undone?.kind === 'port-send' ? 0 : 1);
      }
      case 'confirm':
      case 'port-save':
      case 'port-send':
        return sum;
      default:
        return sum + 1;
    }
  }, 0);
}
