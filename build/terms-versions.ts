import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fillProse } from './content/fill-prose.ts';
import { ContentError } from './content/read/content-error.ts';
import { readContentFile } from './content/read/read-content-file.ts';
import { readLegalText } from './content/read/read-texts.ts';
import { textValues } from './content/read-content.ts';
import { readKeptSums, sumOf } from './kept-sums.ts';

export const termsFile = 'content/legal/cgv.md';
/**
 * One file for each version that could be accepted, `2026-11-22.md`: its whole text, including the company's values.
 */
export const keptTermsFolder = 'content/terms-versions';
/** What `sha256sum` prints of the kept versions, so that a change to one that was accepted is noticed. */
export const keptHashesFile = `${keptTermsFolder}/SHA256SUMS`;

/** The current terms of sale in a tree of the project, with every value inserted, and their version. */
export function readCurrentTerms(root = '.', values = textValues(root)): { version: string; source: string } {
  const source = fillProse(readContentFile(join(root, termsFile), termsFile), termsFile, values);
  return { version: readLegalText(termsFile, source, values).version, source };
}

/** Every kept version, by its day. */
export function readKeptTerms(root = '.'): Readonly<Record<string, string>> {
  const files = readdirSync(join(root, keptTermsFolder)).filter((file) => file.endsWith('.md'));
  return Object.fromEntries(
    files.map((file) => [basename(file, '.md'), readFileSync(join(root, keptTermsFolder, file), 'utf8')]),
  );
}

/**
 * An accepted version never changes. Throws a {@link ContentError} if the current one is not kept, or differs from the
 * one kept under its day.
 */
export function checkTerms(
  { version, source }: ReturnType<typeof readCurrentTerms>,
  kept: Readonly<Record<string, string>>,
): void {
  const line = source.split('\n').findIndex((text) => text.startsWith('version:')) + 1;
  const before = kept[version];
  if (before === undefined) {
    const fix = `lancez « npm run keep-terms », puis ajoutez ${keptTermsFolder}/${version}.md au dépôt`;
    throw new ContentError(termsFile, line, `le texte de la version ${version} n’est pas conservé`, fix);
  }
  if (before !== source) {
    const lines = before.split('\n');
    const changed = source.split('\n').findIndex((text, index) => text !== lines[index]) + 1;
    const fix = `écrivez le jour d’une nouvelle version dans termsVersion de content/company.yaml, puis lancez « npm run keep-terms » ; si personne n’a encore vu la version ${version}, supprimez ${keptTermsFolder}/${version}.md et lancez-la`;
    throw new ContentError(
      termsFile,
      changed,
      `ce texte, ou une valeur qu’il nomme, n’est plus celui de la version ${version}`,
      fix,
    );
  }
}

/**
 * Versions before the current one are still shown to those who accepted them. Throws a {@link ContentError} if one was changed,
 * removed or added since it was kept.
 */
export function checkEarlierTerms(current: string, kept: Readonly<Record<string, string>>, root = '.'): void {
  const sums = readKeptSums(root, keptHashesFile);
  const versions = new Set([...Object.keys(kept), ...Object.keys(sums).map((name) => basename(name, '.md'))]);
  for (const version of [...versions].filter((day) => day !== current)) {
    if (sums[`${version}.md`] === sumOf(kept[version] ?? '')) continue;
    const problem = `les conditions acceptées sous la version ${version} ne sont plus celles qui ont été conservées`;
    const fix = 'remettez ce fichier et SHA256SUMS, tels que l’historique du dépôt les garde';
    throw new ContentError(`${keptTermsFolder}/${version}.md`, 1, problem, fix);
  }
}
