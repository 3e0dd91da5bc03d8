import * as z from 'zod/mini';
import { maxEmailLength } from '#domain/email/email-address.ts';
import { maxClientTextLength } from '#domain/typed-text.ts';

/** One line of text: no control character, which PostgreSQL or a mail may refuse, and no half of a surrogate pair. */
const line = z.regex(/^[^\p{Cc}\p{Cs}]*$/u);
const clientText = z.string().check(z.maxLength(maxClientTextLength), line);
const count = z.int().check(z.nonnegative());

const client = z.strictObject({
  company: clientText,
  siret: clientText,
  name: clientText,
  // `checkQuote` validates the format; its message tells the visitor what to correct.
  email: z.string().check(
    z.maxLength(maxEmailLength),
    line,
    z.refine((text) => text === text.trim()),
  ),
  phone: clientText,
});

const articles = z.object({
  T46U: count,
  T33G: count,
  /** The historical key of wireless phones (W73P). */
  W57P: count,
  virtualUser: count,
  sites: count,
  numbers: count,
  portability: count,
  poe8: count,
  poe16: count,
  unlimited: z.union([z.literal(0), z.literal(1)]),
  virtualOnly: z.optional(z.boolean()),
});

/** Rounded totals before tax, in euros. */
const price = z.strictObject({ initial: count, monthly: count });

/** The shape of an order. One plan code (`FF2`, `FFM10` …) may be among the articles, set to 1. */
export const orderSchema = z.strictObject({ client, articles: z.catchall(articles, z.literal(1)), price });
export const articleKeys = Object.keys(articles.shape);

export type OrderClient = z.output<typeof client>;
export type OrderArticles = z.output<typeof articles> & { [planCode: string]: number | boolean | undefined };
export type OrderPrice = z.output<typeof price>;

/** The order as posted and stored (`orderData`): prices in whole euros before tax, empty strings for what is absent. */
export interface Order {
  readonly client: Readonly<OrderClient>;
  readonly articles: Readonly<OrderArticles>;
  readonly price: Readonly<OrderPrice>;
}
