import type { CompanyContent } from '#content/company.ts';
import { companyText } from '#domain/company.ts';
import type { QuoteRequest } from '#domain/quote/quote-form.ts';

/** The contract's sentences on delivery, duration and calls. A virtual order has no delivery. */
export function contractTerms({ virtualOnly, calls }: QuoteRequest, { terms }: CompanyContent): string[] {
  const calling =
    calls.callType === 'unlimited'
      ? 'Les appels que le forfait ne couvre pas sont facturés à la seconde, aux tarifs par minute publiés sur le site.'
      : 'Les appels sont facturés à la seconde dès la première seconde, aux tarifs par minute publiés sur le site.';
  return [
    ...(virtualOnly
      ? []
      : [`Livraison\u00a0: délai indicatif de ${companyText(terms.delivery)} après réception du paiement.`]),
    `Engagement\u00a0: ${companyText(terms.commitment)}. Résiliation par écrit, avec un préavis de ${companyText(terms.notice)}\u202f; détail à l’article 11 des conditions générales de vente.`,
    calling,
  ];
}
