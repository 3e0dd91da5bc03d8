import type { Page } from '@playwright/test';
import { pages } from '#content/pages.ts';
import { expect, isOnTop, open, test } from '#tests/e2e/fixtures.ts';

const tag = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Tarifs', exact: true });

const sizes = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1280, 720],
  [844, 390],
] as const;

// The header is the same on every page.
for (const address of ['/', pages.quote.path]) {
  test(`at any size « Tarifs » is fully visible and the header covers nothing: ${address}`, async ({ page }) => {
    await open(page, address);
    for (const [width, height] of sizes) {
      const size = `${width} × ${height}`;
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      await expect(tag(page), size).toHaveText('Tarifs');
      await expect.poll(() => page.evaluate(startsBelowHeader), size).toBe(true);
      for (const place of [0, 1 / 3, 1 / 2, 1]) {
        await page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), place);
        expect(await tag(page).evaluate(isOnTop), `${size} at ${place}`).toBe(true);
      }
      await expect(tag(page), size).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(hiddenOnFocus), size).toEqual([]);
      expect(await tag(page).evaluate(jumpOnFocus), size).toBe(0);
    }

    // In a low window it scrolls away with the page.
    await page.setViewportSize({ width: 320, height: 256 });
    await page.evaluate(() => scrollTo(0, 0));
    expect(await tag(page).evaluate(isOnTop)).toBe(true);
    await page.evaluate(() => scrollTo(0, 600));
    await expect(tag(page)).not.toBeInViewport();
  });
}

/** Whether the page begins below the header, so that nothing is behind it before the visitor scrolls. */
function startsBelowHeader(): boolean {
  const header = document.querySelector('body header')?.getBoundingClientRect();
  const main = document.getElementById('main')?.getBoundingClientRect();
  return header !== undefined && main !== undefined && scrollY === 0 && header.bottom <= main.top + 1;
}

/** Links and controls of the page that stay behind the header when focused from below. */
function hiddenOnFocus(): string[] {
  const header = document.querySelector('body header');
  const found: string[] = [];
  // What has the focus already isn't scrolled to.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  for (const control of document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, summary)')) {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[aria-hidden="true"]')) continue;
    scrollTo(0, document.documentElement.scrollHeight);
    control.focus();
    const { top, height } = control.getBoundingClientRect();
    const edge = header?.getBoundingClientRect().bottom ?? 0;
    if (height < innerHeight / 2 && top < edge) found.push(`${control.localName} ${control.textContent?.slice(0, 30)}`);
  }
  return found;
}

/** Pixels by which the page moves when a control of its header gets the focus. */
function jumpOnFocus(control: HTMLElement): number {
  scrollTo(0, 600);
  const before = scrollY;
  control.focus();
  return scrollY - before;
}
