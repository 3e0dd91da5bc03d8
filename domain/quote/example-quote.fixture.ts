import { specifiedCatalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import {
  parseQuoteForm,
  type QuoteForm,
  type QuoteRequest,
  quoteFormDefaults,
  readablePart,
  readQuoteForm,
} from '#domain/quote/form/quote-form.ts';
import type { Catalogue } from './catalogue/catalogue.ts';

/** Form entries for six phones on two sites with the plan FFM6. */
export const sixPhones = {
  siteCount: '2',
  mainPhones: '2',
  secondaryPhones: '3',
  wirelessPhones: '1',
  callType: 'unlimited',
  channels: '6',
  callPlanType: 'france-all',
} as const satisfies Partial<QuoteForm>;

/** A valid form with four main phones, with `changes` applied. */
export function aForm(changes: Partial<QuoteForm> = {}): QuoteForm {
  return { ...quoteFormDefaults, email: 'claire@mairie.example.com', mainPhones: '4', ...changes };
}

/** The request of {@link sixPhones}, with `changes` applied. */
export function aRequest(changes: Partial<QuoteRequest> = {}): QuoteRequest {
  return { ...requestOf(aForm(sixPhones)), ...changes };
}

/** What can be read of a form with these entries, valid or not. */
export function typedRequest(entries: Partial<QuoteForm>): QuoteRequest {
  return readablePart(readQuoteForm({ ...quoteFormDefaults, ...entries }));
}

/** The request of a valid form; throws if the form isn't valid. */
export function requestOf(form: QuoteForm, catalogue: Catalogue = specifiedCatalogue): QuoteRequest {
  const result = parseQuoteForm(form, catalogue);
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.request;
}
