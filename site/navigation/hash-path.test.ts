import { expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { repairAddress, toHashPath, toRealPath } from './hash-path.ts';

test.each([
  ['/', '/'],
  ['/solution/', '/solution'],
  ['/blog/securite-voip-2024/', '/blog/securite-voip-2024'],
  ['/quote/?test', '/quote?test'],
  ['/legal/#cookies', '/legal#cookies'],
  ['/?a=1', '/?a=1'],
  ['/quote/?next=/a/', '/quote?next=/a/'],
])('a real address and the same one under the hash: %s and %s are converted to each other', (real, hash) => {
  expect(toHashPath(real)).toBe(hash);
  expect(toRealPath(hash)).toBe(real);
});

test('a real address and the same one under the hash: every address of the table begins and ends with a slash, so that both conversions agree', () => {
  for (const { path } of Object.values(pages)) expect(toRealPath(toHashPath(path))).toBe(path);
});

test.each([
  ['/quote.', '/quote'],
  ['/quote).', '/quote'],
  ['/quote%3E', '/quote'],
  ['/quote%C2%A0%C2%BB', '/quote'],
  ['/quote?devis=1_2026-11_s2_p2-3-1_n4-2_FFM6),', '/quote?devis=1_2026-11_s2_p2-3-1_n4-2_FFM6'],
  ['/%23/quote', '/quote'],
  ['/legal#cookies.', '/legal#cookies'],
  ['/solution/', '/solution'],
  ['/.', '/'],
  ['/contact%0D%0A', '/contact'],
  ['/quote?devis=1_2026-11_s2_p2-3-1_n4-2_FFM6_`', '/quote?devis=1_2026-11_s2_p2-3-1_n4-2_FFM6'],
  ['/%23%2Fquote%3Fdevis%3D1_2026-11_s1_u3_n1-0_min', '/quote?devis=1_2026-11_s1_u3_n1-0_min'],
  ['/quote%3fa=1&amp;b=2', '/quote?a=1&b=2'],
  ['/#%2Fquote', '/quote'],
  ['//quote', '/quote'],
  ['/#cookies', '/#cookies'],
  ['/index.html', '/'],
  ['/quote/index.html?a=1', '/quote/?a=1'],
])('a link as mail programs and chats hand it on: %s means %s', (sent, meant) =>
  expect(repairAddress(sent)).toBe(meant),
);
