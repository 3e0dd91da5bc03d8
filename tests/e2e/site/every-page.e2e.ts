import { company } from '#content/company.ts';
import { chooseEssentialCookies, expect, listAddresses, open, test } from '#tests/e2e/fixtures.ts';

/** Pixels. */
const smallest = 11;

test('every page shows the focus, its drawings can be read, and forced colours hide no text', async ({ page }) => {
  test.slow();
  await chooseEssentialCookies(page);
  let seen = 0;
  for (const address of [...(await listAddresses(page)), '/#/nulle-part', '/#/blog/inconnu']) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ forcedColors: 'none' });
    await open(page, address);
    // Programmatic focus shows a ring only after a key press.
    await page.keyboard.press('Tab');
    expect.soft(await page.evaluate(withoutFocusRing), `${address}, without a ring`).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await page.evaluate(invisibleTexts), `${address}, hidden by forced colours`).toEqual([]);
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      const words = await page.locator('svg:visible text').evaluateAll(drawnWords);
      seen += words.length;
      // The name on the box is a mark on a device, which nobody needs to read.
      const read = words.filter(({ word }) => word.trim() !== '' && word !== company.brand);
      expect
        .soft(
          read.filter(({ size }) => size < smallest),
          `${address} at ${width} px, too small`,
        )
        .toEqual([]);
    }
  }
  expect(seen).toBeGreaterThan(60);

  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/quote/');
  await page.getByRole('button', { name: 'Offre personnalisée' }).hover();
  expect(await page.evaluate(invisibleTexts)).toEqual([]);
});

/** Texts in the colour of the backplate that forced colours put behind them, or in a colour of ours that they leave. */
function invisibleTexts(): string[] {
  const [canvas = '', ...others] = ['Canvas', 'CanvasText', 'HighlightText'].map((name) => {
    const sample = document.createElement('i');
    sample.style.color = name;
    document.body.append(sample);
    const { color } = getComputedStyle(sample);
    sample.remove();
    return color;
  });
  return [...document.body.querySelectorAll('*')]
    .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const { color, forcedColorAdjust } = getComputedStyle(element);
      return forcedColorAdjust === 'auto' ? color === canvas : ![canvas, ...others].includes(color);
    })
    .map((element) => element.textContent ?? '');
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
