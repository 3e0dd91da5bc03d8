import type { CallPlanType, Catalogue } from '#content/catalogue.ts';
import { callPlanTypes } from '#domain/calls/call-plans.ts';

/** What stands in the form, as typed: every count is a string until {@link readQuoteForm} has read it. */
export interface QuoteForm {
  readonly email: string;
  readonly siteCount: string;
  readonly mainPhones: string;
  readonly secondaryPhones: string;
  readonly wirelessPhones: string;
  readonly portedNumbers: string;
  readonly geographicNumbers: string;
  readonly virtualOnly: boolean;
  readonly userCount: string;
  readonly callType: string;
  readonly channels: string;
  readonly callPlanType: string;
  readonly companyName: string;
  readonly siret: string;
  readonly fullName: string;
  readonly phone: string;
  readonly needs: string;
  readonly installationDelay: string;
}

export type QuoteField = keyof QuoteForm;

type CountField = Exclude<QuoteField, 'virtualOnly'>;

export const quoteFormDefaults: QuoteForm = {
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

/** The three fields whose total is limited; editing one clears the message of all three. */
export const phoneFields = ['mainPhones', 'secondaryPhones', 'wirelessPhones'] as const;

/** Fields filled only by the easter egg or on `/#/quote?test`. */
export const hiddenFields = ['companyName', 'siret', 'fullName', 'phone', 'needs', 'installationDelay'] as const;

export const installationDelays = ['asap', 'weeks', '3-6-months', '6-months-plus'] as const;

/** How calls are paid: by the minute, or by a plan for a number of simultaneous calls. */
export type CallChoice =
  | { readonly callType: 'payAsYouGo' }
  | { readonly callType: 'unlimited'; readonly channels: number; readonly callPlanType: CallPlanType };

/** What is priced: the form once read, numbers where the form holds strings. Phones are 0 in virtual mode, users 0 otherwise. */
export interface QuoteRequest {
  readonly virtualOnly: boolean;
  readonly siteCount: number;
  readonly mainPhones: number;
  readonly secondaryPhones: number;
  readonly wirelessPhones: number;
  readonly userCount: number;
  readonly geographicNumbers: number;
  readonly portedNumbers: number;
  readonly calls: CallChoice;
}

/** Why a field is refused; `limit` is the bound that was crossed. */
export type QuoteRefusal =
  | { readonly reason: 'required' }
  | { readonly reason: 'email-format' }
  /** A mailbox can't have it; `character` is missing where nobody would see it. */
  | { readonly reason: 'email-character'; readonly character?: string }
  | { readonly reason: 'not-a-count' }
  | { readonly reason: 'too-few-phones'; readonly limit: number }
  | { readonly reason: 'too-many-phones'; readonly limit: number }
  | { readonly reason: 'too-few-users'; readonly limit: number }
  | { readonly reason: 'too-many-users'; readonly limit: number }
  | { readonly reason: 'sites-out-of-range'; readonly min: number; readonly max: number }
  | { readonly reason: 'no-geographic-number' }
  | { readonly reason: 'too-many-numbers'; readonly limit: number }
  | { readonly reason: 'more-ported-than-geographic' }
  | { readonly reason: 'not-offered' };

export interface QuoteFormError {
  readonly field: QuoteField;
  readonly refusal: QuoteRefusal;
}

export type QuoteFormReading =
  | { readonly ok: true; readonly request: QuoteRequest }
  | { readonly ok: false; readonly errors: readonly QuoteFormError[] };

/** Longest e-mail address accepted, in UTF-16 units: what fits a mail server's path (RFC 5321, 4.5.3.1.3). */
export const longestEmail = 254;

/** The specified format; control characters, which no keyboard types and databases refuse, count as blanks. */
const emailFormat = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u;

/** Mail programs read these as something beside the address, or don't see them: another mailbox would be meant. */
const foreignCharacter = /[<>()[\],;:\\"]|\p{DI}/u;

/** Dots that separate nothing. */
const idleDot = /^\.|\.\.|\.@|@\.|\.$/;

/** Why this can't be an e-mail address, if it can't; surrounding spaces are the typist's, not the address's. */
export function refuseEmail(text: string): QuoteRefusal | undefined {
  const address = text.trim();
  const [character] = foreignCharacter.exec(address) ?? [];
  if (character)
    return /\p{DI}/u.test(character) ? { reason: 'email-character' } : { reason: 'email-character', character };
  const isRight = address.length <= longestEmail && emailFormat.test(address) && !idleDot.test(address);
  return isRight ? undefined : { reason: 'email-format' };
}

/** Whether this looks like an e-mail address. */
export function isEmail(text: string): boolean {
  return refuseEmail(text) === undefined;
}

/** A whole number from 0; nothing typed is 0; `undefined` for anything else (negative, decimal, `1e3`, letters). */
export function readCount(text: string): number | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return 0;
  return /^\d+$/.test(trimmed) ? Number(trimmed) : undefined;
}

/** Checks the whole form, fields in the order of the screen, and gives what is to be priced. */
export function readQuoteForm(form: QuoteForm, catalogue: Catalogue): QuoteFormReading {
  const requirements = readRequirements(form, catalogue);
  const errors = [...(requirements.ok ? [] : requirements.errors), ...emailErrors(form.email)];
  return requirements.ok && errors.length === 0 ? requirements : { ok: false, errors };
}

/** As {@link readQuoteForm} without the e-mail, which no price depends on: for what is drawn while the visitor types. */
export function readRequirements(form: QuoteForm, catalogue: Catalogue): QuoteFormReading {
  const { limits } = catalogue;
  const errors: QuoteFormError[] = [];
  const refuse = (field: QuoteField, refusal: QuoteRefusal): void => {
    errors.push({ field, refusal });
  };
  const count = (field: CountField): number | undefined => {
    const value = readCount(form[field]);
    if (value === undefined) refuse(field, { reason: 'not-a-count' });
    return value;
  };

  const phones = form.virtualOnly ? [0, 0, 0] : phoneFields.map(count);
  if (!form.virtualOnly && phones.every((value) => value !== undefined)) {
    const total = phones.reduce((sum, value) => sum + value, 0);
    for (const field of phoneFields) {
      if (total > limits.phones.max) refuse(field, { reason: 'too-many-phones', limit: limits.phones.max });
      if (total < limits.phones.min) refuse(field, { reason: 'too-few-phones', limit: limits.phones.min });
    }
  }

  const users = form.virtualOnly ? count('userCount') : 0;
  if (form.virtualOnly && users !== undefined) {
    if (users < limits.users.min) refuse('userCount', { reason: 'too-few-users', limit: limits.users.min });
    if (users > limits.users.max) refuse('userCount', { reason: 'too-many-users', limit: limits.users.max });
  }

  const sites = count('siteCount');
  if (sites !== undefined && (sites < limits.sites.min || sites > limits.sites.max)) {
    refuse('siteCount', { reason: 'sites-out-of-range', ...limits.sites });
  }

  const geographic = count('geographicNumbers');
  if (geographic !== undefined && geographic < limits.numbers.min) {
    refuse('geographicNumbers', { reason: 'no-geographic-number' });
  }
  if (geographic !== undefined && geographic > limits.numbers.max) {
    refuse('geographicNumbers', { reason: 'too-many-numbers', limit: limits.numbers.max });
  }

  const ported = count('portedNumbers');
  if (ported !== undefined && ported > limits.numbers.max) {
    refuse('portedNumbers', { reason: 'too-many-numbers', limit: limits.numbers.max });
  } else if (ported !== undefined && geographic !== undefined && ported > geographic) {
    refuse('portedNumbers', { reason: 'more-ported-than-geographic' });
  }

  const calls = readCallChoice(form, catalogue, refuse);
  if (errors.length > 0 || calls === undefined) return { ok: false, errors };
  const [mainPhones = 0, secondaryPhones = 0, wirelessPhones = 0] = phones;
  return {
    ok: true,
    request: {
      virtualOnly: form.virtualOnly,
      siteCount: sites ?? 0,
      mainPhones,
      secondaryPhones,
      wirelessPhones,
      userCount: users ?? 0,
      geographicNumbers: geographic ?? 0,
      portedNumbers: ported ?? 0,
      calls,
    },
  };
}

/** The calls chosen; refused where the catalogue offers no such plan. */
function readCallChoice(
  form: QuoteForm,
  catalogue: Catalogue,
  refuse: (field: QuoteField, refusal: QuoteRefusal) => void,
): CallChoice | undefined {
  if (form.callType === 'payAsYouGo') return { callType: 'payAsYouGo' };
  if (form.callType !== 'unlimited') {
    refuse('callType', { reason: 'not-offered' });
    return undefined;
  }
  const channels = catalogue.unlimited.channels.find((offered) => String(offered) === form.channels);
  const callPlanType = callPlanTypes.find((offered) => offered === form.callPlanType);
  if (channels === undefined) refuse('channels', { reason: 'not-offered' });
  if (callPlanType === undefined) refuse('callPlanType', { reason: 'not-offered' });
  return channels && callPlanType ? { callType: 'unlimited', channels, callPlanType } : undefined;
}

function emailErrors(email: string): QuoteFormError[] {
  if (email.trim() === '') return [{ field: 'email', refusal: { reason: 'required' } }];
  const refusal = refuseEmail(email);
  return refusal === undefined ? [] : [{ field: 'email', refusal }];
}
