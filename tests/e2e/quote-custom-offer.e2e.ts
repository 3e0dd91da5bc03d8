import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { customOfferButton, fillSmallOffice, openQuote, showButton } from './quote-steps.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Offre personnalisée' });

async function answer(page: Page): Promise<void> {
  await dialog(page).locator('[name=existingSystem]').selectOption('analogique');
  await dialog(page).locator('[name=specificNeeds]').fill('Un interphone à la grille');
  await dialog(page).locator('[name=preferredInstallDate]').selectOption('3-months');
  await dialog(page).locator('[name=budget]').selectOption('1000+');
}

const customDetails = {
  existingSystem: 'analogique',
  specificNeeds: 'Un interphone à la grille',
  preferredInstallDate: '3-months',
  budget: '1000+',
};

test('a custom offer takes the quote and the answers to the contact page', async ({ page }) => {
  await openQuote(page);
  await fillSmallOffice(page);
  await showButton(page).click();
  await customOfferButton(page).click();
  await answer(page);
  await dialog(page).getByRole('button', { name: 'Envoyer' }).click();
  await page.waitForURL(/#\/contact$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const state = await page.evaluate(() => history.state.usr);
  expect(state).toMatchObject({ origin: 'quote', quote: { oneTime: 89_800, monthly: 3_800 }, customDetails });
});

test('without a valid quote it goes alone', async ({ page }) => {
  await openQuote(page);
  await customOfferButton(page).click();
  await answer(page);
  await dialog(page).getByRole('button', { name: 'Envoyer' }).click();
  await page.waitForURL(/#\/contact$/);
  expect(await page.evaluate(() => history.state.usr)).toEqual({ origin: 'quote', quote: null, customDetails });
});

test('every answer is required by the browser itself', async ({ page }) => {
  await openQuote(page);
  await customOfferButton(page).click();
  for (const name of ['existingSystem', 'specificNeeds', 'preferredInstallDate', 'budget']) {
    await answer(page);
    const control = dialog(page).locator(`[name=${name}]`);
    await control.evaluate((element) => {
      (element as HTMLInputElement).value = '';
    });
    await dialog(page).getByRole('button', { name: 'Envoyer' }).click();
    expect(await control.evaluate((element) => (element as HTMLInputElement).validity.valueMissing)).toBe(true);
    await expect(dialog(page)).toBeVisible();
  }
});

for (const [way, close] of [
  ['« Fermer »', async (page: Page) => dialog(page).getByRole('button', { name: 'Fermer' }).click()],
  ['Escape', async (page: Page) => page.keyboard.press('Escape')],
  ['a press on the backdrop', async (page: Page) => page.mouse.click(5, 5)],
] as const) {
  test(`${way} closes the dialog and gives the focus back`, async ({ page }) => {
    await openQuote(page);
    await customOfferButton(page).click();
    await expect(dialog(page).locator('[name=existingSystem]')).toBeFocused();
    await close(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(customOfferButton(page)).toBeFocused();
    expect(page.url()).toContain('#/quote');
  });
}

test.describe('where its code can’t be loaded', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('the page says so and goes on', async ({ page }) => {
    await openQuote(page);
    await fillSmallOffice(page);
    await page.route('**/assets/CustomOfferDialog-*', (route) => route.abort());
    await customOfferButton(page).click();
    await expect(page.getByText('Cette fenêtre n’a pas pu s’ouvrir')).toBeVisible();
    await showButton(page).click();
    await expect(page.getByRole('region', { name: 'Votre devis' })).toBeVisible();
  });
});
