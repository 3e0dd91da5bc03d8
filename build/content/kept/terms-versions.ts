import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ContentError, mistakeAt } from '#build/content/read/content-error.ts';
import type { ReadProse } from '#build/content/read/read-prose.ts';
import type { LegalText } from '#domain/prose.ts';
import { readKeptSums, sumOf } from './kept-sums.ts';

export const termsFile = 'content/legal/cgv.md';
/** A file for each version that could be accepted, `2026-11-22.md`: its whole text, with the company's values. */
export const keptTermsFolder = 'content/terms-versions';
/** What `sha256sum` prints of the kept versions, so that a change to one that was accepted is noticed. */
export const keptHashesFile = `${keptTermsFolder}/SHA256SUMS`;

/** The current terms of sale, with every value inserted. */
export function currentTerms(legalTexts: readonly ReadProse<LegalText>[]): ReadProse<LegalText> {
  const terms = legalTexts.find(({ file }) => file === termsFile);
  if (terms === undefined) throw new Error(`${termsFile} can't be read`);
  return terms;
}

/** Every kept version, by its day. */
export function readKeptTerms(root = '.'): Readonly<Record<string, string>> {
  const files = readdirSync(join(root, keptTermsFolder)).filter((file) => file.endsWith('.md'));
  return Object.fromEntries(
    files.map((file) => [basename(file, '.md'), readFileSync(join(root, keptTermsFolder, file), 'utf8')]),
  );
}

/** An accepted version never changes: the current one must be kept, and be the one kept under its day. */
export function checkTerms(current: ReadProse<LegalText>, kept: Readonly<Record<string, string>>): ContentError[] {
  const { version } = current.text;
  const lines = current.source.split('\n');
  const before = kept[version]?.split('\n');
  if (before === undefined) {
    const fix = `lancez «\u202fnpm run keep-terms\u202f», puis ajoutez ${keptTermsFolder}/${version}.md au dépôt`;
    return [mistakeAt(current, ['version'], `le texte de la version ${version} n’est pas conservé`, fix)];
  }
  const changed = lines.findIndex((text, index) => text !== before[index]);
  if (changed < 0 && lines.length === before.length) return [];
  const problem = `ce texte, ou une valeur qu’il nomme, n’est plus celui de la version ${version}`;
  const fix = `écrivez le jour d’une nouvelle version dans termsVersion de content/company.yaml, puis lancez «\u202fnpm run keep-terms\u202f»\u202f; si personne n’a encore vu la version ${version}, supprimez ${keptTermsFolder}/${version}.md et lancez-la`;
  return [new ContentError(termsFile, Math.max(changed + 1, 1), problem, fix)];
}

/** Versions before the current one are still shown to those who accepted them: none is changed, removed or added. */
export function checkEarlierTerms(current: string, kept: Readonly<Record<string, string>>, root = '.'): ContentError[] {
  const sums = readKeptSums(root, keptHashesFile);
  const versions = new Set([...Object.keys(kept), ...Object.keys(sums).map((name) => basename(name, '.md'))]);
  return [...versions]
    .filter((version) => version !== current && sums[`${version}.md`] !== sumOf(kept[version] ?? ''))
    .map((version) => {
      const problem = `les conditions acceptées sous la version ${version} ne sont plus celles qui ont été conservées`;
      const fix = 'remettez ce fichier et SHA256SUMS, tels que l’historique du dépôt les garde';
      return new ContentError(`${keptTermsFolder}/${version}.md`, 1, problem, fix);
    });
}
