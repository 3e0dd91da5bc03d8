import type { ItemisedQuote } from '#domain/quote/price/itemise-quote.ts';

/** Terms over which the total cost is shown, in months. */
const costTerms = [12, 24, 36] as const;
export const maxTermMonths = costTerms[2];

/** The total cost over each term: the one-time total once and the monthly total every month, each with its own VAT. */
export function totalCosts({ oneTime, monthly }: ItemisedQuote) {
  return costTerms.map((months) => ({
    months,
    beforeTaxCents: oneTime.totalCents + months * monthly.totalCents,
    withTaxCents: oneTime.totalWithVatCents + months * monthly.totalWithVatCents,
  }));
}
