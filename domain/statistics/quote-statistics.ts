import { toEuroDecimal } from '#domain/money.ts';
import type { QuoteForm } from '#domain/quote/form/quote-form.ts';
import type { Quote } from '#domain/quote/price/price-quote.ts';
import { words } from '#domain/words.ts';

/** Kinds of hits counted by the tracking pixel: a page load, or a click on the way to the quote. */
export const hitTypes = ['visite', 'devis'] as const;
export type HitType = (typeof hitTypes)[number];

/** Form fields that the statistics contain unchanged. */
export const statisticsFormFields = words(
  'email siteCount mainPhones secondaryPhones wirelessPhones portedNumbers geographicNumbers userCount companyName',
  'siret fullName phone needs installationDelay',
) satisfies readonly (keyof QuoteForm)[];

/** The statistics of a quote sent `now`, as typed; only the e-mail is trimmed, since they are erased by it. */
export function buildQuoteStatistics(form: QuoteForm, quote: Quote, now: Date): Record<string, string> {
  const { details } = quote;
  const unlimited = form.callType === 'unlimited';
  return {
    ...Object.fromEntries(statisticsFormFields.map((name) => [name, form[name]])),
    email: form.email.trim(),
    oneTimeCost: toEuroDecimal(quote.oneTime),
    monthlyCost: toEuroDecimal(quote.monthly),
    phonesCost: toEuroDecimal(details.phones),
    switchesCost: toEuroDecimal(details.switches),
    switchesPOE8: String(details.switchDetails.POE8),
    switchesPOE16: String(details.switchDetails.POE16),
    cablesCost: toEuroDecimal(details.cables.cost),
    cablesQuantity: String(details.cables.quantity),
    unlimitedCalls: String(unlimited),
    ...(unlimited && { channels: form.channels, callPlanType: form.callPlanType }),
    virtualOnly: String(form.virtualOnly),
    timestamp: now.toISOString(),
  };
}
