import { formatDay, type ParisDay } from '#domain/calendar.ts';
import type { PhoneModel } from '#domain/quote/catalogue/catalogue.ts';

/** What an order installs and the sheet asks about. */
export interface SetupOrder {
  readonly company: string;
  readonly email: string;
  readonly sites: readonly SetupSite[];
  /** With the site of the plan. */
  readonly phones: readonly (SetupDevice & { readonly site: number })[];
  readonly numbers: readonly SetupNumber[];
  /** How many numbers are to be assigned, or were; `numbers` may stand for some of them together. */
  readonly newNumbers: number;
  readonly hasParcels: boolean;
  readonly keepsNumbers: boolean;
  readonly today: ParisDay;
}

/** A phone, or a user without one. */
export interface SetupDevice {
  readonly kind: PhoneModel | 'user';
  /** « Yealink T46U »; empty for a user. */
  readonly model: string;
}

interface SetupSite {
  /** From 1. */
  readonly number: number;
  readonly address: string;
  /** Phones that its switches can power; `undefined` where nothing is plugged in. */
  readonly capacity: number | undefined;
}

/** A number that can be called, or all those that a page can't list one by one. */
export interface SetupNumber {
  /**
   * « kept-2-0 » for the second number to keep, « new-1 » for the first new one, whatever is known of them; « kept-2-4 »
   * where a range from the second reaches beyond the next one; « kept-others » for those that aren't listed one by one, « new-others » too.
   */
  readonly key: string;
  /** « 04 65 71 00 00 »; while its digits aren't known « Nouveau numéro 1 ». */
  readonly name: string;
  /** Ten digits; empty while the client hasn't told them, or the desk hasn't assigned them. */
  readonly digits: string;
  /** Whether some digits are still missing. */
  readonly isOpen: boolean;
}

/** Whether a row with this key is about a number, or numbers, that we assign. */
export function isNewNumber(key: string): boolean {
  return key.startsWith('new');
}

/** One row of the sheet: a phone, a number, the hours, the wishes. Every value is the text of its field. */
export interface SetupItem<Name extends string = string> {
  readonly key: string;
  readonly title: string;
  readonly values: Readonly<Record<Name, string>>;
}

/** The rows of each part. */
export type SetupRows = Readonly<Record<'phones' | 'numbers' | 'hours' | 'wishes', readonly SetupItem[]>>;

export interface FieldContext {
  readonly item: SetupItem;
  readonly sheet: SetupRows;
  readonly order: SetupOrder;
}

/** A field of the sheet: the page, the desk, the papers and the difference of two sheets read it here. */
export interface SetupField {
  readonly label: string;
  readonly hint?: string | ((sheet: SetupRows) => string);
  /** Characters. */
  readonly maxLength: number;
  readonly input?: 'tel' | 'numeric' | 'email' | 'date' | 'lines';
  /** Whether few people change it: it is folded. */
  readonly isRare?: boolean;
  /** The choices of a list, the proposed one first; with a single one nothing is asked. */
  readonly options?: (order: SetupOrder) => readonly (readonly [value: string, name: string])[];
  /** Whether it is asked in the row with this key; always by default. */
  readonly isAsked?: (order: SetupOrder, key: string) => boolean;
  /** What is taken if nothing is said; empty by default, or the first choice. `row` has the fields before it. */
  readonly propose?: (order: SetupOrder, index: number, row: SetupItem['values']) => string;
  /** Whether the proposal comes from the client's name, e-mail or address: it isn't stored, so that it follows their correction. */
  readonly followsOrder?: boolean;
  /** How its control shows a value; as it is kept by default. */
  readonly show?: (value: string, row: SetupItem['values']) => string;
  /** The text as it is kept; `row` has the fields before it in its row. */
  readonly tidy?: (typed: string, context: { readonly row: SetupItem['values']; readonly sheet: SetupRows }) => string;
  /** What is wrong with a text, in French. Only what {@link tidy} returned is given. */
  readonly refuse?: (text: string, context: FieldContext) => string | undefined;
}

/** « 101 Accueil » */
export function extensionAndName({ values }: SetupItem): string {
  return `${values.extension} ${values.name}`.trimEnd();
}

/** Whether a field is asked in a row: not where there is nothing to choose. */
export function isAsked({ isAsked: rule, options }: SetupField, order: SetupOrder, key: string): boolean {
  return (rule?.(order, key) ?? true) && options?.(order).length !== 1;
}

/** What the control of a field shows. */
export function shownText(name: string, { show }: SetupField, values: SetupItem['values']): string {
  const value = values[name] ?? '';
  return show?.(value, values) ?? value;
}

/** What a value is called: a choice by its name, a day in words, any other text as it is. */
export function nameOfValue({ options, input }: SetupField, value: string, order: SetupOrder): string {
  if (input === 'date' && value !== '') return formatDay(value);
  return options?.(order).find(([known]) => known === value)?.[1] ?? value;
}
