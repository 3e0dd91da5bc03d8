import { expect, test } from 'vitest';
import { aRequest } from '#domain/quote/example-quote.fixture.ts';
import { describeScope } from '#domain/quote/installation/describe-scope.ts';

test('counts phones, or users without phones, and sites', () => {
  expect(describeScope(aRequest({ mainPhones: 2, secondaryPhones: 3, wirelessPhones: 1, siteCount: 2 }))).toBe(
    '6\u00a0postes, 2\u00a0sites',
  );
  expect(describeScope(aRequest({ virtualOnly: true, userCount: 4, siteCount: 1 }))).toBe(
    '4\u00a0utilisateurs, 1\u00a0site',
  );
});
