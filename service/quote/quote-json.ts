import * as z from 'zod';
import { type Cents, toEuroNumber } from '#domain/money.ts';
import { callPlanTypes } from '#domain/quote/catalogue/call-plans.ts';
import type { QuoteFormError } from '#domain/quote/form/quote-form.ts';
import { refusalMessage } from '#domain/quote/form/refusal-messages.ts';
import { labelOf } from '#domain/quote/form/summarise-messages.ts';
import { type QuotePart, vatByRate } from '#domain/quote/price/itemise-quote.ts';
import { quotePath, resumeAddress, resumeQuery, type Service } from '#service/service.ts';
import type { PricedQuote } from './read-quote-query.ts';

const day = z.iso.date().meta({ description: 'A day in Europe/Paris.' });

export const amount = z
  .strictObject({ cents: z.int(), euros: z.number() })
  .meta({ id: 'Amount', description: 'The same amount twice: in whole cents, and in euros.' });

const line = z
  .strictObject({
    key: z.string().meta({ description: 'What it is, whatever it is called: `T46U`, `monthlyNumbers`, `rounding` …' }),
    label: z.string(),
    quantity: z.int(),
    unit: amount,
    amount,
    vatPercent: z.number(),
  })
  .meta({ id: 'Line', description: 'A line before VAT. All lines are there, those of zero too.' });

export const part = z
  .strictObject({
    lines: z.array(line),
    beforeVat: amount.meta({ description: 'The sum of the lines.' }),
    vat: amount,
    withVat: amount,
    vatByRate: z.array(z.strictObject({ percent: z.number(), vat: amount })),
  })
  .meta({
    id: 'Part',
    description:
      'What is paid once, or what is paid every month. VAT is computed for each rate on the sum of its lines, rounded half up to the cent; `vat` is their sum.',
  });

const count = z.int().min(0);

export const choices = z
  .strictObject({
    virtualOnly: z.boolean(),
    siteCount: count,
    mainPhones: count,
    secondaryPhones: count,
    wirelessPhones: count,
    userCount: count,
    geographicNumbers: count,
    portedNumbers: count,
    calls: z.discriminatedUnion('callType', [
      z.strictObject({ callType: z.literal('payAsYouGo') }),
      z.strictObject({ callType: z.literal('unlimited'), channels: count, callPlanType: z.enum(callPlanTypes) }),
    ]),
  })
  .meta({ id: 'Choices', description: 'What is priced. Without hardware all phones are 0, otherwise all users.' });

export const quoteAnswer = z
  .strictObject({
    request: choices,
    catalogue: z.strictObject({
      id: z.string(),
      validFrom: day,
      honouredUntil: day.meta({ description: 'Until the end of this day an order at this price is accepted.' }),
    }),
    oneTime: part,
    monthly: part,
    links: z.strictObject({
      page: z.url().meta({ description: 'This quote as a page, with « Commander ».' }),
      json: z.url(),
      pdf: z.url(),
      site: z.string().meta({ description: 'Opens the form of the site with these choices.' }),
    }),
  })
  .meta({ id: 'Quote' });

/** Where a quote is found. */
export type QuoteLinks = z.infer<typeof quoteAnswer>['links'];

/** The addresses of a quote, under the service's own or, where it knows none, under the one that was asked. */
export function quoteLinks({ catalogue, request }: PricedQuote, { config }: Service, asked: string): QuoteLinks {
  const choices = { catalogueId: catalogue.id, request };
  const address = new URL(quotePath, config.publicUrl ?? config.siteUrl ?? asked).href;
  const query = resumeQuery(choices);
  return {
    page: `${address}${query}`,
    json: `${address}.json${query}`,
    pdf: `${address}.pdf${query}`,
    site: new URL(resumeAddress(config, choices), address).href,
  };
}

export const refusedAnswer = z
  .strictObject({
    error: z.string().meta({ description: 'What is wrong, in French.' }),
    fields: z
      .array(z.strictObject({ field: z.string(), label: z.string(), reason: z.string(), message: z.string() }))
      .optional()
      .meta({ description: 'What is wrong with each value of a quote, in the words of the form.' }),
  })
  .meta({ id: 'Refusal' });

/** An amount as programs read it. */
export function amountJson(cents: Cents): z.infer<typeof amount> {
  return { cents, euros: toEuroNumber(cents) };
}

/** One of the two totals with its lines, as programs read it. */
export function partJson({ lines, totalCents, vatCents, totalWithVatCents }: QuotePart): z.infer<typeof part> {
  return {
    lines: lines.map(({ unitCents, amountCents, vatRate, ...line }) => ({
      ...line,
      unit: amountJson(unitCents),
      amount: amountJson(amountCents),
      vatPercent: vatRate / 100,
    })),
    beforeVat: amountJson(totalCents),
    vat: amountJson(vatCents),
    withVat: amountJson(totalWithVatCents),
    vatByRate: [...vatByRate(lines)].map(([rate, cents]) => ({ percent: rate / 100, vat: amountJson(cents) })),
  };
}

/** A quote as programs read it. */
export function quoteJson(
  { request, itemised, catalogue, until }: PricedQuote,
  links: QuoteLinks,
): z.infer<typeof quoteAnswer> {
  const { id, validFrom } = catalogue;
  const [oneTime, monthly] = [partJson(itemised.oneTime), partJson(itemised.monthly)];
  return { request, catalogue: { id, validFrom, honouredUntil: until }, oneTime, monthly, links };
}

/** What is wrong with each value of a quote, as programs read it. */
export function refusedFields(errors: readonly QuoteFormError[]) {
  return errors.map(({ field, refusal }) => ({
    field,
    label: labelOf(field),
    reason: refusal.reason,
    message: refusalMessage(refusal),
  }));
}
