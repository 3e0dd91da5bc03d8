import type { Page } from '@playwright/test';
import { chooseEssentialCookies, expect, holdBack, open, ready, test } from '#tests/e2e/fixtures.ts';

/** Holds back the site's fonts: they change the height of what is above the scroll position, and thus its value. */
async function holdFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', () => {});
}

test.beforeEach(({ page }) => chooseEssentialCookies(page));

test('a new page starts at its top; going back restores the scroll position, even after a reload', async ({ page }) => {
  await open(page, '/solution/');
  await page.evaluate(() => scrollTo(0, 700));
  await page.locator('footer').getByRole('link', { name: 'À propos' }).click({ noWaitAfter: true });
  await expect(page).toHaveURL(/#\/about$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.reload();
  await ready(page);
  await page.goBack();
  await ready(page);
  await expect(page).toHaveURL(/#\/solution$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
});

test('a reload restores the scroll position at the first paint, before the app starts', async ({ page }) => {
  await holdFonts(page);
  await open(page, '/gdpr/');
  await page.evaluate(() => scrollTo(0, 600));
  // Records the scroll position of each painted frame.
  await page.addInitScript(() => {
    const places: number[] = [];
    Object.assign(globalThis, { places });
    requestAnimationFrame(function note() {
      if (document.readyState !== 'loading') setTimeout(() => places.push(scrollY));
      requestAnimationFrame(note);
    });
  });
  const places = () => page.evaluate(() => Reflect.get(globalThis, 'places') as number[]);
  const release = await holdBack(page);
  await page.reload({ waitUntil: 'commit' });
  await page.waitForURL('**/gdpr/');
  await expect.poll(async () => (await places()).length).toBeGreaterThan(3);
  expect(new Set(await places())).toEqual(new Set([600]));
  release();
  await ready(page);
  expect(await page.evaluate(() => scrollY)).toBe(600);
});

test('a visitor who scrolls before the app starts stays there', async ({ page }) => {
  await holdFonts(page);
  const release = await holdBack(page);
  await page.goto('/gdpr/');
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  release();
  await ready(page);
  expect(await page.evaluate(() => scrollY)).toBe(700);
});
