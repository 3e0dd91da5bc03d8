import type { Page } from '@playwright/test';
import { pages } from '#content/pages.ts';
import { chooseEssentialCookies, expect, open, test } from '#tests/e2e/fixtures.ts';

const tag = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Tarifs', exact: true });

test.beforeEach(({ page }) => chooseEssentialCookies(page));

const sizes = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1280, 720],
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
      expect(await tag(page).evaluate(disturbances, [0, 1 / 3, 1 / 2, 1]), size).toEqual([]);
      await expect(tag(page), size).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(hiddenOnFocus), size).toEqual([]);
    }

    // In a low window it scrolls away with the page.
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await tag(page).evaluate(disturbances, [0])).toEqual([]);
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

/**
 * What disturbs a link of the header at places of the page, 0 its top, 1 its end: another control that overlaps it, the end
 * of the window, or something that covers one of its sides. The page stays at the last place.
 */
function disturbances(link: Element, places: readonly number[]): string[] {
  const header = link.closest('header');
  if (header === null) return ['it is outside any header'];
  const found: string[] = [];
  for (const place of places) {
    scrollTo(0, place * document.documentElement.scrollHeight);
    const say = (what: string): unknown => found.push(`at ${place}: ${what}`);
    const box = link.getBoundingClientRect();
    const row = header.getBoundingClientRect();
    for (const other of header.querySelectorAll('a, button')) {
      if (other === link || !other.checkVisibility()) continue;
      const { left, right, top, bottom } = other.getBoundingClientRect();
      if (left < box.right && right > box.left && top < box.bottom && bottom > box.top)
        say(`overlaps ${other.textContent}`);
    }
    if (box.top < row.top || box.bottom > row.bottom) say('it leaves the header');
    if (box.top < 0 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth) say('it leaves the window');
    const logo = header.querySelector('a')?.getBoundingClientRect();
    if (logo && (logo.top >= box.bottom || logo.bottom <= box.top)) say('it is on a row of its own');
    if (box.height < 44) say(`it is ${box.height} px high`);
    if (link.scrollWidth > link.clientWidth) say('its text is cut');
    for (const x of [box.left + 12, (box.left + box.right) / 2, box.right - 4]) {
      const over = document.elementFromPoint(x, (box.top + box.bottom) / 2);
      if (!link.contains(over)) say(`${over?.localName} lies over it`);
    }
  }
  return found;
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
