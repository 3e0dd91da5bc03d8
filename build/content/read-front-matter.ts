import { isMap, LineCounter, parseDocument } from 'yaml';
import type * as z from 'zod';
import { adviceForField } from './check-shape.ts';
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
    const line = lines.linePos(broken.pos[0]).line + 1;
    throw new ContentError(
      file,
      line,
      `la ligne « ${(source.split('\n')[line - 1] ?? '').trim()} » ne se lit pas`,
      'mettez le texte du champ entre guillemets droits, surtout s’il contient deux points',
    );
  }
  const written = document.toJS() as unknown;
  const read = schema.safeParse(written);
  if (!read.success) {
    const { issues } = read.error;
    const unknown = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
    const missing = issues
      .filter(({ path }) => path.length === 1 && Object(written)[String(path[0])] === undefined)
      .map(({ path }) => String(path[0]));
    const [name] = unknown;
    const [wrong] = issues;
    const field = name ?? String(wrong?.path[0] ?? '');
    const item = isMap(document.contents)
      ? document.contents.items.find(({ key }) => String(key) === field)
      : undefined;
    const range = (item?.key as { range?: readonly [number, number, number] } | undefined)?.range;
    const line = range ? lines.linePos(range[0]).line + 1 : 1;
    if (name !== undefined) {
      const known = missing.length > 0 ? missing : Object.keys(schema.shape);
      throw new ContentError(file, line, `aucun champ ne s’appelle « ${name} » ici`, adviceForField(name, known));
    }
    const value = Object(written)[field] as unknown;
    const problem = value === undefined ? `${field} manque dans l’en-tête` : `${field}\u00a0: lu « ${String(value)} »`;
    throw new ContentError(file, line, problem, wrong?.message ?? 'corrigez-le');
  }
  return { fields: read.data, text: source.slice(found[0].length), linesBefore: found[0].split('\n').length - 1 };
}
