import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { checkEarlierTerms, checkTerms, readCurrentTerms, readKeptTerms } from './terms-versions.ts';

type Kept = Readonly<Record<string, string>>;

const current = { version: '2026-11-22', source: '---\ntitle: CGV\nversion: 2026-11-22\n---\nPréavis : un mois\n' };

test('the terms are kept under the version that orders name', () => {
  expect(readCurrentTerms().version).toBe(company.termsVersion);
  expect(() => checkTerms(readCurrentTerms(), readKeptTerms())).not.toThrow();
});

test('kept versions contain no value that could change', () => {
  expect(Object.keys(readKeptTerms())).toContain('2026-11-01');
  for (const text of Object.values(readKeptTerms())) expect(text).not.toContain('{{');
});

test('a version that is not kept stops the build, with instructions', () =>
  expect(() => checkTerms(current, {})).toThrow(
    /cgv\.md:3\u00a0: .*2026-11-22 n’est pas conservé.*npm run keep-terms/,
  ));

test.each([
  ['removed', ({ '2026-11-01': _, ...kept }: Kept) => kept],
  ['added', (kept: Kept) => ({ ...kept, '2026-10-01': 'Un mot.' })],
])('an earlier version that was %s stops the build', (_change, edit) => {
  const kept = readKeptTerms();
  const refusal = /2026-1\d-01\.md:1\u00a0: .*ne sont plus celles.* → remettez/;
  expect(() => checkEarlierTerms(company.termsVersion, kept)).not.toThrow();
  expect(() => checkEarlierTerms(company.termsVersion, edit(kept))).toThrow(refusal);
});
