import { formatEuros, readEuros } from '#domain/money.ts';
import {
  awaitsPayment,
  moveOrder,
  type OrderMove,
  type OrderMoveKind,
  type OrderStanding,
} from '#domain/order/order-life.ts';

/** Something that the desk does with an order: a change of its life, with what has to be typed for it. */
export interface OrderAction {
  /** Last part of its page's address. */
  readonly slug: string;
  readonly kind: OrderMoveKind;
  /** What is typed for it after `npm run orders --`. */
  readonly command: string;
  /** What its link, its page and its button say. */
  readonly name: string;
  /** What happens, and what doesn't. */
  readonly explanation: string;
  /** 1 for money that arrived, -1 for money returned, 0 where nothing is to be paid; absent for what isn't about money. */
  readonly sign?: 1 | -1 | 0;
  /** The label of what is written into the journal; absent where nothing is. */
  readonly note?: string;
  readonly noteHint?: string;
  /** Whether it corrects or ends the order's way instead of leading on. */
  readonly isWayBack?: true;
}

/** Every action of the desk, in the order in which an order meets them. */
export const orderActions: readonly OrderAction[] = [
  {
    slug: 'confirmation',
    kind: 'confirm',
    command: 'confirm',
    name: 'Confirmer pour le client',
    explanation:
      'Pour une commande convenue par téléphone ou sur papier\u00a0: elle engage le client comme s’il l’avait confirmée. Il reçoit ses documents, comme toute confirmation.',
  },
  {
    slug: 'paiement',
    kind: 'payment',
    command: 'payment',
    name: 'Enregistrer un paiement',
    explanation:
      'Quand le virement est sur le compte. Si tout est payé, la commande passe «\u202fà préparer\u202f»\u202f; sinon elle reste «\u202fà régulariser\u202f».',
    sign: 1,
  },
  {
    slug: 'validation',
    kind: 'payment',
    command: 'validate',
    name: 'Valider la commande',
    explanation: 'Rien n’est à payer à la commande\u00a0: une fois validée, elle passe «\u202fà préparer\u202f».',
    sign: 0,
  },
  {
    slug: 'bon-de-commande',
    kind: 'purchase-order',
    command: 'purchase-order',
    name: 'Enregistrer le bon de commande',
    explanation:
      'Un organisme public paie sur facture, une fois le service fait. Son bon de commande suffit pour préparer.',
    note: 'Numéro du bon de commande',
  },
  {
    slug: 'expedition',
    kind: 'ship',
    command: 'ship',
    name: 'Marquer comme expédiée',
    explanation: 'Quand les colis sont partis, ou les accès envoyés. Le client lit le suivi sur sa page.',
    note: 'Transporteur et numéro de suivi',
    noteHint: 'Par exemple «\u202fColissimo 6A12345678901\u202f»\u202f; plusieurs numéros se séparent par une virgule.',
  },
  {
    slug: 'mise-en-service',
    kind: 'put-in-service',
    command: 'in-service',
    name: 'Marquer comme en service',
    explanation: 'Quand le client téléphone. C’est la dernière étape.',
  },
  {
    slug: 'bon-de-commande-retire',
    kind: 'undo-purchase-order',
    command: 'undo-purchase-order',
    name: 'Retirer le bon de commande',
    explanation:
      'S’il a été enregistré par erreur, ou pour une autre commande. La commande attend de nouveau celui du client.',
    note: 'Raison',
    isWayBack: true,
  },
  {
    slug: 'expedition-annulee',
    kind: 'undo-ship',
    command: 'undo-ship',
    name: 'Revenir à la préparation',
    explanation: 'Si elle a été marquée comme expédiée par erreur. Le client ne lit plus le suivi sur sa page.',
    note: 'Raison',
    isWayBack: true,
  },
  {
    slug: 'service-annule',
    kind: 'undo-service',
    command: 'undo-service',
    name: 'Revenir à l’expédition',
    explanation: 'Si elle a été marquée comme en service par erreur.',
    note: 'Raison',
    isWayBack: true,
  },
  {
    slug: 'remboursement',
    kind: 'payment',
    command: 'refund',
    name: 'Enregistrer une somme rendue',
    explanation: 'Quand de l’argent a été rendu au client, ou pour corriger un paiement compté par erreur.',
    sign: -1,
    note: 'Raison',
    isWayBack: true,
  },
  {
    slug: 'annulation',
    kind: 'cancel',
    command: 'cancel',
    name: 'Annuler la commande',
    explanation: 'Si le client a déjà payé, rendez-lui d’abord la somme.',
    note: 'Raison',
    isWayBack: true,
  },
  {
    slug: 'retablissement',
    kind: 'undo-cancel',
    command: 'undo-cancel',
    name: 'Rétablir la commande',
    explanation:
      'Si elle a été annulée par erreur. Appelez d’abord le client\u00a0: elle reprend là où elle en était, s’il la veut encore.',
    note: 'Raison',
    isWayBack: true,
  },
];

/** The actions that an order's state allows, by the rules of its life. */
export function allowedActions(standing: OrderStanding): OrderAction[] {
  return orderActions.filter(({ kind, sign, note }) => {
    // What costs nothing is validated, once.
    if (sign === 0 && !awaitsPayment(standing.state)) return false;
    if (sign === 1 && standing.dueCents === 0) return false;
    const cents = sign === undefined ? {} : { cents: expectedCents(standing, sign) || sign };
    return moveOrder(standing, { kind, by: 'provider', ...cents, ...(note && { note }) }).ok;
  });
}

/** The action that leads an order on, or returns what was paid too much; `undefined` if nothing is to be done. */
export function nextAction(standing: OrderStanding): OrderAction | undefined {
  const sign = Math.sign(standing.dueCents - standing.receivedCents);
  return allowedActions(standing).find((action) =>
    action.sign === undefined ? !action.isWayBack : awaitsPayment(standing.state) && action.sign === sign,
  );
}

/** The amount that an action most likely is about, as it would be typed; empty if there is none. */
export function expectedAmount(standing: OrderStanding, { sign }: OrderAction): string {
  if (!sign) return '';
  const cents = Math.abs(expectedCents(standing, sign));
  return cents === 0 ? '' : formatEuros(cents);
}

/** What somebody typed, as a change; an amount that can't be read is none, which the order's life refuses. */
export function readAction(
  { kind, sign }: OrderAction,
  typed: { readonly amount: string; readonly note: string },
): Omit<OrderMove, 'by'> {
  if (sign === undefined) return { kind, note: typed.note };
  const cents = sign === 0 ? 0 : readEuros(typed.amount.replaceAll(/[\s\u00a0\u202f]/g, ''));
  return { kind, note: typed.note, cents: cents === undefined ? Number.NaN : sign * cents };
}

function expectedCents({ dueCents, receivedCents }: OrderStanding, sign: 1 | -1 | 0): number {
  if (sign === 0) return 0;
  return sign === 1 ? Math.max(0, dueCents - receivedCents) : -receivedCents;
}
