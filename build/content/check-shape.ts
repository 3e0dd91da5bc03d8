import * as z from 'zod';
import { editDistance } from '#domain/edit-distance.ts';
import { ContentError } from './content-error.ts';
import type { ContentValue } from './content-value.ts';

type Path = readonly PropertyKey[];

/** Every mistake in what a file says: its line, the value found, and what to write instead. */
export function checkShape({ file, name, value: given, lineOf }: ContentValue, schema: z.ZodType): ContentError[] {
  const read = schema.safeParse(given, { error: adviceForType });
  if (read.success) return [];
  const { issues } = read.error;
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ path: issue.path, key })) : [],
  );
  const errors = unknown.map(({ path, key }) => {
    const missing = issues
      .filter((issue) => issue.path.length === path.length + 1 && valueAt(given, issue.path) === undefined)
      .map((issue) => String(issue.path.at(-1)));
    const known = missing.length > 0 ? missing : fieldsAt(schema, path);
    const line = lineOf([...path, key]);
    const fix = adviceForField(key, known);
    return new ContentError(file, line, `aucun champ ne s’appelle « ${key} » ici`, fix);
  });
  // A misspelt field is reported once, not again as missing.
  const placesWithUnknown = unknown.map(({ path }) => path.map(String).join('.'));
  const others = issues.filter(
    ({ code, path }) =>
      code !== 'unrecognized_keys' &&
      !(valueAt(given, path) === undefined && placesWithUnknown.includes(path.slice(0, -1).map(String).join('.'))),
  );
  return [
    ...errors,
    ...others.map(({ path, message }) => {
      const value = valueAt(given, path);
      // The line shows which entry of a list it is.
      const place = path.filter((key) => typeof key === 'string').join('.') || name;
      const found = value === null ? ' est vide' : `\u00a0: lu ${quoted(value)}`;
      const problem = value === undefined ? `${place} manque` : `${place}${found}`;
      return new ContentError(file, lineOf(path), problem, message);
    }),
  ];
}

/** What to write where a value of another type is, if its schema doesn't say. */
function adviceForType({ code, expected, values }: z.core.$ZodRawIssue): string {
  if (code === 'invalid_value') return `écrivez l’un de ${(values as readonly unknown[]).join(', ')}`;
  if (code !== 'invalid_type') return 'écrivez ce que les entrées voisines écrivent à cet endroit';
  return advices[String(expected)] ?? 'écrivez ce que les entrées voisines écrivent à cet endroit';
}

const advices: Readonly<Record<string, string>> = {
  object: 'écrivez une entrée à plusieurs champs, comme ses voisines',
  array: 'écrivez une liste, comme elle était',
  tuple: 'écrivez une liste, comme elle était',
  string: 'écrivez un texte',
  number: 'écrivez un nombre sans guillemets',
  int: 'écrivez un nombre entier sans guillemets',
  boolean: 'écrivez true ou false, sans guillemets',
};

/** What to write instead of an unknown field. */
export function adviceForField(written: string, known: readonly string[]): string {
  const [nearest] = known
    .map((name) => ({ name, errors: editDistance(written.toLowerCase(), name.toLowerCase()) }))
    .sort((one, other) => one.errors - other.errors);
  const isNear = nearest !== undefined && (known.length === 1 || nearest.errors <= Math.max(2, written.length / 2));
  return isNear ? `écrivez « ${nearest.name} »` : `retirez-le, ou écrivez l’un de ${known.join(', ')}`;
}

/** A value as it was read. */
export function quoted(value: unknown): string {
  return typeof value === 'string' ? `« ${value} »` : (JSON.stringify(value) ?? String(value)).slice(0, 60);
}

/** The value at a path, or `undefined`. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((node, key) => Object(node)[key], value);
}

/** Names of the fields in a schema at a path. */
function fieldsAt(schema: z.ZodType, path: Path): string[] {
  if (schema instanceof z.ZodObject) {
    const [key, ...rest] = path;
    if (key === undefined) return Object.keys(schema.shape);
    return fieldsAt(schema.shape[String(key)] as z.ZodType, rest);
  }
  if (schema instanceof z.ZodPipe) return fieldsAt(schema.in as z.ZodType, path);
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) {
    return fieldsAt(schema.unwrap() as z.ZodType, path);
  }
  if (schema instanceof z.ZodArray) return fieldsAt(schema.element as z.ZodType, path.slice(1));
  if (schema instanceof z.ZodRecord) return fieldsAt(schema.valueType as z.ZodType, path.slice(1));
  return [];
}
