/** What the schemas share. Their messages are in French and say what to write: the owner reads them. */
import * as z from 'zod';
import { type Words, words } from '#domain/words.ts';
import { correctTypography } from './typography.ts';

/** What a file says once it is checked, as the site imports it. */
export type Content<Schema extends z.ZodType> = Frozen<z.infer<Schema>>;
type Frozen<Value> = Value extends object ? { readonly [Key in keyof Value]: Frozen<Value[Key]> } : Value;

/** A YAML file of texts: what it says, and how it is imported. */
export interface TextFile<Schema extends z.ZodType = z.ZodType> {
  /** Its path in `content/`. */
  readonly file: string;
  readonly schema: Schema;
  /** Whether the whole document is one import, with the name of its schema; otherwise each of its keys is one. */
  readonly isWhole: boolean;
  /** Imports whose type is that of their very values, such as the keys of the pages. */
  readonly literal: readonly string[];
}

export const wholeFile = <Schema extends z.ZodType>(file: string, schema: Schema): TextFile<Schema> =>
  ({ file, schema, isWhole: true, literal: [] });

export const fileOfParts = <Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  literal: readonly string[] = [],
): TextFile<Schema> => ({ file, schema, isWhole: false, literal });

/** Names that stand for prices of the catalogue in the texts of pages. */
export const priceNames = words('phones channels monthly monthlyUnlimited oneTime portability portabilityBlockSize');

/** Says what to write, at a path within the value of a rule. */
export type Refuse = (message: string, ...path: readonly PropertyKey[]) => void;

/** A rule on a value whose parts are right by themselves, for `check` of its schema. */
export function rule<Value>(apply: (value: Value, refuse: Refuse) => void) {
  return ({ value, issues }: z.core.ParsePayload<Value>): void => {
    if (issues.length > 0) return;
    apply(value, (message, ...path) => issues.push({ code: 'custom', input: value, path: [...path], message }));
  };
}

/** A whole number between two others. */
export const wholeNumber = (least: number, most: number, advice: string) =>
  z.int(advice).min(least, advice).max(most, advice);

/** A French text, returned with the signs and spaces of its typography; its `{name}` is one of these. */
export function text(...names: readonly string[]) {
  return z
    .string('écrivez un texte, entre guillemets droits s’il contient un deux-points ou n’a que des chiffres')
    .regex(/\S/, 'écrivez un texte')
    .check(rule((value, refuse) => {
      if (/<(?:!--|\/?[a-z][^>]*>)|\[[^\]]*\]\([^)]*\)|\*\*|(?<!\S)([*_])\p{L}[^*_]*\1|&(?:#\d+|[a-z]+);|`/iu.test(value)) refuse('écrivez le texte sans HTML ni Markdown');
      if (/^[“”"].*[“”"]$/.test(value)) refuse('tapez des guillemets droits "…" autour du texte, ou « » pour citer');
      const rest = value.replaceAll(/\{(\{[\w.]+\}|\w+)\}/g, (mark, name) => (names.includes(name) ? '' : mark));
      const known = names.map((name) => `{${name}}`).join(', ');
      if (/[{}]/.test(rest)) refuse(known === '' ? 'écrivez le mot lui-même, sans accolades' : `écrivez l’un de ${known}`);
    }))
    .transform(correctTypography);
}

/** Texts by their names, which are a list or separated by a space. */
export function texts<Names extends string>(names: Names | readonly Names[], ...marks: readonly string[]) {
  const fields = words(...[names].flat()).map((name) => [name, text(...marks)]);
  return z.strictObject(Object.fromEntries(fields) as Record<Words<Names>, ReturnType<typeof text>>);
}

/** What is wrong with the length of a text that search results show under the title of a page; `undefined` if it fits. */
export function lengthAdvice({ length }: string): string | undefined {
  if (length > 60 && length <= 200) return undefined;
  return `écrivez de 61 à 200 signes\u00a0: les moteurs de recherche les montrent sous le titre (ici ${length})`;
}

/** The title of a page: longer ones are cut by search results. */
export const pageTitle = text().refine(({ length }) => length <= 80, 'écrivez 80 signes au plus\u00a0: les moteurs de recherche coupent le reste');

/** Whether a text is a whole address of the web; without both slashes, a browser would look for it on the site itself. */
export function isWebAddress(given: string): boolean {
  return /^https:\/\/\S+$/.test(given) && z.url({ hostname: /\./ }).safeParse(given).success;
}

/** A name in addresses. */
export const identifier = z.string().regex(/^[a-z0-9-]+$/, 'écrivez des minuscules sans accent, des chiffres et des traits d’union');

