import { expect, measureShift, open, test } from '#tests/e2e/fixtures.ts';

test.use({ hasChosenCookies: false });

// On every page `npm run bench:pages` measures it.
test('neither the fonts nor the banner move the home page of a phone when they appear', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  await expect(page.getByRole('region', { name: 'Votre vie privée' })).toBeVisible();
  await expect(page.locator('h1')).toHaveCSS('font-family', /^"?Bricolage Grotesque/);
  await expect(page.locator('footer p')).toHaveCSS('font-family', /^"?Instrument Sans/);
  expect(await measureShift(page)).toBeLessThanOrEqual(0.01);
});
