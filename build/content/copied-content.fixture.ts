import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** An article of the tests' own, so that the owner may change each of theirs; each copy contains it as `article`. */
const specimen = 'build/content/specimen-article.md';
export const article = 'content/articles/specimen.md';

/** A copy of the owner's files with some of them edited; the rest of the project is the real one. */
export interface CopiedContent {
  readonly root: string;
  /** Each edited file before and after. */
  readonly texts: ReadonlyMap<string, EditedText>;
  readonly remove: () => void;
}

export interface EditedText {
  readonly before: string;
  readonly after: string;
}

/** The new bytes of a file, from its old text, which is empty if the file is new. */
export type Edit = (text: string) => string | Uint8Array;

/** An edit in words, as `owners-mistakes.yaml` explains. */
export function editOf(edit: string): Edit {
  if (edit === 'UTF-16') return (text) => Buffer.from(`\ufeff${text}`, 'utf16le');
  if (edit.startsWith('+ ')) return (text) => `${text}${unescaped(edit.slice(2))}\n`;
  const [, found = '', flags, replacement = ''] = /^\/(.+)\/(\w*) => ([\s\S]*)$/.exec(edit) ?? [];
  if (found !== '') return (text) => text.replace(new RegExp(found, flags), unescaped(replacement));
  const [field, value] = edit.split(' = ');
  return (text) => text.replace(new RegExp(`^([ -]*${field}:).*`, 'm'), `$1 ${value}`);
}

/** The signs that a table of edits can't show. */
export function unescaped(text: string): string {
  return text.replaceAll('\\n', '\n').replaceAll('\\t', '\t').replaceAll('\\u00a0', '\u00a0');
}

/** Copies `content/` beside the project, and edits files in it. Each edit must change something. */
export function copyContent(edits: Readonly<Record<string, Edit>>): CopiedContent {
  mkdirSync('.cache', { recursive: true });
  const root = mkdtempSync(resolve('.cache/content-'));
  // Its modules are written where they are needed.
  cpSync('content', join(root, 'content'), { recursive: true, filter: (path) => path !== 'content/generated' });
  cpSync(specimen, join(root, article));
  for (const folder of ['site', 'node_modules']) symlinkSync(resolve(folder), join(root, folder));
  const texts = Object.entries(edits).map(([file, edit]) => {
    const before = textBefore(join(root, file));
    const bytes = edit(before);
    if (bytes === before) throw new Error(`${file} doesn't hold what this case changes`);
    writeFileSync(join(root, file), bytes);
    return [file, { before, after: Buffer.from(bytes).toString() }] as const;
  });
  return { root, texts: new Map(texts), remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** A file's text; a new article or catalogue begins as another. */
function textBefore(path: string): string {
  if (existsSync(path)) return readFileSync(path, 'utf8');
  if (path.endsWith('.yaml') && path.includes('/catalogues/'))
    return readFileSync('content/catalogues/2026-11.yaml', 'utf8');
  return /articles\/[^.]+\.md$/.test(path) ? readFileSync(specimen, 'utf8') : '';
}
