import * as z from 'zod';
import { editDistance } from '#domain/edit-distance.ts';
import { type ContentError, type ContentValue, misread, mistakeAt, type Path, valueAt } from './content-error.ts';

/** What a file says. Throws an `AggregateError` of every mistake: its line, the value found, what to write instead. */
export function readShape<Schema extends z.ZodType>(
  content: ContentValue,
  schema: Schema,
): ContentValue<z.output<Schema>> {
  const { value: given } = content;
  const result = schema.safeParse(given, { error: adviceForType });
  if (result.success) return { ...content, value: result.data };
  const { issues } = result.error;
  const isWithin = (path: Path, parent: Path): boolean => path.slice(0, -1).join('.') === parent.join('.');
  const mistakes = issues.flatMap((issue): ContentError[] => {
    const { path, message } = issue;
    if (issue.code === 'unrecognized_keys') {
      const missing = issues
        .filter((other) => isWithin(other.path, path) && valueAt(given, other.path) === undefined)
        .map((other) => String(other.path.at(-1)));
      return issue.keys.map((key) => {
        const fix = adviceForField(key, missing.length > 0 ? missing : message.split(' '));
        return mistakeAt(content, [...path, key], `aucun champ ne s’appelle «\u202f${key}\u202f» ici`, fix);
      });
    }
    // A misspelt field is reported once, not again as missing.
    const isMisspelt = issues.some((other) => other.code === 'unrecognized_keys' && isWithin(path, other.path));
    return valueAt(given, path) === undefined && isMisspelt ? [] : [misread(content, path, message)];
  });
  throw new AggregateError(mistakes);
}

const advices: Readonly<Record<string, string>> = {
  object: 'écrivez une entrée à plusieurs champs, comme ses voisines',
  array: 'écrivez une liste, comme elle était',
  string: 'écrivez un texte',
  number: 'écrivez un nombre sans guillemets',
};

/** What to write where a value of another type is, if its schema doesn't say; the known fields where one is unknown. */
function adviceForType({ code, expected, values, inst, maximum }: z.core.$ZodRawIssue): string {
  if (code === 'unrecognized_keys' && inst instanceof z.ZodObject) return Object.keys(inst.shape).join(' ');
  if (code === 'invalid_value') return `écrivez l’un de ${(values as readonly unknown[]).join(', ')}`;
  if (code === 'too_big') return `écrivez ${maximum} entrées\u00a0: la page n’a pas d’autre place`;
  const advice = code === 'invalid_type' ? advices[String(expected)] : undefined;
  const empty = inst instanceof z.ZodArray ? [] : {};
  const mayBeEmpty = advice !== undefined && inst instanceof z.ZodType && inst.safeParse(empty).success;
  if (mayBeEmpty) return `${advice}, ou ${JSON.stringify(empty)} s’il n’y a rien à y mettre`;
  return advice ?? 'écrivez ce que les entrées voisines écrivent à cet endroit';
}

function adviceForField(written: string, known: readonly string[]): string {
  const errorsIn = (name: string): number => editDistance(written.toLowerCase(), name.toLowerCase());
  const [nearest = ''] = known.toSorted((one, other) => errorsIn(one) - errorsIn(other));
  const isNear = known.length === 1 || errorsIn(nearest) <= Math.max(2, written.length / 2);
  return isNear ? `écrivez «\u202f${nearest}\u202f»` : `retirez-le, ou écrivez l’un de ${known.join(', ')}`;
}
