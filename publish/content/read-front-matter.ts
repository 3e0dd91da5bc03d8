import { isMap, LineCounter, parseDocument } from 'yaml';
import type * as z from 'zod';
import { ContentError } from './content-error.ts';

interface FrontMatterFile<Fields> {
  readonly fields: Fields;
  readonly text: string;
  /** Lines of the file before the text, to name the right line in errors about it. */
  readonly linesBefore: number;
}

/** Splits a Markdown file into its front matter, checked, and its text. Throws a {@link ContentError} that names the line. */
export function readFrontMatter<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
): FrontMatterFile<z.infer<Schema>> {
  const found = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(source);
  if (found === null) {
    throw new ContentError(
      file,
      1,
      'the file has no front matter',
      'begin it with a block of fields between two lines "---"',
    );
  }
  const lines = new LineCounter();
  const document = parseDocument(found[1] ?? '', { lineCounter: lines });
  const broken = document.errors[0];
  if (broken) {
    const line = lines.linePos(broken.pos[0]).line + 1;
    throw new ContentError(file, line, 'the front matter is not valid YAML', broken.message.split('\n')[0] ?? '');
  }
  const read = schema.safeParse(document.toJS());
  if (!read.success) {
    const issue = read.error.issues[0];
    const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
    const field = unknown ?? String(issue?.path[0] ?? '');
    const item = isMap(document.contents)
      ? document.contents.items.find(({ key }) => String(key) === field)
      : undefined;
    const range = (item?.key as { range?: readonly [number, number, number] } | undefined)?.range;
    const line = range ? lines.linePos(range[0]).line + 1 : 1;
    const mend = unknown ? 'remove it, or mend its spelling' : (issue?.message ?? 'mend it');
    throw new ContentError(
      file,
      line,
      unknown ? `no field is called "${field}"` : `the field "${field}" is not right`,
      mend,
    );
  }
  return { fields: read.data, text: source.slice(found[0].length), linesBefore: found[0].split('\n').length - 1 };
}
