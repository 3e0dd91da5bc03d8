import type { CompanyContent } from '#content/schemas/company.ts';
import { companyText, termsPath } from '#domain/company.ts';
import { formatPhone } from '#domain/order/client/phone-number.ts';
import { formatSiret } from '#domain/order/client/siret.ts';
import { describePaymentDifference } from '#domain/order/life/order-words.ts';
import type { MailBlock } from '#service/mail/mail-blocks.ts';
import { clientMail, noticeMail } from '#service/mail/new-mail.ts';
import { claimToCheck, clientLabel, paysAfterService } from '#service/orders/stored/order-status.ts';
import { billedCalls } from '#service/orders/stored/ordered-articles.ts';
import { namedPremises } from '#service/orders/stored/premises.ts';
import type { StoredOrder } from '#service/orders/stored/stored-order.ts';
import type { Service } from '#service/service.ts';
import type { Mail } from '#service/storage/rows.ts';
import { amountsBlocks } from './amounts-blocks.ts';
import { publicPayment, transferBlock } from './transfer-blocks.ts';

/** The acknowledgement and the notice of a new confirmation; `purchaseOrder` is a public body's that came with it. */
export function composeOrderMails(stored: StoredOrder, service: Service, purchaseOrder?: string): Mail[] {
  const { order } = stored;
  const { reference } = order;
  return [
    clientMail(order, service, {
      kind: 'client-confirmation',
      subject: `${service.company.brand}\u00a0: votre commande ${reference}`,
      token: order.token,
      blocks: clientBlocks(stored, service, purchaseOrder),
    }),
    noticeMail(order, service, {
      subject: `Nouvelle commande ${reference}`,
      blocks: providerBlocks(stored, purchaseOrder),
    }),
  ];
}

function clientBlocks(stored: StoredOrder, service: Service, purchaseOrder?: string): MailBlock[] {
  const { order } = stored;
  const { company, config } = service;
  const terms = config.siteUrl && order.terms_version && `${config.siteUrl}${termsPath(order.terms_version)}`;
  return [
    `Nous avons bien reçu votre commande ${order.reference}. Merci de votre confiance.`,
    'Sa confirmation, son récapitulatif contractuel et les conditions générales de vente sont joints à ce message (PDF).',
    ...amountsBlocks(stored),
    ...whatFollows(stored, company, purchaseOrder !== undefined),
    ...(terms ? [{ link: 'Les conditions générales de vente que vous avez acceptées', address: terms }] : []),
  ];
}

/** How a client pays what is left of an order, and what happens next; `isToPrepare` if nothing is awaited of them. */
export function whatFollows(stored: StoredOrder, company: CompanyContent, isToPrepare: boolean): MailBlock[] {
  const { order, itemised } = stored;
  const left = itemised.oneTime.totalWithVatCents - order.received_cents;
  const payment = left < 0 ? describePaymentDifference(left) : transferBlock(left, order.reference, company);
  const companyPayment = isToPrepare ? [] : [payment];
  const isPublic = paysAfterService(order);
  const awaited = isPublic ? ' dès votre bon de commande reçu' : left > 0 ? ' dès votre virement reçu' : '';
  return [
    ...(isPublic ? publicPayment(isToPrepare) : companyPayment),
    nextSteps(stored, company, isToPrepare ? '' : awaited),
  ];
}

/** What happens next, numbered; `when` follows what we prepare: « dès votre virement reçu ». */
function nextSteps({ order, request }: StoredOrder, { terms }: CompanyContent, when: string): MailBlock {
  const steps = [
    ...(request.portedNumbers > 0
      ? [
          'Vous gardez des numéros\u00a0: ne résiliez rien. Complétez-les sur la page de votre commande, chacun avec son RIO, un code de 12 caractères que donne gratuitement le 3179 depuis la ligne.',
        ]
      : []),
    'Dites-nous sur la page de votre commande qui est à quel poste, et vos horaires. Sans réponse, nous prenons ce qu’elle propose.',
    request.virtualOnly
      ? `Nous ouvrons vos lignes${when}, et vous prévenons.`
      : `Nous préparons votre matériel${when}. Il arrive étiqueté, prêt à brancher, dans un délai indicatif de ${companyText(terms.delivery)}.`,
    paysAfterService(order)
      ? `Le montant mensuel et ${billedCalls(order)} sont facturés sur Chorus Pro, à partir de la mise en service.`
      : `Le montant mensuel et ${billedCalls(order)} sont prélevés à partir de la mise en service, avec le mandat de prélèvement SEPA à signer sur la page de votre commande.`,
  ];
  return { title: 'La suite', steps };
}

function providerBlocks(stored: StoredOrder, purchaseOrder = 'à venir'): MailBlock[] {
  const { order, request } = stored;
  const payment = paysAfterService(order) ? ` (organisme public, bon de commande\u00a0: ${purchaseOrder})` : '';
  return [
    {
      title: `Commande ${order.reference}, tarifs ${order.catalogue_id}${order.is_test === 1 ? ' (essai)' : ''}`,
      rows: [
        [clientLabel(order), order.company],
        ['SIRET', `${formatSiret(order.siret)}${payment}`],
        ['Contact', `${order.name}, ${formatPhone(order.phone)}, ${order.email}`],
        ...namedPremises(order, request.siteCount),
        ...(request.portedNumbers > 0
          ? [['Numéros à conserver', `${request.portedNumbers} (le client les complète sur sa page)`] as const]
          : []),
      ],
    },
    ...[claimToCheck(order) ?? []].flat(),
    ...amountsBlocks(stored),
  ];
}
