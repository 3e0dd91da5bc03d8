import { company } from '#content/company.ts';
import { pages } from '#content/pages.ts';
import { chooseEssentialCookies, expect, open, test } from './fixtures.ts';

const addresses = Object.values(pages).map(({ path }) => path.replace(':slug', 'tendances-telephonie-2025'));
/** Pixels. */
const smallest = 11;

test.beforeEach(({ page }) => chooseEssentialCookies(page));

test('the text in drawings is readable on a phone and on a tablet', async ({ page }) => {
  test.slow();
  let seen = 0;
  for (const address of addresses) {
    await open(page, address);
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      const words = await page.locator('svg:visible text').evaluateAll((texts) =>
        texts.map((text) => {
          const matrix = (text as SVGTextElement).getScreenCTM();
          const scale = Math.hypot(matrix?.a ?? 0, matrix?.b ?? 0);
          return { word: text.textContent ?? '', size: Number.parseFloat(getComputedStyle(text).fontSize) * scale };
        }),
      );
      seen += words.length;
      // The name on the box is a mark on a device, which nobody needs to read.
      const read = words.filter(({ word }) => word.trim() !== '' && word !== company.brand);
      expect(
        read.filter(({ size }) => size < smallest),
        `${address} at ${width} px`,
      ).toEqual([]);
    }
  }
  expect(seen).toBeGreaterThan(60);
});
