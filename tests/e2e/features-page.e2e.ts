import { features } from '#content/features.ts';
import { fillPrices } from '#domain/quote/price/price-texts.ts';
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
    for (const { description } of category.features)
      await expect(list.getByText(fillPrices(description, catalogue))).toBeVisible();
  }
});
