import {
  type FormEvent,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { catalogues } from '#content/catalogues.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { honouredCatalogues } from '#domain/quote/catalogue/catalogue-validity.ts';
import { phoneFields } from '#domain/quote/catalogue/phone-models.ts';
import {
  checkQuote,
  hiddenFields,
  type QuoteControlName,
  type QuoteFormParseResult,
  type QuoteRequest,
  readablePart,
  readQuoteForm,
} from '#domain/quote/form/quote-form.ts';
import { type ItemisedQuote, itemiseQuote } from '#domain/quote/price/itemise-quote.ts';
import { type Quote, sumUp } from '#domain/quote/price/price-quote.ts';
import { useCatalogue } from '#site/features/catalogue/use-catalogue.ts';
import { loadDraft, loadHeldPrices, saveDraft, saveHeldPrices } from './draft.ts';
import { focusFirstRefused } from './focus-first-refused.ts';
import {
  areTestFieldsOpen,
  findForm,
  isControlName,
  isTouched,
  openTestFields,
  readForm,
  readTouched,
  writeControls,
} from './form-controls.ts';
import { controlDefaults, initialQuoteState, isSame, nextQuoteState, type QuoteControls } from './quote-state.ts';

/** A valid form with its price. */
export interface PricedForm {
  readonly form: QuoteControls;
  readonly request: QuoteRequest;
  readonly itemised: ItemisedQuote;
  readonly quote: Quote;
}

/** What a link or an earlier visit of this tab left; written once the form has the options of its catalogue. */
type Restored = {
  /** The catalogue whose prices it still has, which may be newer than the tab. */
  readonly held: Catalogue | undefined;
  /** What a link fills in. */
  readonly values?: Readonly<Record<string, string | boolean>> | undefined;
  /** Of an earlier visit: whether its price was shown. */
  readonly shown?: boolean;
};

/**
 * The state and operations of the quote form. Its controls are uncontrolled, to keep what was typed before the app
 * started: the state is read from them at hydration and each input.
 */
export function useQuoteForm(onEdit: () => void) {
  const current = useCatalogue();
  const [restored, restore] = useState<Restored>();
  const held = restored?.held;
  /** The catalogue that prices the quote: today's, or the one that a link or a restored quote still has. */
  const catalogue = held ?? current;
  const formRef = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(nextQuoteState, initialQuoteState);
  // React replaces the static page's form if an extension has changed it; what was typed there stays readable.
  const [staticForm] = useState(findForm);

  const putBack = useEffectEvent(({ values, shown }: Restored): void => {
    if (values) fill(values);
    const form = formRef.current;
    if (form === null || shown === undefined) return;
    const kept = Object.entries({ ...loadDraft(), ...readTouched(staticForm) });
    writeControls(form, Object.fromEntries(kept.filter(([name]) => !isTouched(form, name))));
    const controls = readWithoutHiddenPhones(form);
    const { result } = evaluate(controls, catalogue);
    dispatch(shown && result.ok ? { type: 'submitted', controls, result } : { type: 'read', controls });
  });
  useEffect(() => {
    // Prices that were shown, or that a link promised, are restored with the form: the same while they are honoured.
    const { catalogueId, shown } = loadHeldPrices();
    const honoured = honouredCatalogues(catalogues, new Date());
    const left = { held: honoured.find(({ id }) => id === catalogueId), shown };
    // Whoever left nothing has the options already: nothing to render.
    if (catalogueId === undefined) putBack(left);
    else restore(left);
  }, []);
  useLayoutEffect(() => {
    if (restored) putBack(restored);
  }, [restored]);

  const priceShown = state.quote === 'computed';
  // With what the page shows, since a reload may follow at once. The initial state must not replace what was stored.
  useLayoutEffect(() => {
    const isHeld = priceShown || catalogue !== current;
    if (state !== initialQuoteState) saveHeldPrices(isHeld ? catalogue.id : '', priceShown);
  }, [state, priceShown, catalogue, current]);

  const { refusals } = state;
  useEffect(() => {
    if (refusals > 0 && formRef.current !== null) focusFirstRefused(formRef.current);
  }, [refusals]);

  const applyEdit = (form: HTMLFormElement, name: QuoteControlName): void => {
    const controls = readWithoutHiddenPhones(form);
    saveDraft(controls);
    // The control shows by itself what was typed: the rest of the page follows in slices, between two keys.
    startTransition(() => {
      dispatch({ type: 'edited', name, controls });
      onEdit();
    });
  };

  const fillAtRandom = async (form: HTMLFormElement): Promise<void> => {
    const { randomTestForm } = await import('./random-test-form.ts');
    openTestFields(form);
    fill({ ...randomTestForm(Math.random, catalogue) });
  };

  const onInput = (event: FormEvent<HTMLFormElement>): void => {
    const control = event.target as HTMLInputElement | HTMLSelectElement;
    if (!isControlName(control.name)) return;
    const form = event.currentTarget;
    if (control.name === 'companyName' && control.value.trim() === '***') void fillAtRandom(form);
    else if (areTestFieldsOpen(form) || !isHiddenField(control.name)) applyEdit(form, control.name);
    // Else the browser has filled in a name that the visitor doesn't see.
    else if (/[^*]/.test(control.value)) control.value = '';
  };

  /** Computes and shows the quote, or shows what is wrong; returns the priced form if it is valid. */
  const submit = (): PricedForm | undefined => {
    if (formRef.current === null) return undefined;
    // What was typed last may not be rendered yet.
    const controls = readForm(formRef.current);
    const { result, priced } = evaluate(controls, catalogue);
    dispatch({ type: 'submitted', controls, result });
    return priced;
  };

  const askForTerms = (): void => dispatch({ type: 'terms-missing' });

  /** Fills fields for the visitor, as a link that resumes a quote, an example and `***` do. */
  const fill = (values: Readonly<Record<string, string | boolean>>): void => {
    if (formRef.current === null) return;
    writeControls(formRef.current, values);
    const controls = readForm(formRef.current);
    saveDraft(controls);
    dispatch({ type: 'read', controls });
    onEdit();
  };

  /** The form at this moment, rendered or not. */
  const read = (): QuoteControls => (formRef.current === null ? controlDefaults : readForm(formRef.current));

  /** Chooses a value as the visitor would: it counts as an edit. */
  const choose = (name: QuoteControlName, value: string): void => {
    if (formRef.current === null) return;
    writeControls(formRef.current, { [name]: value });
    const control = formRef.current.querySelector(`[name="${name}"]:not([type="radio"]:not(:checked))`);
    control?.dispatchEvent(new Event('input', { bubbles: true }));
  };

  const { unchecked, typed, priced } = useMemo(() => evaluate(state.controls, catalogue), [state.controls, catalogue]);
  /** The quote on the screen. */
  const shown = priceShown ? priced : undefined;
  /** The quote on the screen with the controls of this moment; `undefined` if an edit has yet to hide it. */
  const readShown = (): PricedForm | undefined => {
    if (shown === undefined || formRef.current === null) return undefined;
    const form = readForm(formRef.current);
    return isSame({ ...form, acceptTerms: shown.form.acceptTerms }, shown.form) ? { ...shown, form } : undefined;
  };
  return {
    ...{ catalogue, restore, formRef, state, unchecked, typed, priced, shown },
    ...{ readShown, onInput, submit, askForTerms, read, fill, choose },
  };
}

/** The form as numbers (`undefined` if unreadable), what is readable of it, what is refused, and its price if valid. */
function evaluate(controls: QuoteControls, catalogue: Catalogue) {
  const unchecked = readQuoteForm(controls);
  const result = checkQuote(unchecked, controls.email, catalogue);
  return { unchecked, typed: readablePart(unchecked), result, priced: price(controls, result, catalogue) };
}

function price(form: QuoteControls, result: QuoteFormParseResult, catalogue: Catalogue): PricedForm | undefined {
  if (!result.ok) return undefined;
  const itemised = itemiseQuote(result.request, catalogue);
  return { form, request: result.request, itemised, quote: sumUp(itemised) };
}

const noPhones = Object.fromEntries(phoneFields.map((field) => [field, '0']));

/** The controls. Virtual mode has no phones: their counts are reset to 0 as soon as it is chosen. */
function readWithoutHiddenPhones(form: HTMLFormElement): QuoteControls {
  const controls = readForm(form);
  if (!controls.virtualOnly) return controls;
  writeControls(form, noPhones);
  return { ...controls, ...noPhones };
}

const isHiddenField = (name: string): boolean => hiddenFields.some((hidden) => hidden === name);
