import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** An article of the tests' own, so that the owner may change each of theirs; each copy contains it as `article`. */
export const specimen = 'build/content/specimen-article.md';
export const article = 'content/articles/specimen.md';

/** A copy of the owner's files with one of them edited; the rest of the project is the real one. */
export interface CopiedContent {
  readonly root: string;
  /** The edited file before and after; before is empty if the file is new. */
  readonly before: string;
  readonly after: string;
  readonly remove: () => void;
}

/** The new bytes of a file, from its old text; nothing if the file is to be absent. */
export type Edit = (text: string) => string | Uint8Array;

/** Copies `content/` beside the project, and edits one file in it. The edit must change something. */
export function copyContent(file: string, edit: Edit): CopiedContent {
  mkdirSync('.cache', { recursive: true });
  const root = mkdtempSync(resolve('.cache/content-'));
  cpSync('content', join(root, 'content'), { recursive: true });
  cpSync('tsconfig.base.json', join(root, 'tsconfig.base.json'));
  cpSync(specimen, join(root, article));
  for (const folder of ['site', 'node_modules']) symlinkSync(resolve(folder), join(root, folder));
  const path = join(root, file);
  let before = '';
  try {
    before = readFileSync(path, 'utf8');
  } catch {
    // A file that doesn't exist in the project.
  }
  const after = edit(before);
  if (after === before) throw new Error(`${file} doesn't hold what this case changes`);
  writeFileSync(path, after);
  const text = Buffer.from(after).toString();
  return { root, before, after: text, remove: () => rmSync(root, { recursive: true, force: true }) };
}
