import { formatEuros, readEuros } from '#domain/money.ts';
import { leftOf, moveOrder, type OrderMove, type OrderStatus, owedCents } from '#domain/order/life/move-order.ts';
import {
  awaitsPayment,
  moveRules,
  type NoteKind,
  type OrderMoveKind,
  orderMoveKinds,
} from '#domain/order/life/order-life.ts';
import { describePurchaseOrder } from '#service/orders/life/parse-purchase-order.ts';
import { moveWords, type OfficeWords } from '#service/orders/mails/move-words.ts';

/** Something that the desk does with an order: a change of its life, with what has to be typed for it. */
export interface OrderAction extends OfficeWords {
  readonly kind: OrderMoveKind;
  /** The label of what is written into the journal; absent where nothing is. */
  readonly note?: string;
  readonly noteHint?: string;
  readonly isNoteOptional?: true;
  /** Whether Chorus Pro's code of the client's service may be typed beside the note. */
  readonly hasServiceCode?: true;
  /** Whether it corrects or ends the order's way instead of leading on. */
  readonly isWayBack?: true;
}

const paymentNote = {
  note: 'Note',
  noteHint: 'Facultative\u202f; le client ne la lit pas.',
  isNoteOptional: true,
} as const;

const noteFields: Readonly<Record<NoteKind, Partial<OrderAction>>> = {
  'purchase-order-number': { note: 'Numéro d’engagement, ou du bon de commande', hasServiceCode: true },
  tracking: {
    note: 'Transporteur et numéro de suivi',
    noteHint: 'Par exemple «\u202fColissimo 6A12345678901\u202f»\u202f; plusieurs numéros se séparent par une virgule.',
  },
  reason: { note: 'Raison', isWayBack: true },
};

/** Every action of the desk, in the order in which an order meets them; those that lead back come last. */
export const orderActions: readonly OrderAction[] = orderMoveKinds
  .flatMap((kind) =>
    [moveWords[kind], ...(moveWords[kind].besides ?? [])].map((words): OrderAction => {
      const note = words.sign === -1 ? 'reason' : moveRules[kind].note;
      return { kind, ...words, ...(note ? noteFields[note] : words.sign === 1 && paymentNote) };
    }),
  )
  .sort((one, other) => Number(one.isWayBack ?? false) - Number(other.isWayBack ?? false));

/** What is said of accesses, which have no carrier. */
const accessWords: Readonly<Partial<Record<OrderMoveKind, Partial<OrderAction>>>> = {
  ship: {
    name: 'Marquer les accès comme envoyés',
    explanation: 'À faire quand les accès sont envoyés. Le client l’apprend sur sa page.',
    note: 'Note',
    noteHint: 'Facultative\u202f; le client la lit dans le message et sur sa page.',
    isNoteOptional: true,
  },
  'undo-ship': { explanation: 'À faire si les accès ont été marqués comme envoyés par erreur.' },
  'undo-service': { name: 'Revenir à l’envoi des accès' },
};

const virtualActions = orderActions.map((action): OrderAction => ({ ...action, ...accessWords[action.kind] }));

/** The actions as they are made to this order. */
export function actionsOf({ isVirtual }: Pick<OrderStatus, 'isVirtual'>): readonly OrderAction[] {
  return isVirtual ? virtualActions : orderActions;
}

/** The actions that an order's state allows, by the rules of its life. */
export function allowedActions(orderStatus: OrderStatus): OrderAction[] {
  return actionsOf(orderStatus).filter(({ kind, sign, note }) => {
    // What costs nothing is validated, once.
    if (sign === 0 && !awaitsPayment(orderStatus.state)) return false;
    if ((sign === 1 || kind === 'invoice') && orderStatus.dueCents === 0) return false;
    const cents = sign === undefined ? {} : { cents: expectedCents(orderStatus, sign) || sign };
    return moveOrder(orderStatus, { kind, by: 'provider', ...cents, ...(note && { note }) }).ok;
  });
}

/** Whether an action leads an order on: it neither corrects nor repeats what was done. */
export function leadsOn(orderStatus: OrderStatus, { kind, sign, isWayBack }: OrderAction): boolean {
  if (isWayBack || (kind === 'invoice' && orderStatus.invoicedOn !== undefined)) return false;
  return sign !== 1 || expectedCents(orderStatus, sign) > 0;
}

/** The action that leads an order on, or returns what was paid too much; `undefined` if nothing is to be done. */
export function nextAction(orderStatus: OrderStatus): OrderAction | undefined {
  const sign = Math.sign(owedCents(orderStatus));
  const isToInvoice = sign === 1 && orderStatus.paysAfterService && orderStatus.invoicedOn === undefined;
  return allowedActions(orderStatus).find((action) =>
    action.sign === undefined ? leadsOn(orderStatus, action) : !isToInvoice && action.sign === sign,
  );
}

/** The amount that an action most likely is about, as it would be typed; empty if there is none. */
export function expectedAmount(orderStatus: OrderStatus, { sign }: OrderAction): string {
  if (!sign) return '';
  const cents = Math.abs(expectedCents(orderStatus, sign));
  return cents === 0 ? '' : formatEuros(cents);
}

/** What is typed into the form of an action. */
export interface TypedAction {
  readonly amount: string;
  readonly note: string;
  readonly serviceCode?: string;
  readonly day?: string;
  /** Fingerprint of the line of a bank's statement from which the form was opened; empty without one. */
  readonly line?: string;
}

/** What somebody typed, as a change; an amount that can't be read is none, which the order's life refuses. */
export function readAction({ kind, sign, hasServiceCode }: OrderAction, typed: TypedAction): Omit<OrderMove, 'by'> {
  const { serviceCode = '', day, line } = typed;
  const isDescribed = hasServiceCode && typed.note !== '';
  const note = isDescribed ? describePurchaseOrder({ number: typed.note, serviceCode }) : typed.note;
  const dated = { kind, note, ...(day && { day }), ...(line && { statementLine: line }) };
  if (sign === undefined) return dated;
  const cents = sign === 0 ? 0 : readEuros(typed.amount);
  return { ...dated, cents: cents === undefined ? Number.NaN : sign * cents };
}

/** What is asked before an unexpected sum is noted, as the client reads it at once; `undefined` for any other. */
export function questionOf(orderStatus: OrderStatus, action: OrderAction, typed: TypedAction): string | undefined {
  const move = readAction(action, typed);
  const { cents = 0 } = move;
  const expected = expectedCents(orderStatus, action.sign ?? 0);
  if (cents === expected || !moveOrder(orderStatus, { ...move, by: 'provider' }).ok) return undefined;
  const settled = orderStatus.state === 'cancelled' ? 'alors que la commande est annulée' : 'alors que tout est payé';
  const instead = expected === 0 ? settled : `au lieu de ${formatEuros(Math.abs(expected))}`;
  return `Vous notez ${formatEuros(Math.abs(cents))} ${instead}. Relisez le message au client, puis confirmez ou corrigez le montant.`;
}

function expectedCents(orderStatus: OrderStatus, sign: 1 | -1 | 0): number {
  const left = leftOf(orderStatus);
  if (sign === 1) return Math.max(0, left);
  // What was paid too much, otherwise all.
  return sign === 0 ? 0 : left < 0 ? left : -orderStatus.receivedCents;
}
