import { readdirSync } from 'node:fs';
import { pages } from '#content/pages.ts';
import { expect, open, test } from './fixtures.ts';

/** Widths of phones, and the tallest window at each that a page is opened in by its first screen (`first-screen.css`). */
const widths = [320, 360, 375, 390, 412, 430, 479];
const tallestAt = (width: number) => Math.min(831, 2 * width - 1);
const slugs = readdirSync('content/articles').map((file) => file.replace('.md', ''));
const addresses = Object.values(pages).flatMap(({ path }) =>
  path.includes(':slug') ? slugs.map((slug) => path.replace(':slug', slug)) : [path],
);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'essential'));
});

for (const address of addresses) {
  test(`what waits for the first screen of ${address} stands below it on every phone`, async ({ page }) => {
    // The faces of the first paint are those of the system; the site's own never come here.
    await page.route('**/*.woff2', () => {});
    for (const width of widths) {
      const height = tallestAt(width);
      await page.setViewportSize({ width, height });
      await open(page, address);
      const { tops, room } = await page.evaluate(() => {
        const { dataset } = document.documentElement;
        const shown = [...document.querySelectorAll('#root *')].filter((element) => element.checkVisibility());
        dataset.opening = '';
        const waiting = shown.filter((element) => !element.checkVisibility());
        const { scrollHeight } = document.documentElement;
        delete dataset.opening;
        return {
          tops: waiting.map((element) => element.getBoundingClientRect().top + scrollY),
          room: scrollHeight,
        };
      });
      expect(tops.length, `elements that wait at ${width} px`).toBeGreaterThan(50);
      expect(Math.min(...tops), `the first of them at ${width} px`).toBeGreaterThanOrEqual(height);
      expect(room, `what is left at ${width} px`).toBeGreaterThan(height);
    }
  });
}

test('a phone paints the first screen of a page, then the rest', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 770 });
  await page.addInitScript(() => {
    const observer = new PerformanceObserver(() => {
      const footer = document.querySelector('footer');
      Object.assign(globalThis, { footerAtFirstPaint: footer?.checkVisibility(), screenWasFull: isScreenFull() });
      observer.disconnect();
    });
    const isScreenFull = () => document.documentElement.scrollHeight > innerHeight;
    observer.observe({ type: 'paint', buffered: true });
  });
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await page.evaluate('footerAtFirstPaint')).toBe(false);
  expect(await page.evaluate('screenWasFull')).toBe(true);
});

test('a phone opens a page at the place in it that the address names', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 770 });
  await open(page, '/gdpr/');
  const id = await page.locator('main h2[id]').last().getAttribute('id');
  const other = await context.newPage();
  await other.setViewportSize({ width: 390, height: 770 });
  await other.goto(`/gdpr/#${id}`);
  await expect(other.locator(`[id="${id}"]`)).toBeInViewport();
});

test('words that a search engine points to are found below the first screen too, and stay in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 770 });
  await open(page, '/#:~:text=Ils%20ont%20d%C3%A9croch%C3%A9');
  await expect(page.getByRole('heading', { name: 'Ils ont décroché' })).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a phone shows the whole page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 770 });
    await page.goto('/');
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});
