import { type EmailRefusal, refuseEmail } from '#domain/email/email-address.ts';
import type { CallPlanType } from '#domain/quote/catalogue/call-plans.ts';
import { callPlanTypes } from '#domain/quote/catalogue/call-plans.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { type PhoneField, phoneFields } from '#domain/quote/catalogue/phone-models.ts';

/** The form before anything is typed: its fields, in the order of the specification. */
export const quoteFormDefaults = {
  email: '',
  siteCount: '1',
  mainPhones: '0',
  secondaryPhones: '0',
  wirelessPhones: '0',
  portedNumbers: '0',
  geographicNumbers: '1',
  virtualOnly: false,
  userCount: '3',
  callType: 'payAsYouGo',
  channels: '2',
  callPlanType: 'france-fix',
  companyName: '',
  siret: '',
  fullName: '',
  phone: '',
  needs: '',
  installationDelay: '',
};

/** The form's content as typed: every count is a string until {@link readQuoteForm} reads it. */
export type QuoteForm = Readonly<typeof quoteFormDefaults>;

export type QuoteField = keyof QuoteForm;

/** The name of a control: of a field, or of the consent that an order needs. */
export type QuoteControlName = QuoteField | 'acceptTerms';

/** Fields filled only by the easter egg or on `/#/quote?test`. */
export const hiddenFields = ['companyName', 'siret', 'fullName', 'phone', 'needs', 'installationDelay'] as const;

export const installationDelays = ['asap', 'weeks', '3-6-months', '6-months-plus'] as const;

/** How calls are paid: pay-as-you-go, or by a plan for a number of simultaneous calls. */
export type CallChoice =
  | { readonly callType: 'payAsYouGo' }
  | { readonly callType: 'unlimited'; readonly channels: number; readonly callPlanType: CallPlanType };

/** The counts of a form. Phones are 0 in virtual mode, which hides them; users are 0 otherwise. */
type QuoteCounts<Count> = { readonly virtualOnly: boolean } & Readonly<
  Record<PhoneField | 'userCount' | 'siteCount' | 'geographicNumbers' | 'portedNumbers', Count>
>;

/** What is priced: the form's texts as numbers. */
export interface QuoteRequest extends QuoteCounts<number> {
  readonly calls: CallChoice;
}

/** A request before any check, from the form, an order or a link; unreadable values are `undefined`. */
export interface UncheckedRequest extends QuoteCounts<number | undefined> {
  readonly calls:
    | CallChoice
    | {
        readonly callType: 'unlimited';
        readonly channels: number | undefined;
        readonly callPlanType: CallPlanType | undefined;
      }
    | undefined;
}

/** Why a field is refused; `limit` is the bound that was exceeded. */
export type QuoteRefusal =
  | EmailRefusal
  | { readonly reason: 'required' | 'not-a-count' | 'not-offered' }
  | { readonly reason: 'no-geographic-number' | 'more-ported-than-geographic' }
  | { readonly reason: `too-${'few' | 'many'}-${'phones' | 'users'}` | 'too-many-numbers'; readonly limit: number }
  | { readonly reason: 'sites-out-of-range'; readonly min: number; readonly max: number };

export interface QuoteFormError {
  readonly field: QuoteField;
  readonly refusal: QuoteRefusal;
}

export type QuoteFormParseResult =
  | { readonly ok: true; readonly request: QuoteRequest }
  | { readonly ok: false; readonly errors: readonly QuoteFormError[] };

/**
 * Parses a whole number from 0; an empty text is 0, anything else (negative, decimal, `1e3`, letters) `undefined`. A
 * number too large to calculate with is the largest that isn't, far above every limit.
 */
export function readCount(text: string): number | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return 0;
  return /^\d+$/.test(trimmed) ? Math.min(Number(trimmed), Number.MAX_SAFE_INTEGER) : undefined;
}

/** Reads the texts of a form, unchecked. The only place that decides which counts each mode hides. */
export function readQuoteForm(form: QuoteForm): UncheckedRequest {
  const { virtualOnly } = form;
  const readPhones = (text: string): number | undefined => readCount(virtualOnly ? '' : text);
  return {
    virtualOnly,
    siteCount: readCount(form.siteCount),
    mainPhones: readPhones(form.mainPhones),
    secondaryPhones: readPhones(form.secondaryPhones),
    wirelessPhones: readPhones(form.wirelessPhones),
    userCount: readCount(virtualOnly ? form.userCount : ''),
    geographicNumbers: readCount(form.geographicNumbers),
    portedNumbers: readCount(form.portedNumbers),
    calls: readCalls(form),
  };
}

/**
 * What can be read of a request, for what follows the visitor's typing: an unreadable count is 0, an unreadable plan
 * pay-as-you-go. No limit is checked.
 */
