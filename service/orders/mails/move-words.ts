import type { CompanyContent } from '#content/schemas/company.ts';
import { awaitsPayment, type OrderMoveKind, type OrderState, stateRules } from '#domain/order/life/order-life.ts';
import type { MailBlock } from '#service/mail/mail-blocks.ts';
import type { OrderNumbers } from '#service/orders/stored/order-numbers.ts';
import { owesAfterService, paysAfterService, statusOf } from '#service/orders/stored/order-status.ts';
import { isVirtual } from '#service/orders/stored/ordered-articles.ts';
import type { OrderChange, OrderRow } from '#service/storage/rows.ts';
import {
  acknowledgementText,
  invoiceText,
  keptAfterCancellation,
  leaving,
  leftText,
  monthlyText,
  numbersAfterCancellation,
  paymentText,
  trackingBlock,
} from './letter-texts.ts';
import { firstCallGuide, oldLineRemark, plugGuide } from './start-guide.ts';

/** How the office makes a change at the desk. */
export interface OfficeWords {
  /** Last part of its page's address at the desk. */
  readonly slug: string;
  readonly name: string;
  readonly explanation: string;
  /** 1 for money that arrived, -1 for money returned, 0 if nothing is to be paid; absent for what isn't about money. */
  readonly sign?: 1 | -1 | 0;
  /** The label of the day that is typed for it; absent where none is. */
  readonly day?: string;
}

interface MadeChange extends OrderNumbers {
  /** As it was before. */
  readonly order: OrderRow;
  readonly change: OrderChange;
  readonly company: CompanyContent;
}

interface MoveWords extends OfficeWords {
  readonly besides?: readonly OfficeWords[];
  /** The subject of the mail to the client; absent where it is the headline of the order's new state. */
  readonly subject?: string;
  /** What the mail says between its greeting and its signature. */
  readonly letter: (made: MadeChange) => readonly MailBlock[];
}

/** Whether something is paid before the order is prepared. */
const owesNow = (order: OrderRow): boolean => !paysAfterService(order) && statusOf(order).dueCents > 0;

const mistake = 'Notre dernier message était une erreur';
const quoted = (state: OrderState): string => `«\u202f${stateRules[state].name}\u202f»`;

