import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { checkEarlierTerms, readKeptTerms } from './terms-versions.ts';

type Kept = Readonly<Record<string, string>>;

test('kept versions contain no value that could change', () => {
  expect(Object.keys(readKeptTerms())).toContain('2026-11-01');
  for (const text of Object.values(readKeptTerms())) expect(text).not.toContain('{{');
});

test.each([
  ['removed', ({ '2026-11-01': _, ...kept }: Kept) => kept],
  ['added', (kept: Kept) => ({ ...kept, '2026-10-01': 'Un mot.' })],
])('an earlier version that was %s stops the build', (_change, edit) => {
  const kept = readKeptTerms();
  expect(checkEarlierTerms(company.termsVersion, kept)).toEqual([]);
  const refusal = /2026-1\d-01\.md:1\u00a0: .*ne sont plus celles.* → remettez/;
  const messages = checkEarlierTerms(company.termsVersion, edit(kept)).map(({ message }) => message);
  expect(messages).toEqual([expect.stringMatching(refusal)]);
});
