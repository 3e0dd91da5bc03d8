import type { Page } from '@playwright/test';
import { blog } from '#content/blog.ts';
import { expect, open, test } from '#tests/e2e/fixtures.ts';

const phone = { width: 390, height: 844 };

const quoteTag = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Tarifs', exact: true });

test('on a phone the menu is a sheet that a link, Escape or going back closes', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/');
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  const link = page
    .getByRole('navigation', { name: 'Navigation principale' })
    .getByRole('link', { name: 'Revendeurs' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(link).toBeHidden();

  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(link).toBeVisible();
  await expect(page.locator('#site-menu')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[inert] main, [inert]:has-text("Aller au contenu")')).toHaveCount(2);

  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await link.click();
  await expect(page).toHaveURL(/#\/resellers$/);
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  await button.click();
  await page.goBack();
  await expect(page).not.toHaveURL(/resellers/);
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  await button.click();
  await page.locator('#site-menu a[href^="tel:"]').click();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('the skip link goes to the content without changing the route, while the app starts too', async ({ page }) => {
  await page.route('**/assets/SolutionPage*.js', () => {});
  await page.goto('/solution/');
  await expect(page).toHaveURL(/#\/solution$/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(/#\/solution$/);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('on paper only the content and the provider’s name remain', async ({ page }) => {
  await open(page, '/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(quoteTag(page)).toBeHidden();
  for (const address of ['/gdpr/', '/accessibilite/', '/blog/securite-voip-2024/']) {
    await open(page, address);
    await expect(page.getByRole('button'), address).toHaveCount(0);
  }
  const source = page.getByRole('heading', { name: blog.sourcesTitle }).locator('..').getByRole('link').first();
  const written = await source.evaluate((link) => getComputedStyle(link, '::after').content);
  expect(written).toContain(await source.getAttribute('href'));
});
