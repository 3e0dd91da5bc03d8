import { company } from '#content/company.ts';
import { pages } from '#content/pages.ts';
import { brokenWords } from '#tests/e2e/broken-words.ts';
import { cutContent } from '#tests/e2e/cut-content.ts';
import { expect, open, scrollsSideways, setTextSize, test } from '#tests/e2e/fixtures.ts';
import { invisibleTexts } from '#tests/e2e/invisible-texts.ts';

/** Pixels. */
const smallestLetters = 11;

/** An address of each page, with one article, and of the two pages for unknown addresses. */
const everyAddress = [
  ...Object.values(pages).map(({ path }) => path.replace(':slug', 'securite-voip-2024')),
  ...['/#/nulle-part', '/#/blog/inconnu'],
];

const enlarged = [
  { width: 320, text: '100%' },
  { width: 320, text: '200%' },
  { width: 768, text: '200%' },
  { width: 1280, text: '200%' },
];

for (const address of everyAddress) {
  test(`the focus is seen, and every word can be read, larger or spaced too: ${address}`, async ({ page }) => {
    test.slow();
    await open(page, address);
    await page.evaluate(() => document.fonts.ready);
    // Programmatic focus shows a ring only after a key press.
    await page.keyboard.press('Tab');
    expect.soft(await page.evaluate(withoutFocusRing), 'without a ring').toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await page.evaluate(invisibleTexts), 'hidden by forced colours').toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      const drawn = await page.locator('svg:visible text').evaluateAll(drawnWords);
      if (address === '/resellers/') expect(drawn.length).toBeGreaterThan(5);
      // The name on the box is a mark on a device, which nobody needs to read.
      const read = drawn.filter(({ word }) => word.trim() !== '' && word !== company.brand);
      const small = read.filter(({ size }) => size < smallestLetters);
      expect.soft(small, `too small at ${width} px`).toEqual([]);
    }

    for (const { width, text } of enlarged) {
      const what = `${width} px, text at ${text}`;
      await page.setViewportSize({ width, height: 700 });
      await setTextSize(page, text);
      expect.soft(await cutContent(page), what).toEqual([]);
      expect.soft(await scrollsSideways(page), what).toBe(false);
      if (width >= 1280) expect.soft(await page.locator('body').evaluate(brokenWords), what).toEqual([]);
    }
    await setTextSize(page, '100%');
    await page.evaluate(spaceText);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      expect.soft(await cutContent(page), `spaced, ${width} px`).toEqual([]);
      expect.soft(await scrollsSideways(page), `spaced, ${width} px`).toBe(false);
    }
  });
}

test('forced colours hide no text of a button that is pointed at', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/quote/');
  await page.getByRole('button', { name: 'Offre personnalisée' }).hover();
  expect(await page.evaluate(invisibleTexts)).toEqual([]);
});

test('a quote and what it requires can be read completely on a phone with text twice as large', async ({
  page,
  quote,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await quote.show();
  await quote.region.getByRole('button', { name: /lignes à 0 €/ }).click();
  await page.getByText('Ce qu’il faut chez vous').first().click();
  await expect(page.getByText(/^Site 1\s: /)).toBeVisible();
  await setTextSize(page, '200%');
  expect(await cutContent(page)).toEqual([]);
});

/** The text spacing of WCAG 1.4.12. */
function spaceText(): void {
  const spaced = new CSSStyleSheet();
  spaced.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }
  `);
  document.adoptedStyleSheets.push(spaced);
}

/** Tab stops without an outline of at least 2 px while focused, on themselves, their `::after` or their parent. */
function withoutFocusRing(): string[] {
  const found: string[] = [];
  for (const control of document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  )) {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[aria-hidden="true"], [inert]'))
      continue;
    control.focus();
    const looks = [getComputedStyle(control), getComputedStyle(control, '::after')];
    if (control.parentElement) looks.push(getComputedStyle(control.parentElement));
    const shown = looks.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    );
    if (!shown) found.push(control.outerHTML.slice(0, 120));
  }
  return found;
}

/** Runs in the page: the words of drawings with the height of their letters on the screen, in pixels. */
function drawnWords(texts: readonly Element[]): { word: string; size: number }[] {
  return texts.map((text) => {
    const matrix = (text as SVGTextElement).getScreenCTM();
    const scale = Math.hypot(matrix?.a ?? 0, matrix?.b ?? 0);
    return { word: text.textContent ?? '', size: Number.parseFloat(getComputedStyle(text).fontSize) * scale };
  });
}