export function readablePart({ calls, ...counts }: UncheckedRequest): QuoteRequest {
  const readable = Object.entries(counts).map(([field, count]) => [field, count ?? 0]);
  return { ...(Object.fromEntries(readable) as QuoteCounts<number>), calls: readablePlan(calls) };
}

function readablePlan(calls: UncheckedRequest['calls']): CallChoice {
  if (calls?.callType !== 'unlimited') return { callType: 'payAsYouGo' };
  const { callType, channels, callPlanType } = calls;
  if (channels === undefined || callPlanType === undefined) return { callType: 'payAsYouGo' };
  return { callType, channels, callPlanType };
}

function readCalls({ callType, channels, callPlanType }: QuoteForm): UncheckedRequest['calls'] {
  if (callType === 'payAsYouGo') return { callType };
  if (callType !== 'unlimited') return undefined;
  return {
    callType,
    channels: /^[1-9]\d*$/.test(channels) ? readCount(channels) : undefined,
    callPlanType: callPlanTypes.find((known) => known === callPlanType),
  };
}

/** Checks the whole form, in the order of the screen, and returns the request to price. */
export function parseQuoteForm(form: QuoteForm, catalogue: Catalogue): QuoteFormParseResult {
  return checkQuote(readQuoteForm(form), form.email, catalogue);
}

/** Like {@link parseQuoteForm} without the e-mail, which affects no price: for what is drawn while the visitor types. */
export function parseQuoteRequest(form: QuoteForm, catalogue: Catalogue): QuoteFormParseResult {
  return checkRequest(readQuoteForm(form), catalogue);
}

/** Checks a request and an e-mail by the same rules, wherever they come from. */
export function checkQuote(unchecked: UncheckedRequest, email: string, catalogue: Catalogue): QuoteFormParseResult {
  const result = checkRequest(unchecked, catalogue);
  const refusal: QuoteRefusal | undefined = email.trim() === '' ? { reason: 'required' } : refuseEmail(email);
  const errors = [...(result.ok ? [] : result.errors), ...(refusal ? [{ field: 'email' as const, refusal }] : [])];
  return result.ok && errors.length === 0 ? result : { ok: false, errors };
}

/** Checks a request against the limits and plans of a catalogue. */
export function checkRequest(unchecked: UncheckedRequest, catalogue: Catalogue): QuoteFormParseResult {
  const { limits, unlimited } = catalogue;
  const { virtualOnly, calls } = unchecked;
  const errors: QuoteFormError[] = [];
  const refuse = (field: QuoteField, refusal: QuoteRefusal): void => {
    errors.push({ field, refusal });
  };
  // A value that could not be read is refused once: no comparison with NaN holds.
  const count = (field: Exclude<keyof UncheckedRequest, 'virtualOnly' | 'calls'>): number => {
    const value = unchecked[field];
    if (value === undefined) refuse(field, { reason: 'not-a-count' });
    return value ?? Number.NaN;
  };

  const phones = phoneFields.map(count).reduce((sum, value) => sum + value);
  if (!virtualOnly) {
    for (const field of phoneFields) {
      if (phones > limits.phones.max) refuse(field, { reason: 'too-many-phones', limit: limits.phones.max });
      if (phones < limits.phones.min) refuse(field, { reason: 'too-few-phones', limit: limits.phones.min });
    }
  }

  const users = count('userCount');
  if (virtualOnly) {
    if (users < limits.users.min) refuse('userCount', { reason: 'too-few-users', limit: limits.users.min });
    if (users > limits.users.max) refuse('userCount', { reason: 'too-many-users', limit: limits.users.max });
  }

  const sites = count('siteCount');
  if (sites < limits.sites.min || sites > limits.sites.max) {
    refuse('siteCount', { reason: 'sites-out-of-range', ...limits.sites });
  }

  const geographic = count('geographicNumbers');
  if (geographic < limits.numbers.min) refuse('geographicNumbers', { reason: 'no-geographic-number' });
  if (geographic > limits.numbers.max) {
    refuse('geographicNumbers', { reason: 'too-many-numbers', limit: limits.numbers.max });
  }

  const ported = count('portedNumbers');
  if (ported > limits.numbers.max) {
    refuse('portedNumbers', { reason: 'too-many-numbers', limit: limits.numbers.max });
  } else if (ported > geographic) {
    refuse('portedNumbers', { reason: 'more-ported-than-geographic' });
  }

  if (calls === undefined) refuse('callType', { reason: 'not-offered' });
  if (calls?.callType === 'unlimited') {
    const { channels, callPlanType } = calls;
    if (!unlimited.channels.some((offered) => offered === channels)) refuse('channels', { reason: 'not-offered' });
    if (callPlanType === undefined || unlimited.planLabels[callPlanType] === undefined) {
      refuse('callPlanType', { reason: 'not-offered' });
    }
  }
  // Every value that could not be read was refused, so none is missing here.
  return errors.length > 0 ? { ok: false, errors } : { ok: true, request: unchecked as QuoteRequest };
}
