import * as z from 'zod/mini';
import { customOfferQuestions } from '#content/custom-offer.ts';
import { maxEmailLength } from '#domain/email/email-address.ts';
import type { Quote } from '#domain/quote/price/price-quote.ts';
import { maxNeedsLength, type RequestedCounts } from '#domain/requests/custom-offer-state.ts';
import { callerSchema } from './caller.ts';

/** Maximum length of a choice. */
const maxWordLength = 40;

const count = z.int().check(z.gte(0));
/** Euros before tax in the state, cents once parsed; no amount of the site is finer than a cent. */
const amount = z.pipe(
  z.number().check(
    z.gte(0),
    z.refine((euros) => Math.abs(euros * 100 - Math.round(euros * 100)) < 1e-6),
  ),
  z.transform((euros) => Math.round(euros * 100)),
);

const quoteSchema = z.object({
  oneTime: amount,
  monthly: amount,
  details: z.object({
    phones: amount,
    switches: amount,
    switchDetails: z.object({ POE8: count, POE16: count }),
    setup: amount,
    portability: amount,
    neolisBoxes: amount,
    shipping: amount,
    monthlyPhones: amount,
    monthlyNumbers: amount,
    monthlyUnlimited: z.exactOptional(amount),
    cables: z.object({ quantity: count, cost: amount }),
  }),
}) satisfies z.ZodMiniType<Quote>;

const countsSchema = z.object({
  virtualOnly: z.boolean(),
  mainPhones: count,
  secondaryPhones: count,
  wirelessPhones: count,
  userCount: count,
  siteCount: count,
  geographicNumbers: count,
  portedNumbers: count,
  callType: z.string().check(z.maxLength(maxWordLength)),
  channels: z.exactOptional(count),
  callPlanType: z.exactOptional(z.string().check(z.maxLength(maxWordLength))),
}) satisfies z.ZodMiniType<RequestedCounts>;

const { existingSystem, preferredInstallDate, budget } = customOfferQuestions;

const stateSchema = z.object({
  origin: z.literal('quote'),
  quote: z.nullable(quoteSchema),
  customDetails: z.object({
    existingSystem: z.enum(existingSystem.options.map(({ value }) => value)),
    specificNeeds: z.string().check(z.maxLength(maxNeedsLength)),
    preferredInstallDate: z.enum(preferredInstallDate.options.map(({ value }) => value)),
    budget: z.enum(budget.options.map(({ value }) => value)),
  }),
  counts: z.exactOptional(countsSchema),
  email: z.exactOptional(z.string().check(z.maxLength(maxEmailLength))),
  sentBy: z.exactOptional(callerSchema),
});

/** A request for a custom offer, amounts in cents. `quote` is null if none was shown, `sentBy` set once it was sent. */
export type CustomRequest = Omit<z.output<typeof stateSchema>, 'origin'>;

/** The request in a history state, or `undefined`. It is parsed, as it survives releases and anybody can write it. */
export function readCustomRequest(state: unknown): CustomRequest | undefined {
  return stateSchema.safeParse(state).data;
}
