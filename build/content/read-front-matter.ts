import { type Document, isMap, isSeq, LineCounter, parseDocument } from 'yaml';
import type * as z from 'zod';
import { adviceForField, adviceForType, fieldsAt, quoted, valueAt } from './check-shape.ts';
import { ContentError } from './content-error.ts';

interface FrontMatterFile<Fields> {
  readonly fields: Fields;
  readonly text: string;
  /** Number of lines in the file before the text, for the line numbers of errors in it. */
  readonly linesBefore: number;
}

/**
 * Splits a Markdown file into its validated front matter and its text. Throws a {@link ContentError} that names the
 * line.
 */
export function readFrontMatter<Schema extends z.ZodObject>(
  file: string,
  source: string,
  schema: Schema,
): FrontMatterFile<z.infer<Schema>> {
  const found = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(source);
  if (found === null && /^---\r?\n/.test(source)) {
    const fix = 'écrivez une ligne --- entre l’en-tête et le texte';
    throw new ContentError(file, 1, 'l’en-tête n’est pas refermé', fix);
  }
  if (found === null) {
    throw new ContentError(
      file,
      1,
      'le fichier n’a pas d’en-tête',
      'commencez-le par des champs (title, date…) entre deux lignes ---',
    );
  }
  const lines = new LineCounter();
  const document = parseDocument(found[1] ?? '', { lineCounter: lines });
  const broken = document.errors[0];
  if (broken) {
    // One line more: the opening ---.
    const line = lines.linePos(broken.pos[0]).line + 1;
    const text = source.split('\n')[line - 1] ?? '';
    const [problem, fix] =
      broken.code === 'DUPLICATE_KEY'
        ? [`« ${text.split(':')[0]} » se trouve deux fois dans l’en-tête`, 'gardez une seule des deux lignes']
        : [`la ligne « ${text.trim()} » ne se lit pas`, adviceForLine(text)];
    throw new ContentError(file, line, problem, fix);
  }
  const raw = document.toJS() as unknown;
  const read = schema.safeParse(raw, { error: adviceForType });
  if (!read.success) {
    throw firstMistake(read.error.issues, { file, raw, document, lines, schema });
  }
  return { fields: read.data, text: source.slice(found[0].length), linesBefore: found[0].split('\n').length - 1 };
}

interface RawFields {
  readonly file: string;
  readonly raw: unknown;
  readonly document: Document;
  readonly lines: LineCounter;
  readonly schema: z.ZodObject;
}

/** The first mistake in the fields; a misspelt one before those that seem missing because of it. */
function firstMistake(issues: readonly z.core.$ZodIssue[], fields: RawFields): ContentError {
  const { file, raw, schema } = fields;
  const [misspelt] = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ path: issue.path, key })) : [],
  );
  if (misspelt !== undefined) {
    const { path, key } = misspelt;
    const missing = issues
      .filter((issue) => issue.path.length === path.length + 1 && valueAt(raw, issue.path) === undefined)
      .map((issue) => String(issue.path.at(-1)));
    const known = missing.length > 0 ? missing : fieldsAt(schema, path);
    const line = lineOfField(fields, [...path, key]);
    return new ContentError(file, line, `aucun champ ne s’appelle « ${key} » ici`, adviceForField(key, known));
  }
  const [{ path, message }] = issues as [z.core.$ZodIssue];
  const value = valueAt(raw, path);
  const place = path.filter((key) => typeof key === 'string').join('.');
  const line = lineOfField(fields, path);
  if (value === undefined) return new ContentError(file, line, `${place} manque dans l’en-tête`, message);
  const problem = value === null ? `${place} est vide` : `${place}\u00a0: lu ${quoted(value)}`;
  return new ContentError(file, line, problem, message);
}

/** The line of a field, or of its nearest ancestor present in the file. */
function lineOfField({ document, lines }: RawFields, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length--) {
    const key = path[length - 1];
    const parent = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
    const item = isMap(parent) ? parent.items.find((pair) => String(pair.key) === String(key)) : undefined;
    const node = item?.key ?? (isSeq(parent) ? parent.items[Number(key)] : undefined);
    const range = (node as { range?: readonly [number, number, number] } | undefined)?.range;
    // One line more: the opening ---.
    if (range) return lines.linePos(range[0]).line + 1;
  }
  return 1;
}

/** The usual reason why a line of the front matter can't be parsed. */
function adviceForLine(text: string): string {
  if (text.startsWith('\t')) return 'retirez la tabulation au début de la ligne';
  return 'mettez le texte du champ entre guillemets droits, surtout s’il contient deux points';
}
