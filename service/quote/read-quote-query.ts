import * as z from 'zod';
import { type ParisDay, parisDay } from '#domain/calendar.ts';
import { isPlainText } from '#domain/plain-text.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { currentCatalogue, honouredUntil } from '#domain/quote/catalogue/catalogue-validity.ts';
import {
  parseQuoteRequest,
  type QuoteForm,
  type QuoteFormError,
  type QuoteRequest,
  quoteFormDefaults,
} from '#domain/quote/form/quote-form.ts';
import { type ItemisedQuote, itemiseQuote } from '#domain/quote/price/itemise-quote.ts';
import { type Resumption, readChoices, resumeQuote, toPricedFields } from '#domain/quote/resume-link.ts';
import { resumeParameter } from '#domain/quote/resume-parameter.ts';
import type { Service } from '#service/service.ts';

/** A value as somebody typed it: one that can't be priced is answered with the form's own message. */
const typed = z.string().max(100).refine(isPlainText).exactOptional();
const count = (description: string, initial: string) =>
  typed.meta({ description: `${description}: a whole number, ${initial} if absent.`, examples: [initial] });

/** The parameters of a quote's address, named as the form's fields. */
export const quoteQuery = z.strictObject({
  mainPhones: count('Main phones', '0'),
  secondaryPhones: count('Secondary phones', '0'),
  wirelessPhones: count('Wireless phones', '0'),
  virtualOnly: z
    .enum(['on', 'true', '1', 'off', 'false', '0', ''])
    .transform((value) => ['on', 'true', '1'].includes(value))
    .exactOptional()
    .meta({ description: 'Without hardware: `userCount` is priced in place of the phones.' }),
  userCount: count('Users, without hardware', '3'),
  siteCount: count('Sites', '1'),
  geographicNumbers: count('Geographic numbers, new and kept', '1'),
  portedNumbers: count('Those of them that are kept', '0'),
  callType: typed.meta({ description: '`payAsYouGo` if absent.', enum: ['payAsYouGo', 'unlimited'] }),
  channels: typed.meta({ description: 'Simultaneous calls of an unlimited plan: 2 if absent.' }),
  callPlanType: typed.meta({ description: 'What a plan covers; `france-fix` if absent.' }),
});
/** The short form of all of them. */
export const linkQuery = z.strictObject({
  [resumeParameter]: z
    .string()
    .max(200)
    .meta({ description: 'The choices of a link that was handed out, in place of all other parameters.' }),
});

/** Of the form too, but of no price: an address never keeps what they hold. */
const unpriced = [...Object.keys(quoteFormDefaults), 'acceptTerms'].filter((name) => !(name in quoteQuery.shape));
/** What others add to the links they hand on. */
const campaign = /^(?:utm_\w+|fbclid|gclid|msclkid)$/;

type Offering = Pick<Service, 'catalogues' | 'clock'>;

interface Typed {
  readonly form: QuoteForm;
  readonly catalogue: Catalogue;
  /** Which prices it has, if a link was opened. */
  readonly resumed?: Resumption;
}

export interface PricedQuote extends Typed {
  readonly kind: 'priced';
  readonly request: QuoteRequest;
  readonly itemised: ItemisedQuote;
  /** The last day on which an order at its prices is accepted. */
  readonly until: ParisDay;
}

/** What is shown as a form: empty if nothing is asked for. */
export type ShownQuote =
  | (Typed & { readonly kind: 'form' })
  | (Typed & { readonly kind: 'refused'; readonly errors: readonly QuoteFormError[] })
  | PricedQuote;

/** What an address asks for. */
type AskedQuote = ShownQuote | { readonly kind: 'unreadable' | 'broken-link' };

/** Reads and prices what an address asks for, by the rules of the form. */
export function readQuoteQuery(query: URLSearchParams, service: Offering): AskedQuote {
  const asked = [...query].filter(([name]) => !unpriced.includes(name) && !campaign.test(name));
  const values = Object.fromEntries(asked);
  if (Object.keys(values).length < asked.length) return { kind: 'unreadable' };
  const link = linkQuery.safeParse(values);
  if (link.success) return openLink(link.data[resumeParameter], service);
  const choices = quoteQuery.safeParse(values);
  if (!choices.success) return { kind: 'unreadable' };
  const catalogue = currentCatalogue(service.catalogues, service.clock());
  const form = { ...quoteFormDefaults, ...choices.data };
  return asked.length === 0 ? { kind: 'form', form, catalogue } : price({ form, catalogue }, service);
}

function openLink(text: string, service: Offering): AskedQuote {
  const choices = readChoices(text);
  const resumed = choices && resumeQuote(choices, service.catalogues, service.clock());
  if (choices === undefined || resumed === undefined) return { kind: 'broken-link' };
  const form = { ...quoteFormDefaults, ...toPricedFields(choices.request) };
  return price({ form, catalogue: resumed.catalogue, resumed }, service);
}

function price(asked: Typed, { catalogues, clock }: Offering): ShownQuote {
  const { form, catalogue } = asked;
  const result = parseQuoteRequest(form, catalogue);
  if (!result.ok) return { kind: 'refused', ...asked, errors: result.errors };
  const { request } = result;
  const until = honouredUntil(catalogue, catalogues, parisDay(clock()));
  return { kind: 'priced', ...asked, request, itemised: itemiseQuote(request, catalogue), until };
}
