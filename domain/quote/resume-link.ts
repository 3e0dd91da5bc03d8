import type { Catalogue } from '#content/catalogue.ts';
import { parsePlanCode, planCode } from '#domain/calls/call-plans.ts';
import type { Cents } from '#domain/money.ts';
import { currentCatalogue, honouredCatalogues } from '#domain/quote/catalogue-validity.ts';
import { priceQuote, type Quote } from '#domain/quote/price-quote.ts';
import { checkRequest, type QuoteForm, type QuoteRequest, quoteFormDefaults } from '#domain/quote/quote-form.ts';

/** The choices of a quote, without the e-mail, and the catalogue they were priced with. */
export interface SavedChoices {
  readonly catalogueId: string;
  readonly request: QuoteRequest;
}

export type SavedChoicesReading =
  | { readonly ok: true; readonly choices: SavedChoices }
  /** `broken`: cut or mistyped. `other-version`: written by a version of the site that this one can't read. */
  | { readonly ok: false; readonly reason: 'broken' | 'other-version' };

/** What a saved quote is worth today. */
export type Resumption =
  /** Its catalogue is the current one or was less than thirty days ago: its prices hold. */
  | { readonly kind: 'holds'; readonly catalogue: Catalogue; readonly quote: Quote }
  /** Its catalogue is older: priced again with the current one. */
  | {
      readonly kind: 'repriced';
      readonly catalogueId: string;
      readonly catalogue: Catalogue;
      readonly quote: Quote;
      readonly before: Quote;
      /** Today's totals minus those of before, in cents. */
      readonly difference: { readonly oneTime: Cents; readonly monthly: Cents };
    }
  /** No catalogue of this name ever began: priced with the current one. */
  | {
      readonly kind: 'unknown-catalogue';
      readonly catalogueId: string;
      readonly catalogue: Catalogue;
      readonly quote: Quote;
    }
  /** The offer had these choices once, but no longer: the form shows them with their messages. */
  | { readonly kind: 'not-offered'; readonly catalogueId: string; readonly catalogue: Catalogue }
  /** The offer never had these choices: the link was mistyped. */
  | { readonly kind: 'broken' };

const version = '1';
const byTheMinute = 'min';
const count = '(\\d{1,3})';
const savedFormat = new RegExp(
  `^${version}_([0-9a-z-]{1,20})_s${count}_(?:u${count}|p${count}-${count}-${count})_n${count}-${count}_(${byTheMinute}|[A-Z]{2,3}\\d{1,2})$`,
);

/** The value of the link's parameter for a quote. */
export function saveChoices({ catalogueId, request }: SavedChoices): string {
  const { calls } = request;
  const people = request.virtualOnly
    ? `u${request.userCount}`
    : `p${request.mainPhones}-${request.secondaryPhones}-${request.wirelessPhones}`;
  return [
    version,
    catalogueId,
    `s${request.siteCount}`,
    people,
    `n${request.geographicNumbers}-${request.portedNumbers}`,
    calls.callType === 'unlimited' ? planCode(calls.callPlanType, calls.channels) : byTheMinute,
  ].join('_');
}

/** Reads the value of the link's parameter; never throws, whatever stands there. */
export function readChoices(text: string): SavedChoicesReading {
  const found = savedFormat.exec(text);
  if (found === null) return { ok: false, reason: isOtherVersion(text) ? 'other-version' : 'broken' };
  const [, catalogueId = '', sites, users, main, secondary, wireless, geographic, ported, code = ''] = found;
  const calls = readCalls(code);
  if (calls === undefined) return { ok: false, reason: 'broken' };
  return {
    ok: true,
    choices: {
      catalogueId,
      request: {
        virtualOnly: users !== undefined,
        siteCount: Number(sites),
        mainPhones: Number(main ?? 0),
        secondaryPhones: Number(secondary ?? 0),
        wirelessPhones: Number(wireless ?? 0),
        userCount: Number(users ?? 0),
        geographicNumbers: Number(geographic),
        portedNumbers: Number(ported),
        calls,
      },
    },
  };
}

/** The form that makes these choices; the e-mail and the hidden fields stay empty. */
export function toQuoteForm(request: QuoteRequest): QuoteForm {
  const { calls } = request;
  return {
    ...quoteFormDefaults,
    siteCount: String(request.siteCount),
    mainPhones: String(request.mainPhones),
    secondaryPhones: String(request.secondaryPhones),
    wirelessPhones: String(request.wirelessPhones),
    portedNumbers: String(request.portedNumbers),
    geographicNumbers: String(request.geographicNumbers),
    virtualOnly: request.virtualOnly,
    userCount: request.virtualOnly ? String(request.userCount) : quoteFormDefaults.userCount,
    ...(calls.callType === 'unlimited'
      ? { callType: calls.callType, channels: String(calls.channels), callPlanType: calls.callPlanType }
      : { callType: calls.callType }),
  };
}

/** Prices saved choices at an instant: with their own catalogue while it holds, else with the current one. */
export function resumeQuote(
  { catalogueId, request }: SavedChoices,
  catalogues: readonly [Catalogue, ...Catalogue[]],
  now: Date,
): Resumption {
  const catalogue = currentCatalogue(catalogues, now);
  const holding = honouredCatalogues(catalogues, now).find(({ id }) => id === catalogueId);
  // A catalogue still to come has made no quote yet.
  const named = catalogues.find(({ id, validFrom }) => id === catalogueId && validFrom <= catalogue.validFrom);
  const before = priceIfOffered(request, named ?? catalogue);
  if (before === undefined) return { kind: 'broken' };
  if (holding !== undefined) return { kind: 'holds', catalogue: holding, quote: before };
  if (named === undefined) return { kind: 'unknown-catalogue', catalogueId, catalogue, quote: before };
  const quote = priceIfOffered(request, catalogue);
  if (quote === undefined) return { kind: 'not-offered', catalogueId, catalogue };
  const difference = { oneTime: quote.oneTime - before.oneTime, monthly: quote.monthly - before.monthly };
  return { kind: 'repriced', catalogueId, catalogue, quote, before, difference };
}

function priceIfOffered(request: QuoteRequest, catalogue: Catalogue): Quote | undefined {
  return checkRequest(request, catalogue).ok ? priceQuote(request, catalogue) : undefined;
}

function readCalls(code: string): QuoteRequest['calls'] | undefined {
  if (code === byTheMinute) return { callType: 'payAsYouGo' };
  const plan = parsePlanCode(code, [Number(/\d+$/.exec(code)?.[0])]);
  return plan && { callType: 'unlimited', channels: plan.channels, callPlanType: plan.planType };
}

function isOtherVersion(text: string): boolean {
  const written = /^(\d{1,3})_/.exec(text)?.[1];
  return written !== undefined && written !== version;
}
