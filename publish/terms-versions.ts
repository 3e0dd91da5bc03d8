import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ContentError } from './content/content-error.ts';
import { fillProse } from './content/fill-prose.ts';
import { readLegalText } from './content/read-texts.ts';

export const termsFile = 'content/legal/cgv.md';
/** One file for each version that could be accepted, `2026-11-22.md`: its whole text, the company's values included. */
export const keptTermsFolder = 'content/terms-versions';

/** The terms of sale as they stand, with every value in its place, and the version they bear. */
export function readCurrentTerms(): { version: string; source: string } {
  const source = fillProse(readFileSync(termsFile, 'utf8'), termsFile, 0);
  return { version: readLegalText(termsFile, source).version, source };
}

/** Every kept version, by its day. */
export function readKeptTerms(): Readonly<Record<string, string>> {
  const files = readdirSync(keptTermsFolder).filter((file) => file.endsWith('.md'));
  return Object.fromEntries(
    files.map((file) => [basename(file, '.md'), readFileSync(join(keptTermsFolder, file), 'utf8')]),
  );
}

/**
 * A version that somebody accepted never changes. Throws a {@link ContentError} where the current one is not kept, or is no
 * longer what was kept under its day.
 */
export function checkTerms(
  { version, source }: ReturnType<typeof readCurrentTerms>,
  kept: Readonly<Record<string, string>>,
): void {
  const line = source.split('\n').findIndex((text) => text.startsWith('version:')) + 1;
  const before = kept[version];
  if (before === undefined) {
    const mend = `run "npm run keep-terms" and commit ${keptTermsFolder}/${version}.md`;
    throw new ContentError(termsFile, line, `version ${version} is not kept`, mend);
  }
  if (before !== source) {
    const lines = before.split('\n');
    const changed = source.split('\n').findIndex((text, index) => text !== lines[index]) + 1;
    const mend = `give it the day of a new version, here and in termsVersion of content/company.ts, then run "npm run keep-terms" (where nobody was shown version ${version} yet, delete ${keptTermsFolder}/${version}.md and run it)`;
    throw new ContentError(termsFile, changed, `the text, or a value that it names, is not version ${version}`, mend);
  }
}
