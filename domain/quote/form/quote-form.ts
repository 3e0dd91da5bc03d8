import { type CallPlanType, callPlanTypes } from '#domain/quote/catalogue/call-plans.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { type PhoneField, phoneFields } from '#domain/quote/catalogue/phone-models.ts';
import { refuseQuoteEmail } from './refusal-messages.ts';

/** The form before anything is typed. */
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

export interface QuoteFormError {
  readonly field: QuoteField;
  /** What is shown beside the field. */
  readonly message: string;
}

export type QuoteFormParseResult =
  | { readonly ok: true; readonly request: QuoteRequest }
  | { readonly ok: false; readonly errors: readonly QuoteFormError[] };

/** A whole number from 0, at most the largest safe one; 0 for an empty text, `undefined` for others such as `1e3`. */
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

/** What can be read while a visitor types, unchecked: an unreadable count is 0, an unreadable plan pay-as-you-go. */
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
  const message = refuseQuoteEmail(email);
  const errors = [...(result.ok ? [] : result.errors), ...(message ? [{ field: 'email' as const, message }] : [])];
  return result.ok && errors.length === 0 ? result : { ok: false, errors };
}

/** Checks a request against the limits and plans of a catalogue. */
export function checkRequest(unchecked: UncheckedRequest, catalogue: Catalogue): QuoteFormParseResult {
  const { limits, unlimited } = catalogue;
  const { virtualOnly, calls } = unchecked;
  const errors: QuoteFormError[] = [];
  const refuse = (field: QuoteField, message: string): void => {
    errors.push({ field, message });
  };
  // A value that could not be read is refused once: no comparison with NaN holds.
  const count = (field: Exclude<keyof UncheckedRequest, 'virtualOnly' | 'calls'>): number => {
    const value = unchecked[field];
    if (value === undefined) refuse(field, 'Saisissez un nombre entier positif');
    return value ?? Number.NaN;
  };

  const phones = phoneFields.map(count).reduce((sum, value) => sum + value);
  if (!virtualOnly) {
    const { min, max } = limits.phones;
    for (const field of phoneFields) {
      if (phones > max) refuse(field, `Le nombre total de postes ne peut pas dépasser ${max}`);
      if (phones < min) refuse(field, `Le nombre total de postes doit être d’au moins ${min}`);
    }
  }

  const users = count('userCount');
  if (virtualOnly) {
    const { min, max } = limits.users;
    if (users < min) refuse('userCount', `Le nombre d’utilisateurs doit être d’au moins ${min}`);
    if (users > max) refuse('userCount', `Le nombre d’utilisateurs ne peut pas dépasser ${max}`);
  }

  const sites = count('siteCount');
  const { min, max } = limits.sites;
  if (sites < min || sites > max) refuse('siteCount', `Le nombre de sites doit être compris entre ${min} et ${max}`);

  const tooManyNumbers = `Au-delà de ${limits.numbers.max} numéros, demandez une offre personnalisée`;
  const geographic = count('geographicNumbers');
  if (geographic < limits.numbers.min) refuse('geographicNumbers', 'Au moins un numéro géographique est requis');
  if (geographic > limits.numbers.max) refuse('geographicNumbers', tooManyNumbers);

  const ported = count('portedNumbers');
  if (ported > limits.numbers.max) refuse('portedNumbers', tooManyNumbers);
  else if (ported > geographic) {
    refuse(
      'portedNumbers',
      'Le nombre de numéros portés ne peut pas être supérieur au nombre de numéros géographiques',
    );
  }

  const notOffered = 'Choisissez l’une des valeurs proposées';
  if (calls === undefined) refuse('callType', notOffered);
  if (calls?.callType === 'unlimited') {
    const { channels, callPlanType } = calls;
    if (!unlimited.channels.some((offered) => offered === channels)) refuse('channels', notOffered);
    if (callPlanType === undefined || unlimited.planLabels[callPlanType] === undefined) {
      refuse('callPlanType', notOffered);
    }
  }
  // Every value that could not be read was refused, so none is missing here.
  return errors.length > 0 ? { ok: false, errors } : { ok: true, request: unchecked as QuoteRequest };
}