/** At least one entry. */
export const list = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).min(1, 'écrivez au moins une entrée');

/** A list whose entries differ by each of these fields (a space between them); the first has all `required` values. */
export function unique<Entry extends z.ZodObject>(keys: string, entry: Entry, required: readonly string[] = [], entries = list(entry)) {
  return entries.check(rule((entries, refuse) => {
    const [first = ''] = keys.split(' ');
    const missing = required.find((name) => !entries.some(({ [first]: given }) => given === name));
    const repeated = keys.split(' ').flatMap((key) => repeatedIn(entries.map(({ [key]: given }, index) => [[index, key] as const, given])));
    for (const [[index, key]] of repeated) {
      const fix = key === first && missing ? `écrivez «\u202f${missing}\u202f», qui manque` : 'donnez à chaque entrée le sien';
      refuse(`${fix}\u00a0: celui-ci sert déjà plus haut`, index, key);
    }
    if (repeated.length === 0 && missing) refuse(`remettez l’entrée «\u202f${missing}\u202f»`);
  }));
}

/** The names of values that an earlier one equals, each with the name of that one. */
export function repeatedIn<Name>(values: readonly (readonly [name: Name, value: unknown])[]): [repeated: Name, first: Name][] {
  return values.flatMap(([name, value], index) => {
    const first = values.slice(0, index).find(([, other]) => value !== undefined && other === value);
    return first ? [[name, first[0]]] : [];
  });
}

const adviceForPicture = 'écrivez le nom d’une image de site/public, tel que /photo.jpg';
/** The name of a picture in `site/public`; whether it is there is a rule of its own. */
export const publicPicture = z
  .string(adviceForPicture)
  .regex(/^\/\S+\.(?:png|jpe?g|webp|avif|svg)$/, adviceForPicture);

/** A value that the owner has still to provide, written `!a-donner "…"`. */
export interface Placeholder {
  readonly placeholder: string;
}
export type CompanyValue = string | Placeholder;

/** Marks a value that the owner has still to provide. */
export const provisionalTag = '!a-donner';

/** The text after `!a-donner`; `expected` is what its schema says to write, which only the owner reads. */
export class Provisional implements Placeholder {
  readonly placeholder: string;
  readonly expected: string;

  constructor(placeholder: string, expected = '') {
    this.placeholder = placeholder;
    this.expected = expected;
  }

  toJSON(): Placeholder {
    return { placeholder: this.placeholder };
  }
}

/** The values that came with the site: words, addresses of examples, ARCEP's numbers for fiction, a test IBAN. */
const invented =
  /à (?:compléter|confirmer)\)?$|[@.]example\.(?:com|org|net)|^0(?:1 99 00|4 65 71)( \d\d){2}$|^FR14 2004 1010 0505 0001 3M02 606$/;
const adviceForInvented =
  'écrivez votre propre valeur\u00a0: celle-ci est l’exemple fourni avec le site, à laisser après !a-donner';

/** What each `owned` value is once it is given: its own type takes anything. */
const givenSchemas = new WeakMap<z.core.$ZodType, z.ZodType>();

/** A value, or one that is still provisional; `expected` says what the owner has to write. */
export function owned<Schema extends z.ZodType>(expected: string, schema: Schema) {
  // No union, which would hide what is wrong with the value.
  const value = z.unknown().transform((given, context): z.output<Schema> | Placeholder => {
    if (given instanceof Provisional) return new Provisional(given.placeholder, expected);
    const read = schema.safeParse(given);
    if (invented.test(String(given))) context.addIssue({ code: 'custom', message: adviceForInvented, input: given });
    else if (read.success) return read.data;
    else for (const { message, path } of read.error.issues) context.addIssue({ code: 'custom', message, path, input: given });
    return z.NEVER;
  }).describe(expected);
  givenSchemas.set(value, schema);
  return value;
}

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What an editor can know of a schema: its fields and their limits. The rest is checked when the file is read. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const given = givenSchemas.get(zodSchema);
      if (given === undefined) return;
      const { $schema, ...known } = jsonSchemaOf(given);
      Object.assign(jsonSchema, { ...known, ...jsonSchema });
    },
  }) as JsonSchema;
}

/** A text of the owner's, or one that is still provisional. */
export const ownedText = (expected: string) => owned(expected, text());

/** The small drawings that a text may name; the site draws each of them (`ui/drawings`). */
export const iconName = z.enum(words(
  'absence-message box chart clock cordless-handset desk-phone envelope euro gear handshake headset lightbulb lock number pin plug portal shield softphone technician training transfer users voicemail',
));

/** A day that exists. */
export const day = z.iso.date('écrivez un jour qui existe, tel que 2026-11-22');