/** What is said of each change of an order: to the office before it is made, to the client afterwards. */
export const moveWords: Readonly<Record<OrderMoveKind, MoveWords>> = {
  confirm: {
    slug: 'confirmation',
    name: 'Confirmer pour le client',
    explanation:
      'Pour une commande convenue par téléphone ou sur papier\u00a0: elle engage le client comme s’il l’avait confirmée. Il reçoit ses documents, comme toute confirmation.',
    letter: ({ order, ports, company }) => acknowledgementText(order, ports, company),
  },
  payment: {
    slug: 'paiement',
    name: 'Enregistrer un paiement',
    explanation: 'À faire quand le virement est sur le compte.',
    sign: 1,
    day: 'Jour du virement',
    besides: [
      {
        slug: 'validation',
        name: 'Valider la commande',
        explanation: `Rien n’est à payer à la commande\u00a0: une fois validée, elle passe ${quoted('ready')}.`,
        sign: 0,
      },
      {
        slug: 'remboursement',
        name: 'Enregistrer une somme rendue',
        explanation: 'À faire quand de l’argent a été rendu au client, ou pour corriger un paiement compté par erreur.',
        sign: -1,
        day: 'Jour du virement',
      },
    ],
    letter: ({ order, change, company }) => paymentText(order, change, company),
  },
  'purchase-order': {
    slug: 'bon-de-commande',
    name: 'Enregistrer le bon de commande',
    explanation:
      'Un organisme public paie sur facture, une fois le service fait. Son bon de commande suffit pour préparer.',
    letter: ({ order }) => [
      `Nous avons reçu votre bon de commande pour la commande ${order.reference}, et nous la préparons.`,
      `Nous vous écrivons quand ${leaving(order)}. Vous paierez après service fait, sous 30\u00a0jours, sur la facture déposée sur Chorus Pro.`,
    ],
  },
  'undo-purchase-order': {
    slug: 'bon-de-commande-retire',
    name: 'Retirer le bon de commande',
    explanation:
      'À faire s’il a été enregistré par erreur, ou pour une autre commande. La commande attend de nouveau celui du client.',
    subject: 'Votre bon de commande est attendu',
    letter: ({ order }) => [
      `Nous avons retiré un bon de commande enregistré par erreur pour votre commande ${order.reference}.`,
      'Donnez le vôtre sur la page de votre commande, ou répondez à ce message. Nous préparons votre commande dès que nous l’avons reçu.',
    ],
  },
  ship: {
    slug: 'expedition',
    name: 'Marquer comme expédiée',
    explanation: 'À faire quand les colis sont partis. Le client lit le suivi sur sa page.',
    letter: ({ order, change: { entry }, company, ports }) => {
      const guide = plugGuide(order, ports, company);
      const sent =
        guide === undefined
          ? `Les accès de votre commande ${order.reference} sont envoyés.`
          : `Votre commande ${order.reference} est expédiée.`;
      const plan = 'Le plan de votre installation est sur la page de votre commande.';
      const told = guide === undefined ? entry.note : trackingBlock(entry.note);
      const note = entry.note === '' ? [] : told;
      const kept = oldLineRemark(order, ports) ?? [];
      return [sent, note, guide ?? [], kept, guide === undefined ? [] : plan].flat();
    },
  },
  'undo-ship': {
    slug: 'expedition-annulee',
    name: 'Revenir à la préparation',
    explanation: 'À faire si elle a été marquée comme expédiée par erreur. Le client ne lit plus le suivi sur sa page.',
    subject: mistake,
    letter: ({ order, change: { state }, company }) => [
      `Nous vous avons écrit par erreur que ${isVirtual(order) ? `les accès de votre commande ${order.reference} étaient envoyés` : `votre commande ${order.reference} était expédiée`}. Veuillez nous en excuser.`,
      // A payment that was noted by mistake may have been corrected since.
      ...(state === 'ready'
        ? [`Nous la préparons encore, et vous écrivons quand ${leaving(order)}.`]
        : leftText(order, company)),
    ],
  },
  'put-in-service': {
    slug: 'mise-en-service',
    name: 'Marquer comme en service',
    explanation: 'À faire quand le client téléphone. Un organisme public reçoit ensuite sa facture.',
    letter: ({ order, ...numbers }) => {
      const guide = firstCallGuide(order, numbers);
      const started = `La téléphonie de votre commande ${order.reference} est en service.`;
      return [started, guide, guide.remark ?? [], monthlyText(order)].flat();
    },
  },
  'undo-service': {
    slug: 'service-annule',
    name: 'Revenir à l’expédition',
    explanation: 'À faire si elle a été marquée comme en service par erreur.',
    subject: mistake,
    letter: ({ order }) => [
      `Nous vous avons écrit par erreur que la téléphonie de votre commande ${order.reference} était en service.`,
      'Veuillez nous en excuser. Nous vous écrivons dès qu’elle l’est.',
    ],
  },
  invoice: {
    slug: 'facture',
    name: 'Noter la facture',
    explanation: 'À faire quand la facture est déposée sur Chorus Pro. L’organisme a trente jours pour payer.',
    day: 'Jour de la facture',
    subject: 'Votre facture est sur Chorus Pro',
    letter: ({ order, change }) => invoiceText(order, change),
  },
  'undo-invoice': {
    slug: 'facture-retiree',
    name: 'Retirer la facture',
    explanation:
      'À faire si elle a été notée par erreur, ou pour une autre commande. La facture de celle-ci est de nouveau à déposer.',
    subject: mistake,
    letter: ({ order }) => [
      `Nous vous avons écrit par erreur que la facture de votre commande ${order.reference} était déposée sur Chorus Pro. Veuillez nous en excuser.`,
      owesAfterService(order)
        ? 'Ne payez rien pour l’instant\u00a0: nous vous écrivons dès qu’elle y est.'
        : 'Nous vous écrivons dès qu’elle y est.',
    ],
  },
  cancel: {
    slug: 'annulation',
    name: 'Annuler la commande',
    explanation: 'Si le client a déjà payé, rendez-lui d’abord la somme.',
    letter: ({ order, ports, change: { entry } }) => [
      `Votre commande ${order.reference} a été annulée${entry.who === 'client' ? ' depuis sa page' : ''}. Elle ne vous engage plus, et rien n’est dû.`,
      ...numbersAfterCancellation(ports),
      keptAfterCancellation,
      ...(entry.who === 'client' && owesNow(order)
        ? ['Un virement est déjà parti\u202f? Répondez à ce message\u00a0: nous vous le rendons.']
        : []),
    ],
  },
  'undo-cancel': {
    slug: 'retablissement',
    name: 'Rétablir la commande',
    explanation:
      'À faire si elle a été annulée par erreur. Appelez d’abord le client\u00a0: elle reprend là où elle en était, s’il la veut encore.',
    subject: 'Votre commande est rétablie',
    letter: ({ order, change: { state }, company }) => [
      `Votre commande ${order.reference} a été annulée par erreur. Veuillez nous en excuser. Elle reprend là où elle en était.`,
      ...(state === 'payment-differs'
        ? leftText(order, company)
        : [
            awaitsPayment(state) && (owesNow(order) || paysAfterService(order))
              ? `Elle attend votre ${paysAfterService(order) ? 'bon de commande' : 'paiement'}, comme avant.`
              : `Nous la préparons, et vous écrivons quand ${leaving(order)}.`,
          ]),
      // Its account was forgotten at the cancellation.
      ...(paysAfterService(order)
        ? []
        : ['Vous aviez signé le mandat de prélèvement\u202f? Signez-le de nouveau sur la page de votre commande.']),
      'Vous n’en voulez plus\u202f? Répondez à ce message\u00a0: elle ne vous engage plus, et rien n’est dû.',
    ],
  },
};
