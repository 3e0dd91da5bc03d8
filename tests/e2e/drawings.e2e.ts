import { company } from '#content/company.ts';
import { pages } from '#content/pages.ts';
import { chooseEssentialCookies, expect, open, test } from './fixtures.ts';

const addresses = Object.values(pages).map(({ path }) => path.replace(':slug', 'tendances-telephonie-2025'));
/** Pixels. */
const smallest = 11;

test.beforeEach(({ page }) => chooseEssentialCookies(page));

for (const width of [390, 768]) {
  test(`at ${width} px the text in drawings is readable`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    let seen = 0;
    for (const address of addresses) {
      await open(page, address);
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
        address,
      ).toEqual([]);
    }
    expect(seen).toBeGreaterThan(30);
  });
}
