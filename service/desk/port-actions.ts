import { parisDay } from '#domain/calendar.ts';
import { isBinding, type OrderState } from '#domain/order/order-life.ts';
import { movePort, operatorRefusals } from '#domain/portability/port-life.ts';
import type { PortMove } from '#service/portability/change-port.ts';
import { isToSend } from '#service/portability/describe-port.ts';
import type { PortRow } from '#service/storage/rows.ts';

/** Something that the desk does with a number to port. */
export interface PortAction {
  /** Last part of its page's address. */
  readonly slug: string;
  readonly kind: PortMove['kind'];
  /** What its link, its page and its button say. */
  readonly name: string;
  /** What happens, and what doesn't. */
  readonly explanation: string;
}

/** What was typed into the form of such an action. */
export interface TypedPortAction {
  readonly refusal: string;
  readonly day: string;
  readonly note: string;
}

const portActions: readonly PortAction[] = [
  {
    slug: 'demande',
    kind: 'send',
    name: 'Marquer comme demandé',
    explanation: 'Quand la demande est partie chez l’opérateur actuel, avec le RIO et le mandat signé.',
  },
  {
    slug: 'portage',
    kind: 'port',
    name: 'Marquer comme porté',
    explanation: 'Quand les appels de ce numéro arrivent sur la nouvelle téléphonie.',
  },
  {
    slug: 'refus',
    kind: 'refuse',
    name: 'Noter un refus',
    explanation:
      'Quand l’opérateur actuel refuse. Le client retrouve ce qu’il a tapé, avec la raison, et le corrige sur sa page.',
  },
  {
    slug: 'rectification',
    kind: 'undo',
    name: 'Revenir à l’étape d’avant',
    explanation: 'Si la dernière étape a été notée par erreur.',
  },
];

/** The actions that a number's state allows, by the rules of its life. */
export function allowedPortActions(order: OrderState, port: PortRow): PortAction[] {
  if (!isBinding(order)) return [];
  return portActions.filter(
    ({ kind }) => movePort(port.state, kind, 'provider') !== undefined && (kind !== 'send' || isToSend(port)),
  );
}

/** What the form shows first: the most common reason of a refusal, and today. */
export function expectedPortAction(now: number): TypedPortAction {
  return { refusal: 'holder', day: parisDay(new Date(now)), note: '' };
}

/** What somebody typed, as a move; `undefined` for a reason that no operator may give. */
export function readPortAction({ kind }: PortAction, typed: TypedPortAction): PortMove | undefined {
  switch (kind) {
    case 'send':
      return { kind };
    case 'port':
      return { kind, day: typed.day };
    case 'undo':
      return { kind, reason: typed.note };
    case 'refuse': {
      const refusal = operatorRefusals.find((known) => known === typed.refusal);
      return refusal && { kind, refusal };
    }
  }
}
