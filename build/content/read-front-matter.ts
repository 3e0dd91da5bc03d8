import type * as z from 'zod';
import { checkShape } from './check-shape.ts';
import { ContentError } from './content-error.ts';
import { readYaml } from './read-yaml.ts';

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
  // An empty line in the place of the opening ---, so that errors have the line of the file.
  const written = readYaml(file, `\n${found[1]}`, 'l’en-tête');
  const [mistake] = checkShape(written, schema);
  if (mistake !== undefined) throw mistake;
  return {
    fields: schema.parse(written.value),
    text: source.slice(found[0].length),
    linesBefore: found[0].split('\n').length - 1,
  };
}
