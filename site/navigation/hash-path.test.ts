import { describe, expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { toHashPath, toRealPath } from './hash-path.ts';

describe('a real address and the same one under the hash', () => {
  test.each([
    ['/', '/'],
    ['/solution/', '/solution'],
    ['/blog/securite-voip-2024/', '/blog/securite-voip-2024'],
    ['/quote/?test', '/quote?test'],
    ['/legal/#cookies', '/legal#cookies'],
    ['/?a=1', '/?a=1'],
    ['/quote/?next=/a/', '/quote?next=/a/'],
  ])('%s and %s are converted to each other', (real, hash) => {
    expect(toHashPath(real)).toBe(hash);
    expect(toRealPath(hash)).toBe(real);
  });

  test('every address of the table begins and ends with a slash, so that both conversions agree', () => {
    for (const { path } of Object.values(pages)) expect(toRealPath(toHashPath(path))).toBe(path);
  });
});
