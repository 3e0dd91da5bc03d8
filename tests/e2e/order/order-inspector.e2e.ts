import type { Page } from '@playwright/test';
import { expect, open, test } from '#tests/e2e/fixtures.ts';
import { quoteFor, smallOffice } from '#tests/e2e/quote/quote-page.ts';

async function press(page: Page, keys: readonly string[]): Promise<void> {
  await page.locator('body').evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (const key of keys) await page.keyboard.press(key);
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Données de la commande' });

test('three exclamation marks show the order, and closing the dialog posts it', async ({ page, quote, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const orders = await quote.collectOrders();
  await quote.open();
  await quote.fillSmallOffice();
  await press(page, ['Shift+!', 'AltGraph+!', 'CapsLock', 'Control+!']);

  const json = await dialog(page).locator('pre').textContent();
  const order = JSON.parse(json ?? '');
  const { oneTime, monthly } = quoteFor(smallOffice);
  expect(order).toMatchObject({
    articles: { T46U: 4, poe8: 1, unlimited: 0 },
    price: { initial: oneTime / 100, monthly: monthly / 100 },
  });
  expect(order.articles).not.toHaveProperty('virtualOnly');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await dialog(page).getByRole('button', { name: 'Copier' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Copié !' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(json);
  await page.clock.runFor(1900);
  await expect(dialog(page).getByRole('button', { name: 'Copié !' })).toBeVisible();
  await page.clock.runFor(200);
  await expect(dialog(page).getByRole('button', { name: 'Copier' })).toBeVisible();

  await dialog(page).getByRole('button', { name: 'Fermer' }).click();
  await expect(page.getByRole('heading', { name: 'Paiement' })).toBeVisible();
  expect(orders).toEqual([order]);
});

test('Escape posts the order too, with price 0 if the form is not valid', async ({ page, quote }) => {
  const orders = await quote.collectOrders();
  await quote.open();
  await quote.fill({ 'Postes principaux': '2', 'Nombre de sites': 'un' });
  await press(page, ['!', '!', '!']);
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Paiement' })).toBeVisible();
  expect(orders).toMatchObject([{ articles: { T46U: 2, sites: 0 }, price: { initial: 0, monthly: 0 } }]);
});

test('another key restarts the count, as does one typed into a field or a dialog, which isn’t counted', async ({
  page,
  quote,
}) => {
  await quote.open();
  await press(page, ['!', '!']);
  await quote.button('Offre personnalisée').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await press(page, ['!']);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await press(page, ['a']);
  await press(page, ['!', '!', 'a', '!', '!']);
  for (const key of ['!', 'a']) {
    await quote.field('Adresse e-mail').press(key);
    await press(page, ['!', '!']);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await press(page, ['!']);
  await expect(dialog(page)).toBeVisible();
});

test('the shortcut can be switched off and on again on the accessibility page', async ({ page, quote }) => {
  for (const [change, count] of [
    ['Désactiver le raccourci', 0],
    ['Réactiver le raccourci', 1],
  ] as const) {
    await open(page, '/accessibilite/');
    await quote.button(change).click();
    await quote.open();
    await press(page, ['!', '!', '!']);
    await expect(dialog(page)).toHaveCount(count);
  }
});
