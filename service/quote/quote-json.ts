import * as z from 'zod';
import { toEuroNumber } from '#domain/money.ts';
import { type QuotePart, vatByRate } from '#domain/quote/price/itemise-quote.ts';
import { choices, type PricedQuote } from './read-quote-query.ts';

/** Reads an amount in cents, as prices have it, and answers it as programs read it. */
export const amount = z
  .int()
  .transform((cents) => ({ cents, euros: toEuroNumber(cents) }))
  .pipe(
    z
      .object({ cents: z.int(), euros: z.number() })
      .meta({ id: 'Amount', description: 'The same amount twice: in whole cents, and in euros.' }),
  );

const line = z
  .object({
    key: z.string().meta({ description: 'What it is, whatever it is called: `T46U`, `monthlyNumbers`, `rounding` …' }),
    label: z.string(),
    quantity: z.int(),
    unit: amount,
    amount,
    vatPercent: z.number(),
  })
  .meta({
    id: 'Line',
    description:
      'A line before VAT: `quantity` times `unit` is `amount`. All lines are there, those of quantity zero too.',
  });

export const part = z
  .custom<QuotePart>()
  .transform(({ lines, totalCents, vatCents, totalWithVatCents }) => ({
    lines: lines.map(
      ({ unitCents, amountCents, vatRate, ...said }): z.input<typeof line> => ({
        ...said,
        unit: unitCents,
        amount: amountCents,
        vatPercent: vatRate / 100,
      }),
    ),
    beforeVat: totalCents,
    vat: vatCents,
    withVat: totalWithVatCents,
    vatByRate: [...vatByRate(lines)].map(([rate, vat]) => ({ percent: rate / 100, vat })),
  }))
  .pipe(
    z
      .object({
        lines: z.array(line),
        beforeVat: amount.meta({ description: 'The sum of the lines.' }),
        vat: amount,
        withVat: amount,
        vatByRate: z.array(z.object({ percent: z.number(), vat: amount })),
      })
      .meta({
        id: 'Part',
        description:
          'What is paid once, or what is paid every month. VAT is computed for each rate on the sum of its lines, rounded half up to the cent; `vat` is their sum.',
      }),
  );

const day = z.iso.date().meta({ description: 'A day in Europe/Paris.' });

export const quoteAnswer = z
  .object({
    request: choices,
    catalogue: z.object({
      id: z.string(),
      validFrom: day,
      honouredUntil: day.meta({ description: 'Until the end of this day an order at this price is accepted.' }),
    }),
    oneTime: part,
    monthly: part,
    url: z.url().meta({ description: 'This quote as a page, with « Commander ».' }),
  })
  .meta({ id: 'Quote' });

/** A quote as programs read it; `url` is its page. */
export function quoteJson({ request, itemised, catalogue, until }: PricedQuote, url: string) {
  const price = { catalogue: { ...catalogue, honouredUntil: until }, ...itemised };
  return quoteAnswer.parse({ request: { ...request, ...request.calls }, ...price, url });
}

export const refusedAnswer = z
  .object({
    error: z.string().meta({ description: 'What is wrong, in French.' }),
    fields: z
      .array(z.object({ field: z.string(), message: z.string() }))
      .optional()
      .meta({ description: 'What is wrong with each value of a quote, in the words of the form.' }),
  })
  .meta({ id: 'Refusal' });
