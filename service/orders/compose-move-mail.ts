import type { CompanyContent } from '#content/company.ts';
import { sellerIdentity } from '#documents/seller-identity.ts';
import { type Cents, formatEuros } from '#domain/money.ts';
import { type OrderState, stateRules } from '#domain/order/order-life.ts';
import { credentialsSent, describePayment, describePaymentDifference } from '#domain/order/order-words.ts';
import { clientLetter, type MailKind, newMail } from '#service/mail/new-mail.ts';
import { orderAddress, type Service } from '#service/service.ts';
import type { Mail, OrderChange, OrderRow, PortRow } from '#service/storage/rows.ts';
import { publicPayment } from './compose-order-mails.ts';
import { isVirtual } from './delivers-hardware.ts';
import { standingOf } from './order-standing.ts';
import { countUnported } from './ported-numbers.ts';
import { firstCallGuide, guideText, plugGuide } from './start-guide.ts';
import { transferText } from './transfer-text.ts';

/** What is kept of a cancelled order, and why. */
export const keptAfterCancellation =
  'Nous en gardons la trace trois ans, pour pouvoir prouver qu’elle a été annulée, puis nous l’effaçons.';

type MailSettings = Pick<Service, 'company' | 'config' | 'clock'>;

/**
 * The mail that tells the client what became of an order; `undefined` for one that was never confirmed. It holds
 * nothing that was typed on a page: only the tracking, which the office wrote. The token of `change` is a new address of
 * the order, if the service knows its public address; `ports` are its ported numbers.
 */
export function composeMoveMail(
  order: OrderRow,
  change: OrderChange,
  ports: readonly PortRow[],
  service: MailSettings,
): Mail | undefined {
  const isAcknowledgement = change.entry.kind === 'confirm';
  const isTold = isAcknowledgement || order.confirmed_at !== null;
  const text = isTold ? moveText(order, change, ports, service.company) : undefined;
  if (text === undefined) return undefined;
  const { company, config } = service;
  const { reference } = order;
  const address = change.token === undefined ? undefined : orderAddress(config, change.token);
  const letter = clientLetter(
    [...text, ...(address === undefined ? [] : ['', `Votre commande en ligne\u00a0: ${address}`])],
    company,
  );
  return newMail(
    {
      name: `${reference}.client-order-moved.${order.event_count + 1}`,
      kind: isAcknowledgement ? 'client-confirmation' : kindOf(change),
      reference,
      recipient: order.email,
      subject: `${headline(order, change)} (${reference})`,
      body: isAcknowledgement ? [letter, ...sellerIdentity(company)].join('\n') : letter,
    },
    service,
  );
}

function kindOf({ entry }: OrderChange): MailKind {
  return entry.who === 'client' ? 'client-purchase-order' : 'client-order-moved';
}

function headline(order: OrderRow, { state, entry }: OrderChange): string {
  if (entry.kind === 'undo-purchase-order') return 'Votre bon de commande est attendu';
  if (entry.kind === 'undo-ship' || entry.kind === 'undo-service' || entry.kind === 'undo-cancel')
    return 'Notre dernier message était une erreur';
  if (entry.kind === 'ship' && isVirtual(order)) return credentialsSent;
  if (entry.kind === 'payment' && state === 'confirmed') return 'Votre commande attend votre paiement';
  return stateRules[state].headline;
}

