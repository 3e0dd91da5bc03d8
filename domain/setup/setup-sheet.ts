import * as z from 'zod';
import { phoneNames } from '#domain/quote/catalogue/phone-models.ts';
import { capitalised, withoutInvisible } from '#domain/typed-text.ts';
import { hoursFields } from './hours-fields.ts';
import { numberFields } from './number-fields.ts';
import { phoneFields } from './phone-fields.ts';
import {
  type FieldContext,
  isAsked,
  type SetupDevice,
  type SetupField,
  type SetupItem,
  type SetupOrder,
} from './setup-item.ts';
import { wishFields } from './wish-fields.ts';

/** The parts of the sheet in the order in which they are filled. */
export const setupParts = {
  phones: { title: 'Vos postes', fields: phoneFields },
  numbers: { title: 'Vos numéros', fields: numberFields },
  hours: { title: 'Vos horaires', fields: hoursFields },
  wishes: { title: 'Vos dates', fields: wishFields },
} as const satisfies Readonly<
  Record<string, { readonly title: string; readonly fields: Readonly<Record<string, SetupField>> }>
>;
export type SetupPart = keyof typeof setupParts;
export const setupPartNames = Object.keys(setupParts) as SetupPart[];

/** The whole sheet of an order: what was said, and what is proposed for the rest; of a phone what it is, too. */
export type SetupSheet = {
  readonly [Part in SetupPart]: readonly (SetupItem<keyof (typeof setupParts)[Part]['fields'] & string> &
    (Part extends 'phones' ? SetupDevice : unknown))[];
};

const answersSchema = z.partialRecord(z.enum(setupPartNames), z.record(z.string(), z.record(z.string(), z.string())));
/** What was said so far: of each saved part, the values of its rows. */
export type SetupAnswers = Readonly<z.output<typeof answersSchema>>;

/** Reads stored answers. Throws for any other JSON. */
export function readAnswers(json: string): SetupAnswers {
  return answersSchema.parse(JSON.parse(json));
}

/** Fills in what is proposed wherever nothing was said. */
export function completeSheet(order: SetupOrder, answers: SetupAnswers): SetupSheet {
  const rows = <Part extends SetupPart, Item extends { key: string }>(part: Part, items: readonly Item[]) => {
    const fields: Readonly<Record<string, SetupField>> = setupParts[part].fields;
    return items.map((item, index) => {
      const stored = answers[part]?.[item.key] ?? {};
      const values: Record<string, string> = {};
      for (const [name, field] of Object.entries(fields)) {
        const options = field.options?.(order).map(([value]) => value);
        const [answer, proposed] = [stored[name], field.propose?.(order, index, values) ?? options?.[0] ?? ''];
        values[name] = answer !== undefined && (options?.includes(answer) ?? true) ? answer : proposed;
      }
      return { ...item, values: values as SetupSheet[Part][number]['values'] };
    });
  };
  return {
    phones: rows('phones', titledPhones(order)),
    numbers: rows(
      'numbers',
      order.numbers.map(({ key, name }) => ({ key, title: name })),
    ),
    hours: rows('hours', [{ key: 'week', title: setupParts.hours.title }]),
    wishes: rows('wishes', [{ key: 'order', title: setupParts.wishes.title }]),
  };
}

/** The parts that ask this order anything. */
export function askedParts(sheet: SetupSheet, order: SetupOrder): SetupPart[] {
  return setupPartNames.filter((part) =>
    sheet[part].some(({ key }) =>
      Object.values<SetupField>(setupParts[part].fields).some((field) => isAsked(field, order, key)),
    ),
  );
}

export interface SetupRefusal {
  /** The row, and the field in it. */
  readonly key: string;
  readonly field: string;
  /** What the message is about, apart from its field: the row, or the field of a part with a single one. */
  readonly where?: string;
  readonly message: string;
}

type PartResult =
  | { readonly ok: true; readonly answers: SetupAnswers }
  /** `sheet` has what was typed. */
  | { readonly ok: false; readonly refusals: readonly SetupRefusal[]; readonly sheet: SetupSheet };

/** Reads a part. A field whose text is `undefined` keeps its value; numbers follow their phone to its new extension. */
export function readPart(
  part: SetupPart,
  typed: (key: string, field: string) => string | undefined,
  order: SetupOrder,
  before: SetupAnswers,
): PartResult {
  const sheetBefore = completeSheet(order, before);
  const fields: Readonly<Record<string, SetupField>> = setupParts[part].fields;
  const rows = Object.fromEntries(
    sheetBefore[part].map(({ key, values }: SetupItem, index) => {
      const row: Record<string, string> = {};
      for (const [name, field] of Object.entries(fields)) {
        const text = isAsked(field, order, key) ? typed(key, name) : undefined;
        const line = inOneLine(text ?? values[name]);
        const tidied = field.tidy?.(line, { row, sheet: sheetBefore }) ?? line;
        if (!field.followsOrder || tidied !== inOneLine(field.propose?.(order, index, row))) row[name] = tidied;
      }
      return [key, row];
    }),
  );
  const answers = { ...before, [part]: rows };
  const sheet = completeSheet(order, answers);
  const refusals = sheet[part].flatMap((item) =>
    Object.entries(fields).flatMap(([field, rule]): SetupRefusal[] => {
      const values: Readonly<Record<string, string>> = { ...item.values, ...rows[item.key] };
      const text = values[field] ?? '';
      const message = refuseText(rule, text, { item, sheet, order });
      const where = sheet[part].length > 1 ? item.title : rule.label;
      return message === undefined ? [] : [{ key: item.key, field, where, message }];
    }),
  );
  if (refusals.length > 0) return { ok: false, refusals, sheet };
  return { ok: true, answers: part === 'phones' ? followExtensions(answers, sheetBefore, sheet) : answers };
}

function inOneLine(text = ''): string {
  return withoutInvisible(text)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

function refuseText(field: SetupField, text: string, context: FieldContext): string | undefined {
  const { order, item } = context;
  if (field.isAsked?.(order, item.key) === false) return undefined;
  if (field.input !== 'date' && text.length > field.maxLength) return `Au plus ${field.maxLength}\u00a0caractères`;
  if (field.options?.(order).every(([value]) => value !== text)) return 'Choisissez dans la liste';
  return field.refuse?.(text, context);
}

/** Rewrites the extensions in the answers about numbers after phones got other ones. */
function followExtensions(answers: SetupAnswers, before: SetupSheet, after: SetupSheet): SetupAnswers {
  if (answers.numbers === undefined) return answers;
  const renamed = new Map(
    before.phones.map(({ values }, index) => [values.extension, after.phones[index]?.values.extension]),
  );
  const follow = (extension: string): string => renamed.get(extension) ?? extension;
  const numbers = Object.entries(answers.numbers).map(([key, values]) => [
    key,
    {
      ...values,
      phones: (values.phones ?? '').split(', ').map(follow).join(', '),
      target: values.next === 'phone' ? follow(values.target ?? '') : (values.target ?? ''),
    },
  ]);
  return { ...answers, numbers: Object.fromEntries(numbers) };
}

/** Phones numbered among those of their kind: « Poste principal 2 ». */
function titledPhones({ phones }: SetupOrder): (SetupDevice & { key: string; title: string })[] {
  return phones.map(({ kind, model }, index) => {
    const place = phones.slice(0, index + 1).filter((other) => other.kind === kind).length;
    const name = kind === 'user' ? 'utilisateur' : phoneNames[kind][0];
    return { key: String(index + 1), title: `${capitalised(name)} ${place}`, kind, model };
  });
}
