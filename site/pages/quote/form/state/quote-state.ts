import { phoneFields } from '#domain/quote/catalogue/phone-models.ts';
import { type QuoteControlName, type QuoteFormParseResult, quoteFormDefaults } from '#domain/quote/form/quote-form.ts';
import { termsRequiredMessage } from '#domain/quote/form/refusal-messages.ts';

/** The values of the controls: of the form to price, and the consent that an order needs. */
export type QuoteControls = Readonly<typeof controlDefaults>;
export const controlDefaults = { ...quoteFormDefaults, acceptTerms: false };

/** What the quote page shows. `hidden-by-edit` explains why a shown price is gone. */
export interface QuoteState {
  readonly controls: QuoteControls;
  /** The control that the visitor edited last; absent once the form was filled in without an edit, or refused. */
  readonly edited?: QuoteControlName | undefined;
  readonly quote: 'not-computed' | 'computed' | 'hidden-by-edit';
  readonly messages: Readonly<Partial<Record<QuoteControlName, string>>>;
  /** Increases with each refusal, so that the first refused control takes the focus. */
  readonly refusals: number;
}

type QuoteEvent =
  /** The controls were read without an edit: after hydration, or filled by a draft, a link, an example or a test. */
  | { readonly type: 'read'; readonly controls: QuoteControls }
  | { readonly type: 'edited'; readonly name: QuoteControlName; readonly controls: QuoteControls }
  /** « Voir les tarifs », or « Commander » without a quote shown. */
  | { readonly type: 'submitted'; readonly controls: QuoteControls; readonly result: QuoteFormParseResult }
  /** « Commander » with a shown quote but without accepted terms. */
  | { readonly type: 'terms-missing' };

export const initialQuoteState: QuoteState = {
  controls: controlDefaults,
  quote: 'not-computed',
  messages: {},
  refusals: 0,
};

/** Edits of these keep a shown quote, which three of them recalculate at once; any other edit hides it. */
const keepingControls: readonly QuoteControlName[] = ['acceptTerms', 'callType', 'channels', 'callPlanType'];

const hide = (quote: QuoteState['quote']) => (quote === 'computed' ? 'hidden-by-edit' : quote);

/** The controls whose messages an edit of this one clears. */
function messagesClearedBy(name: QuoteControlName): readonly QuoteControlName[] {
  if (name === 'virtualOnly') return [...phoneFields, 'userCount'];
  if (phoneFields.some((field) => field === name)) return phoneFields;
  // « Numéros portés » is refused for being greater than this one, so changing either fixes it.
  if (name === 'geographicNumbers') return ['geographicNumbers', 'portedNumbers'];
  return [name];
}

/** The page's next state; pure, so that every transition can be tested without a page. */
export function nextQuoteState(state: QuoteState, event: QuoteEvent): QuoteState {
  switch (event.type) {
    case 'read':
      // The restored form is as it was: nothing to render.
      if (state === initialQuoteState && isSame(event.controls, controlDefaults)) return state;
      return {
        ...state,
        controls: event.controls,
        edited: undefined,
        quote: hide(state.quote),
        messages: {},
      };
    case 'edited':
      return {
        ...state,
        controls: event.controls,
        edited: event.name,
        quote: keepingControls.includes(event.name) ? state.quote : hide(state.quote),
        messages: without(state.messages, messagesClearedBy(event.name)),
      };
    case 'submitted':
      return event.result.ok
        ? { ...state, controls: event.controls, quote: 'computed', messages: {} }
        : {
            controls: event.controls,
            quote: hide(state.quote),
            messages: Object.fromEntries(event.result.errors.map(({ field, message }) => [field, message])),
            refusals: state.refusals + 1,
          };
    case 'terms-missing':
      return { ...state, messages: { acceptTerms: termsRequiredMessage }, refusals: state.refusals + 1 };
  }
}

function without(messages: QuoteState['messages'], names: readonly QuoteControlName[]): QuoteState['messages'] {
  return Object.fromEntries(Object.entries(messages).filter(([name]) => !names.some((cleared) => cleared === name)));
}

/** Whether every control has the same value. */
export function isSame(controls: QuoteControls, others: QuoteControls): boolean {
  return (Object.keys(controls) as (keyof QuoteControls)[]).every((name) => controls[name] === others[name]);
}