function moveText(
  order: OrderRow,
  change: OrderChange,
  ports: readonly PortRow[],
  company: CompanyContent,
): string[] | undefined {
  const { reference } = order;
  const { entry, received_cents: receivedCents, state } = change;
  switch (entry.kind) {
    case 'confirm':
      return acknowledgementText(order, ports, company);
    case 'payment':
      return paymentText(order, { receivedCents, state }, company);
    case 'purchase-order':
      return [
        `Nous avons reçu votre bon de commande pour la commande ${reference}, et nous la préparons.`,
        `Nous vous écrivons quand ${leaving(order)}. Vous paierez après service fait, sous 30\u00a0jours, sur la facture déposée sur Chorus Pro.`,
      ];
    case 'undo-purchase-order':
      return [
        `Le bon de commande enregistré pour votre commande ${reference} n’était pas le bon\u00a0: nous l’avons retiré.`,
        'Donnez le vôtre sur la page de votre commande, ou répondez à ce message. Nous préparons votre commande dès que nous l’avons reçu.',
      ];
    case 'ship': {
      const guide = plugGuide(order, company);
      return [
        guide === undefined
          ? `Les accès de votre commande ${reference} sont envoyés.`
          : `Votre commande ${reference} est expédiée.`,
        // Nothing after it: a full stop would become part of an address that the office wrote.
        `Envoi\u00a0: ${entry.note}`,
        ...(guide === undefined
          ? []
          : ['', ...guideText(guide), '', 'Le plan de votre installation est sur la page de votre commande.']),
      ];
    }
    case 'put-in-service': {
      const guide = firstCallGuide(order, ports);
      return [
        `La téléphonie de votre commande ${reference} est en service.`,
        '',
        ...guideText(guide),
        ...(guide.remark === undefined ? [] : ['Ne résiliez rien avant que le dernier de vos numéros soit porté.']),
        '',
        ...monthlyText(order),
      ];
    }
    case 'undo-ship':
      return [
        `Nous vous avons écrit par erreur que ${isVirtual(order) ? `les accès de votre commande ${reference} étaient envoyés` : `votre commande ${reference} était expédiée`}. Veuillez nous en excuser.`,
        `Nous la préparons encore, et vous écrivons quand ${leaving(order)}.`,
      ];
    case 'undo-service':
      return [
        `Nous vous avons écrit par erreur que la téléphonie de votre commande ${reference} était en service.`,
        'Veuillez nous en excuser. Nous vous écrivons dès qu’elle l’est.',
      ];
    case 'cancel':
      return [
        `Votre commande ${reference} a été annulée. Elle ne vous engage plus, et rien n’est dû.`,
        keptAfterCancellation,
      ];
    case 'undo-cancel':
      return [
        `Nous avons annulé par erreur votre commande ${reference}. Veuillez nous en excuser. Elle reprend là où elle en était.`,
        state === 'ready'
          ? `Nous la préparons, et vous écrivons quand ${leaving(order)}.`
          : `Elle attend votre ${standingOf(order).paysAfterService ? 'bon de commande' : 'paiement'}, comme avant.`,
        'Vous n’en voulez plus\u202f? Répondez à ce message\u00a0: elle ne vous engage plus, et rien n’est dû.',
      ];
    default:
      return undefined;
  }
}

/** Of an order that was agreed on the phone or on paper: its addresses were never typed, and nothing was paid. */
function acknowledgementText(order: OrderRow, ports: readonly PortRow[], company: CompanyContent): string[] {
  const { reference } = order;
  const { dueCents, paysAfterService } = standingOf(order);
  return [
    `Nous avons enregistré votre commande ${reference}, comme convenu avec vous. Merci de votre confiance.`,
    'Sa confirmation, son récapitulatif contractuel et les conditions générales de vente sont joints à ce message (PDF). Répondez-nous si quelque chose est inexact.',
    '',
    ...(paysAfterService ? publicPayment(false) : transferOf(dueCents, reference, company)),
    '',
    'Donnez-nous en réponse l’adresse de chaque site\u00a0: c’est là que les secours sont envoyés.',
    ...(countUnported(order, ports) > 0
      ? ['Vous gardez des numéros\u00a0: ne résiliez rien, et complétez-les sur la page de votre commande.']
      : []),
  ];
}

function transferOf(dueCents: Cents, reference: string, { bank }: CompanyContent): string[] {
  return dueCents === 0 ? ['Il n’y a rien à payer à la commande.'] : transferText(dueCents, reference, bank);
}

interface Payment {
  readonly receivedCents: Cents;
  readonly state: OrderState;
}

function paymentText(order: OrderRow, { receivedCents, state }: Payment, company: CompanyContent): string[] {
  const { reference } = order;
  const { dueCents } = standingOf(order);
  if (state === 'ready') {
    return [
      ...(dueCents === 0 ? [] : [`Nous avons reçu votre paiement de ${formatEuros(receivedCents)} TTC. Merci.`]),
      `Nous préparons votre commande ${reference}, et vous écrivons quand ${leaving(order)}.`,
    ];
  }
  const left = dueCents - receivedCents;
  return [
    receivedCents === 0
      ? `Votre paiement de la commande ${reference} vous a été rendu, ou nous l’avions compté par erreur\u00a0: veuillez alors nous en excuser.`
      : `Paiement de la commande ${reference}, ${describePayment({ receivedCents, dueCents })} TTC.`,
    describePaymentDifference({ receivedCents, dueCents }),
    ...(left > 0 ? ['', ...transferText(left, reference, company.bank)] : []),
  ];
}

/** What the next mail is about. */
function leaving(order: OrderRow): string {
  return isVirtual(order) ? 'vos accès sont envoyés' : 'elle part';
}

function monthlyText(order: OrderRow): string[] {
  const monthly = `${formatEuros(order.monthly_cents + order.monthly_vat_cents)} TTC par mois`;
  return standingOf(order).paysAfterService
    ? [
        `Vous payez ${monthly}, et vos appels à la consommation, sous 30\u00a0jours, sur facture déposée sur Chorus Pro.`,
      ]
    : [`Nous prélevons ${monthly}, et vos appels à la consommation, par mandat SEPA.`];
}
