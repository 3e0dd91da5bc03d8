import * as z from 'zod';
import { type ParisDay, parisDay } from '#domain/calendar.ts';
import type { PricedOrder } from '#domain/order/parse-order.ts';
import { callPlanTypes } from '#domain/quote/catalogue/call-plans.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { currentCatalogue, honouredUntil } from '#domain/quote/catalogue/catalogue-validity.ts';
import { parseQuoteRequest, type QuoteForm, quoteFormDefaults } from '#domain/quote/form/quote-form.ts';
import { itemiseQuote } from '#domain/quote/price/itemise-quote.ts';
import { type Resumption, readChoices, resumeQuote, toPricedFields } from '#domain/quote/resume-link.ts';
import { resumeParameter } from '#domain/quote/resume-parameter.ts';
import type { FieldError } from '#service/pages/field-error.ts';
import type { Service } from '#service/service.ts';

const initial = quoteFormDefaults;
const count = (absent: string, description: string) => z.int().min(0).default(Number(absent)).meta({ description });

/** What is priced, named as the fields of the form: the parameters of a quote's address, and what an answer prices. */
export const choices = z
  .object({
    virtualOnly: z
      .boolean()
      .default(false)
      .meta({ description: 'Without hardware: `userCount` is priced in place of the phones.' }),
    mainPhones: count(initial.mainPhones, 'Main phones'),
    secondaryPhones: count(initial.secondaryPhones, 'Secondary phones'),
    wirelessPhones: count(initial.wirelessPhones, 'Wireless phones'),
    userCount: count(initial.userCount, 'Users, without hardware'),
    siteCount: count(initial.siteCount, 'Sites'),
    geographicNumbers: count(initial.geographicNumbers, 'Geographic numbers, new and kept'),
    portedNumbers: count(initial.portedNumbers, 'Those of them that are kept'),
    callType: z.enum(['payAsYouGo', 'unlimited']).default('payAsYouGo'),
    channels: z.int().optional().meta({ description: 'Simultaneous calls of an unlimited plan: 2 if absent.' }),
    callPlanType: z
      .enum(callPlanTypes)
      .optional()
      .meta({ description: 'What that plan covers: `france-fix` if absent.' }),
  })
  .meta({ id: 'Choices', description: 'What is priced. Without hardware all phones are 0, otherwise all users.' });

/** Replaces control characters, which HTML can't contain, by U+FFFD. */
const shownText = z.string().transform((text) => text.replaceAll(/[^\P{Cc}\t\n\r]/gu, '\ufffd'));
/** What was typed for each of them: a value that can't be priced is answered with the form's own message. */
const typedChoices = z.partialRecord(choices.keyof(), shownText);
/** Fields of the form that change no price: they are ignored in an address. */
const unpriced = [...Object.keys(quoteFormDefaults), 'acceptTerms'].filter((name) => !(name in choices.shape));
/** What advertisements and newsletters add to an address. Beside a saved quote anything else is ignored, too. */
const campaign =
  /^(?:(?:utm|gad|hsa|mtm)_\w+|(?:fb|g|d|tt|tw|y)clid|[gw]braid|srsltid|msclkid|li_fat_id|igshid|epik|rdt_cid|mc_[ce]id|_hs(?:enc|mi)|_gl|_kx|mkt_tok)$/;

export interface PricedQuote extends PricedOrder {
  /** The last day on which an order at its prices is accepted. */
  readonly until: ParisDay;
  /** Which prices it has, if a link was opened. */
  readonly resumed: Resumption | undefined;
}

/** The choices of an address as a form shows them, with their price or why they have none. */
export interface ShownQuote {
  readonly form: QuoteForm;
  /** Whether the address has no choices: the form is as nobody touched it. */
  readonly isEmpty: boolean;
  readonly errors: readonly FieldError[];
  readonly priced?: PricedQuote;
}

/** Reads and prices what an address asks for, by the rules of the form; `undefined` if it is no address of a quote. */
export function readQuoteQuery(
  query: URLSearchParams,
  { catalogues, clock }: Pick<Service, 'catalogues' | 'clock'>,
): ShownQuote | undefined {
  const isAsked = query.has(resumeParameter)
    ? (name: string) => name === resumeParameter || name in choices.shape
    : (name: string) => !unpriced.includes(name) && !campaign.test(name);
  const asked = [...query].filter(([name]) => isAsked(name));
  const { [resumeParameter]: link, ...values } = Object.fromEntries(asked);
  if (link !== undefined && asked.length === 1) {
    const saved = readChoices(link);
    const resumed = saved && resumeQuote(saved, catalogues, clock());
    return resumed && price(toPricedFields(saved.request), resumed.catalogue, resumed);
  }
  const typed = typedChoices.safeParse(values);
  if (!typed.success || Object.keys(typed.data).length < asked.length) return undefined;
  const virtualOnly = z.stringbool().safeParse(typed.data.virtualOnly || 'off');
  if (!virtualOnly.success) return undefined;
  return price({ ...typed.data, virtualOnly: virtualOnly.data }, currentCatalogue(catalogues, clock()));

  function price(fields: Partial<QuoteForm>, catalogue: Catalogue, resumed?: Resumption): ShownQuote {
    const shown = { form: { ...quoteFormDefaults, ...fields }, isEmpty: asked.length === 0 };
    const result = parseQuoteRequest(shown.form, catalogue);
    if (!result.ok) return { ...shown, errors: result.errors };
    const { request } = result;
    const until = honouredUntil(catalogue, catalogues, parisDay(clock()));
    const itemised = itemiseQuote(request, catalogue);
    return { ...shown, errors: [], priced: { catalogue, request, itemised, until, resumed } };
  }
}
