import type { CompanyContent } from '#content/company.ts';
import { sellerIdentity } from '#documents/seller-identity.ts';
import { companyText, termsPath } from '#domain/company.ts';
import { formatPhone } from '#domain/order/phone-number.ts';
import { formatSiret } from '#domain/order/siret.ts';
import { clientLetter, orderMail } from '#service/mail/new-mail.ts';
import { orderAddress, type Service } from '#service/service.ts';
import type { Mail } from '#service/storage/rows.ts';
import { amountsText } from './amounts-text.ts';
import { claimToCheck, clientLabel, paysAfterService } from './order-standing.ts';
import { namedPremises } from './premises.ts';
import type { StoredOrder } from './stored-order.ts';
import { transferText } from './transfer-text.ts';

/**
 * The mails of an order that was just confirmed: the acknowledgement to the client, the notice to the provider.
 * `purchaseOrder` is a public body's, if it was given at once.
 */
export function composeOrderMails(stored: StoredOrder, service: Service, purchaseOrder?: string): Mail[] {
  const { order } = stored;
  const { reference } = order;
  const subject = `${service.company.brand}\u00a0: votre commande ${reference}`;
  const toClient = clientLines(stored, service, purchaseOrder);
  const toProvider = providerLines(stored, purchaseOrder);
  return [
    orderMail(order, service, { kind: 'client-confirmation', subject, lines: toClient }),
    orderMail(order, service, {
      kind: 'provider-notice',
      subject: `Nouvelle commande ${reference}`,
      lines: toProvider,
    }),
  ];
}

function clientLines(stored: StoredOrder, service: Service, purchaseOrder?: string): string[] {
  const { order, itemised } = stored;
  const { company, config } = service;
  const isToPrepare = purchaseOrder !== undefined;
  const address = orderAddress(config, order.token);
  const links = [
    ...(address === undefined ? [] : [`Votre commande en ligne\u00a0: ${address}`]),
    ...(config.siteUrl === undefined || order.terms_version === null
      ? []
      : [
          `Les conditions générales de vente que vous avez acceptées\u00a0: ${config.siteUrl}${termsPath(order.terms_version)}`,
        ]),
  ];
  const lines = [
    `Nous avons bien reçu votre commande ${order.reference}. Merci de votre confiance.`,
    'Sa confirmation, son récapitulatif contractuel et les conditions générales de vente sont joints à ce message (PDF).',
    '',
    ...amountsText(stored),
    '',
    ...(paysAfterService(order)
      ? publicPayment(isToPrepare)
      : transferText(itemised.oneTime.totalWithVatCents, order.reference, company)),
    '',
    ...nextSteps(stored, company, isToPrepare),
    ...(links.length === 0 ? [] : ['', ...links]),
  ];
  return [...clientLetter(lines, company), ...sellerIdentity(company)];
}

/**
 * Numbered, so that the client knows what to expect; nothing is delivered for a virtual order. `isToPrepare`: nothing is
 * awaited any more.
 */
function nextSteps(
  { order, request, itemised }: StoredOrder,
  { terms }: CompanyContent,
  isToPrepare: boolean,
): string[] {
  const isPublic = paysAfterService(order);
  const transferred = itemised.oneTime.totalWithVatCents > 0 ? ' dès votre virement reçu' : '';
  const ordered = isToPrepare ? '' : ' dès votre bon de commande reçu';
  const awaited = isPublic ? ordered : transferred;
  const steps = [
    ...(request.portedNumbers > 0
      ? [
          'Vous gardez des numéros\u00a0: ne résiliez rien. Complétez-les sur la page de votre commande, chacun avec son RIO, un code de 12 caractères que donne gratuitement le 3179 depuis la ligne.',
        ]
      : []),
    request.virtualOnly
      ? `Nous ouvrons vos lignes${awaited}, et vous prévenons.`
      : `Nous préparons votre matériel${awaited}. Il arrive étiqueté, prêt à brancher, dans un délai indicatif de ${companyText(terms.delivery)}.`,
    isPublic
      ? 'Le montant mensuel et vos appels à la consommation sont facturés sur Chorus Pro, à partir de la mise en service.'
      : 'Le montant mensuel et vos appels à la consommation sont prélevés à partir de la mise en service, sur le mandat SEPA que nous vous enverrons.',
  ];
  return ['La suite', ...steps.map((step, index) => `  ${index + 1}. ${step}`)];
}

/** What a public body does instead of a transfer. */
export function publicPayment(isToPrepare: boolean): string[] {
  return [
    isToPrepare
      ? 'Organisme public, vous ne payez rien d’avance. Nous avons votre bon de commande.'
      : 'Organisme public, vous ne payez rien d’avance. Donnez-nous le numéro de votre bon de commande sur la page de votre commande, ou en réponse à ce message.',
    'Vous payez après service fait, sous 30 jours, sur la facture déposée sur Chorus Pro.',
  ];
}

function providerLines(stored: StoredOrder, purchaseOrder = 'à venir'): string[] {
  const { order, request } = stored;
  const claim = claimToCheck(order);
  return [
    `Commande ${order.reference}, tarifs ${order.catalogue_id}${order.is_test === 1 ? ' (essai)' : ''}`,
    '',
    `${clientLabel(order)}\u00a0: ${order.company}`,
    `SIRET\u00a0: ${formatSiret(order.siret)}${paysAfterService(order) ? ` (organisme public, bon de commande\u00a0: ${purchaseOrder})` : ''}`,
    `Contact\u00a0: ${order.name}, ${formatPhone(order.phone)}, ${order.email}`,
    `Moins de 50 salariés ou association\u00a0: ${order.small_firm === 1 ? 'oui' : 'non'}`,
    ...namedPremises(order, request.siteCount).map(([name, address]) => `${name}\u00a0: ${address}`),
    ...(request.portedNumbers > 0
      ? [`Numéros à conserver\u00a0: ${request.portedNumbers} (le client les complète sur sa page)`]
      : []),
    ...(claim === undefined ? [] : [claim]),
    '',
    ...amountsText(stored),
  ];
}
