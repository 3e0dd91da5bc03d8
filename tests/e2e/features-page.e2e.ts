import { features } from '#content/features.ts';
import { fillPrices } from '#domain/quote/price-texts.ts';
import { chooseEssentialCookies, expect, open, test } from './fixtures.ts';
import { catalogue } from './today.ts';

test.beforeEach(({ page }) => chooseEssentialCookies(page));

test('five categories of three features', async ({ page }) => {
  await open(page, '/#/features');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Communications',
    'Gestion avancée',
    'Terminaux',
    'Administration',
    'Support & Sécurité',
  ]);
  await expect(main.getByRole('list')).toHaveCount(5);
  for (const [index, category] of features.categories.entries()) {
    const list = main.getByRole('list').nth(index);
    await expect(list.getByRole('listitem')).toHaveCount(3);
    await expect(list.getByRole('heading', { level: 3 })).toHaveText(category.features.map(({ title }) => title));
    for (const { description } of category.features) {
      await expect(list.getByText(fillPrices(description, catalogue))).toBeVisible();
    }
  }
});

test('the button goes to the top of the quote, and is counted with its analytics event', async ({ page }) => {
  await page.addInitScript(() => {
    const calls: unknown[][] = [];
    Object.assign(window, { gtag: (...call: unknown[]) => calls.push(call), gtagCalls: calls });
  });
  await open(page, '/#/features');
  const button = page.getByRole('link', { name: 'Évaluer le coût de votre solution en ligne' });
  await button.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  const counted = page.waitForRequest(/statistiques\?type=devis/);
  await button.click();
  await counted;
  await expect(page).toHaveURL(/#\/quote$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => (window as unknown as { gtagCalls: unknown[] }).gtagCalls)).toContainEqual([
    'event',
    'quote_button_click',
    { event_category: 'engagement', event_label: 'devis_en_ligne' },
  ]);
});

test('each category has its own scene, hidden from screen readers', async ({ page }) => {
  await open(page, '/#/features');
  const drawings = new Set<string>();
  for (const { title } of features.categories) {
    const row = page.locator('section', { has: page.getByRole('heading', { level: 2, name: title }) });
    const scene = row.locator('svg:not(li svg):not(svg svg)');
    await expect(scene).toBeVisible();
    await expect(scene).toHaveAttribute('aria-hidden', 'true');
    drawings.add(await scene.innerHTML());
  }
  expect(drawings.size).toBe(features.categories.length);
});
