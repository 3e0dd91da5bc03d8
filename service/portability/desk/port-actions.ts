import type { OrderState } from '#domain/order/life/order-life.ts';
import { movePort, operatorRefusals } from '#domain/portability/port-life.ts';
import type { PortForm } from '#domain/portability/read-port.ts';
import { MoveRefused } from '#service/orders/life/change-order.ts';
import { isMovable, type PortMove } from '#service/portability/rules/change-port.ts';
import { isToSend } from '#service/portability/rules/describe-port.ts';
import type { CheckedPort } from '#service/portability/rules/read-number.ts';
import type { PortRow } from '#service/storage/rows.ts';

/** Something that the desk does with a number to port. */
export interface PortAction {
  readonly slug: string;
  readonly kind: PortMove['kind'];
  readonly name: string;
  readonly explanation: string;
}

/** What was typed into the form of a {@link PortAction}. */
export interface TypedPortAction {
  readonly refusal: string;
  readonly day: string;
  readonly note: string;
  /** The number itself, for a correction. */
  readonly form: PortForm;
}

export const portActions: readonly PortAction[] = [
  {
    slug: 'demande',
    kind: 'send',
    name: 'Marquer comme demandé',
    explanation: 'À faire quand la demande est partie chez l’opérateur actuel, avec le RIO et le mandat accepté.',
  },
  {
    slug: 'portage',
    kind: 'port',
    name: 'Marquer comme transféré',
    explanation: 'À faire quand les appels de ce numéro arrivent sur la nouvelle téléphonie.',
  },
  {
    slug: 'refus',
    kind: 'refuse',
    name: 'Noter un refus',
    explanation:
      'À faire quand l’opérateur actuel refuse. Le client lit la raison et peut corriger lui-même, sur sa page\u202f; la page suivante propose de le faire avec lui.',
  },
  {
    slug: 'jour',
    kind: 'plan',
    name: 'Noter le jour prévu',
    explanation:
      'À faire quand l’opérateur actuel annonce le jour du transfert. Le client le lit comme prévu par son opérateur, et le numéro revient ce jour-là dans «\u202fÀ faire\u202f».',
  },
  {
    slug: 'correction',
    kind: 'correct',
    name: 'Corriger avec le client',
    explanation:
      'Avec le client au téléphone, sa dernière facture sous les yeux, tout de suite ou plus tard\u00a0: le numéro reste dans «\u202fNuméros\u202f». Le client accepte ensuite le mandat de nouveau, par le lien qu’il reçoit\u202f; «\u202fNuméros\u202f» propose alors «\u202fMarquer comme demandé\u202f».',
  },
  {
    slug: 'rectification',
    kind: 'undo',
    name: 'Revenir à l’étape d’avant',
    explanation: 'À faire si la dernière étape a été notée par erreur.',
  },
];

/** The actions that a number's state allows, by the rules of its life. */
export function allowedPortActions(order: OrderState, port: PortRow): PortAction[] {
  return portActions.filter(
    ({ kind }) =>
      isMovable(order, port, kind) && movePort(port.state, kind) !== undefined && (kind !== 'send' || isToSend(port)),
  );
}

/** The allowed actions that lead a number on, without corrections of mistakes. */
export function nextPortActions(order: OrderState, port: PortRow): PortAction[] {
  return allowedPortActions(order, port).filter(
    ({ kind }) => kind !== 'undo' && (kind !== 'correct' || port.state === 'refused'),
  );
}

/** What somebody typed, as a move. Throws {@link MoveRefused} for what no operator says, and for a wrong number. */
export function readPortAction({ kind }: PortAction, typed: TypedPortAction, result: CheckedPort): PortMove {
  switch (kind) {
    case 'send':
      return { kind };
    case 'port':
    case 'plan':
      return { kind, day: typed.day };
    case 'correct':
      if (!result.ok) throw new MoveRefused('Rien n’est enregistré\u00a0: corrigez ce qui est signalé.');
      return { kind, port: result.port };
    case 'undo':
      return { kind, reason: typed.note };
    case 'refuse': {
      const refusal = operatorRefusals.find((known) => known === typed.refusal);
      if (refusal === undefined) throw new MoveRefused('Choisissez la raison que donne l’opérateur.', 'refus');
      return { kind, refusal };
    }
  }
}
