import type { Page } from '@playwright/test';
import { expect, setTextSize, test } from './fixtures.ts';
import { customOfferButton, field, fillSmallOffice, openQuote, quoteRegion, showButton } from './quote-steps.ts';

/** States of the page, each reached from the one before. */
const states: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  empty: async () => undefined,
  unlimited: (page) => field(page, 'Illimité').check(),
  refused: (page) => showButton(page).click(),
  quoted: async (page) => {
    await fillSmallOffice(page);
    await showButton(page).click();
    await expect(quoteRegion(page)).toBeVisible();
  },
  'custom offer': async (page) => {
    await customOfferButton(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  virtual: async (page) => {
    await page.keyboard.press('Escape');
    await field(page, /^Solution 100/).check();
  },
};

/** Elements of the form that reach beyond the window: the page clips them instead of scrolling sideways. */
async function cutAtTheEdge(page: Page): Promise<string[]> {
  return page
    .locator('main :is(input, select, button, label, p, td, th, svg, a)')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5)
        .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`),
    );
}

test('nothing is wider than the window in any state of the quote', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openQuote(page);
  for (const [name, reach] of Object.entries(states)) {
    await reach(page);
    for (const { width, text } of [
      { width: 640, text: '200%' },
      { width: 320, text: '100%' },
    ]) {
      await page.setViewportSize({ width, height: 640 });
      await setTextSize(page, text);
      expect(await cutAtTheEdge(page), `${name}, ${width} px`).toEqual([]);
    }
  }
});

test('no example is alone below others in a row, and a row has cards of one height', async ({ page }) => {
  await openQuote(page, '/quote/');
  for (const [width, rows] of [
    [390, 3],
    [768, 3],
    [1024, 1],
    [1440, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await page.getByRole('article').evaluateAll((cards) =>
      cards.map((card) => ({
        card: card.getBoundingClientRect(),
        last: card.lastElementChild?.getBoundingClientRect(),
      })),
    );
    expect(new Set(boxes.map(({ card }) => card.top)).size, `${width} px`).toBe(rows);
    if (rows === 1) expect(new Set(boxes.map(({ last }) => last?.top)).size, `${width} px`).toBe(1);
  }
});
