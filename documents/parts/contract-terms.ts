import { documentTexts as texts } from '#content/document-texts.ts';
import type { CompanyContent } from '#content/schemas/company.ts';
import type { FrenchRates } from '#domain/calls/compare-plans.ts';
import { companyText } from '#domain/company.ts';
import { formatRate } from '#domain/money.ts';
import type { QuoteRequest } from '#domain/quote/form/quote-form.ts';
import type { ItemisedQuote } from '#domain/quote/price/itemise-quote.ts';

/** The contract's sentences on delivery, duration and calls. A virtual order has no delivery. */
export function contractTerms(
  { virtualOnly, calls }: QuoteRequest,
  { terms }: CompanyContent,
  rates: FrenchRates,
): string[] {
  const published = `aux tarifs par minute publiés sur le site (${inFrance(rates)}).`;
  const calling =
    calls.callType === 'unlimited'
      ? `Les appels que le forfait ne couvre pas sont facturés à la seconde, ${published}`
      : `Les appels sont facturés à la seconde dès la première seconde, ${published}`;
  return [
    ...(virtualOnly
      ? []
      : [
          `Livraison\u00a0: délai indicatif de ${companyText(terms.delivery)} après le paiement ou le bon de commande public.`,
        ]),
    `Engagement\u00a0: ${companyText(terms.commitment)}. Résiliation en ligne («\u202fRésilier mon contrat\u202f») ou par écrit, avec un préavis de ${companyText(terms.notice)}\u202f; détail à l’article 11 des conditions générales de vente.`,
    calling,
  ];
}

/** How a company pays what it orders: nothing by transfer where only monthly amounts are due. */
export function paymentTerms({ oneTime }: ItemisedQuote): readonly string[] {
  const { freeTerms, paymentTerms: terms } = texts;
  return oneTime.totalCents === 0 ? [freeTerms, ...terms.slice(1)] : terms;
}

function inFrance({ fixed, mobile }: FrenchRates): string {
  return `en France\u00a0: ${formatRate(fixed)} HT vers les fixes, ${formatRate(mobile)} HT vers les mobiles`;
}
