import { expect, holdBack, open, ready, test } from '#tests/e2e/fixtures.ts';

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

test('the scroll position is restored below a request that is still to be sent', async ({ page, quote }) => {
  await quote.open();
  await quote.askForOffer();
  await expect(page.getByRole('heading', { name: 'Votre demande' })).toBeFocused();
  const questions = page.locator('#faq');
  const top = () => questions.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await questions.evaluate((element) => element.scrollIntoView());
  const before = await top();
  await page.getByRole('contentinfo').getByRole('link', { name: 'RGPD' }).dispatchEvent('click');
  await expect(page).toHaveURL(/#\/gdpr$/);
  await page.goBack();
  await expect.poll(top).toBe(before);
});

test('a visitor who scrolls before the app starts stays there', async ({ page }) => {
  // Fonts would change the height of what is above.
  await page.route('**/*.woff2', () => {});
  const release = await holdBack(page);
  await page.goto('/gdpr/');
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  release();
  await ready(page);
  expect(await page.evaluate(() => scrollY)).toBe(700);
});
