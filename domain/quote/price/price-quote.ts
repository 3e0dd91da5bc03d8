import { type Cents, roundHalfUp } from '#domain/money.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { phoneModels } from '#domain/quote/catalogue/phone-models.ts';
import type { QuoteRequest } from '#domain/quote/form/quote-form.ts';
import { countExtensions } from '#domain/quote/installation/count-items.ts';
import { type ItemisedQuote, itemiseQuote, type QuoteLineKey } from '#domain/quote/price/itemise-quote.ts';

/** A priced quote in cents before tax: the totals rounded half up to the whole euro, `details` exact. */
export type Quote = ReturnType<typeof sumUp>;

/** Prices a request under a catalogue. Pure: the same request and catalogue always return the same quote. */
export function priceQuote(request: QuoteRequest, catalogue: Catalogue): Quote {
  return sumUp(itemiseQuote(request, catalogue));
}

/** The totals and details of a quote that is already itemised. */
export function sumUp({ oneTime, monthly }: ItemisedQuote) {
  const lines = new Map([...oneTime.lines, ...monthly.lines].map((line) => [line.key, line]));
  const quantity = (key: QuoteLineKey): number => lines.get(key)?.quantity ?? 0;
  const amount = (...keys: QuoteLineKey[]): Cents =>
    keys.reduce((sum, key) => sum + (lines.get(key)?.amountCents ?? 0), 0);
  return {
    oneTime: oneTime.totalCents,
    monthly: monthly.totalCents,
    details: {
      phones: amount(...Object.values(phoneModels), 'virtualPhone'),
      switches: amount('POE8', 'POE16'),
      switchDetails: { POE8: quantity('POE8'), POE16: quantity('POE16') },
      setup: amount('setup'),
      portability: amount('portability'),
      neolisBoxes: amount('neolisBoxes'),
      shipping: amount('shipping'),
      monthlyPhones: amount('monthlyPhones'),
      monthlyNumbers: amount('monthlyNumbers'),
      cables: { quantity: quantity('cables'), cost: amount('cables') },
      ...(lines.has('monthlyUnlimited') && { monthlyUnlimited: amount('monthlyUnlimited') }),
    },
  };
}

/** The rounded monthly total divided by phones (or users), rounded half up to the whole euro, in cents. */
export function monthlyPerExtension(request: QuoteRequest, quote: Quote): Cents {
  return roundHalfUp(quote.monthly, countExtensions(request) * 100) * 100;
}
