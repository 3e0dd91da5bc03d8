import { pages } from '#content/pages.ts';
import { cutContent } from '#tests/e2e/cut-content.ts';
import { chooseEssentialCookies, expect, open, scrollsSideways, setTextSize, test } from '#tests/e2e/fixtures.ts';

const phone = { width: 390, height: 844 };

/** An address of each page, with one article, and of the two pages for unknown addresses. */
const everyAddress = [
  ...Object.values(pages).map(({ path }) => path.replace(':slug', 'securite-voip-2024')),
  ...['/#/nulle-part', '/#/blog/inconnu'],
];

test.beforeEach(({ page }) => chooseEssentialCookies(page));

const enlarged = [
  { width: 320, text: '100%' },
  { width: 320, text: '200%' },
  { width: 768, text: '200%' },
  { width: 1280, text: '200%' },
];

for (const address of everyAddress) {
  test(`nothing is cut with larger text, or with the text spacing of WCAG 1.4.12: ${address}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, address);
    await page.evaluate(() => document.fonts.ready);
    for (const { width, text } of enlarged) {
      const what = `${width} px, text at ${text}`;
      await page.setViewportSize({ width, height: 700 });
      await setTextSize(page, text);
      expect.soft(await cutContent(page), what).toEqual([]);
      expect.soft(await scrollsSideways(page), what).toBe(false);
      if (width >= 1280) expect.soft(await page.locator('body').evaluate(brokenWords), what).toEqual([]);
    }

    await setTextSize(page, '100%');
    await page.evaluate(() => {
      const spaced = new CSSStyleSheet();
      spaced.replaceSync(`
        * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-bottom: 2em !important }
      `);
      document.adoptedStyleSheets.push(spaced);
    });
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      expect.soft(await cutContent(page), `spaced, ${width} px`).toEqual([]);
      expect.soft(await scrollsSideways(page), `spaced, ${width} px`).toBe(false);
    }
  });
}

test('a quote and what it requires can be read completely on a phone with text twice as large', async ({
  page,
  quote,
}) => {
  await page.setViewportSize(phone);
  await quote.show();
  await quote.region.getByRole('button', { name: /lignes à 0 €/ }).click();
  await page.getByText('Ce qu’il faut chez vous').first().click();
  await expect(page.getByText(/^Site 1\s: /)).toBeVisible();
  await setTextSize(page, '200%');
  expect(await cutContent(page)).toEqual([]);
});

/** Words that continue on the next line without a hyphen of their own; e-mail addresses may. */
function brokenWords(within: Element): string[] {
  const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found: string[] = [];
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const { parentElement: holder, textContent: words } = text;
    if (!holder?.checkVisibility() || holder.closest('[aria-hidden="true"]') || words?.includes('@')) continue;
    for (const { index, 0: word } of (words ?? '').matchAll(/[\p{L}]{4,}/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const [first, ...others] = range.getClientRects();
      if (first && others.some(({ top }) => top > first.top + 4)) found.push(word);
    }
  }
  return found;
}
