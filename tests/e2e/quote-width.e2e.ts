import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { customOfferButton, field, fillSmallOffice, openQuote, quoteRegion, showButton } from './quote-steps.ts';

const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  empty: async () => undefined,
  refused: async (page) => showButton(page).click(),
  unlimited: async (page) => field(page, 'Illimité').check(),
  virtual: async (page) => field(page, /^Solution 100/).check(),
  quoted: async (page) => {
    await fillSmallOffice(page);
    await field(page, 'Illimité').check();
    await showButton(page).click();
    await expect(quoteRegion(page)).toBeVisible();
  },
  'custom offer': async (page) => {
    await customOfferButton(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
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

for (const [name, reach] of Object.entries(states)) {
  test(`nothing is wider than the window: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openQuote(page);
    await reach(page);
    expect(await cutAtTheEdge(page)).toEqual([]);
    await page.setViewportSize({ width: 640, height: 800 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await cutAtTheEdge(page)).toEqual([]);
  });
}
