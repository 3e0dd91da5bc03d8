import type { Page } from '@playwright/test';
import { solution } from '#content/solution.ts';
import { fillPrices } from '#domain/quote/price/price-texts.ts';
import { expect, holdBack, open, test } from '#tests/e2e/fixtures.ts';
import { catalogue } from '#tests/e2e/today.ts';

const card = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a benefit opens its dialog, complete; Escape, « Fermer » or the backdrop closes it, and returns the focus', async ({
  page,
}) => {
  await open(page, '/#/solution');
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Fermer' }).click(),
    () => page.mouse.click(5, 5),
  ];
  for (const [index, { title, dialog: content }] of solution.benefits.entries()) {
    if (content === undefined) continue;
    const dialog = page.getByRole('dialog', { name: title, exact: true });
    await expect(dialog).toHaveCount(0);
    await card(page, title).click();
    const items = content.sections.flatMap((section) => section.items);
    await expect(dialog.getByRole('listitem')).toHaveText(items.map((item) => fillPrices(item, catalogue)));
    await dialog.getByRole('listitem').first().click();
    await expect(dialog).toBeVisible();
    await ways[index % ways.length]?.();
    await expect(dialog).toHaveCount(0);
    await expect(card(page, title)).toBeFocused();
  }
});

test('the dialog stays until the code of the rates that it leads to has come', async ({ page }) => {
  await open(page, '/#/solution');
  await card(page, 'Maîtrise des coûts').click();
  const rates = page.getByRole('button', { name: 'Forfait illimité', exact: true });
  await rates.waitFor();
  const asked = page.waitForRequest(/CallRatesDialog-.*\.js/);
  const release = await holdBack(page);
  await rates.click();
  await asked;
  await expect(rates).toBeVisible();
  release();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(rates).toHaveCount(0);
});

test.describe('if the code of the rates can’t be loaded', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('the dialog that leads to them closes, and returns the focus', async ({ page }) => {
    await page.route(/CallRatesDialog-/, (route) => route.abort());
    await open(page, '/#/solution');
    await card(page, 'Maîtrise des coûts').click();
    await page.getByRole('button', { name: 'Forfait illimité', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'n’a pas pu être chargé' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(card(page, 'Maîtrise des coûts')).toBeFocused();
  });
});
