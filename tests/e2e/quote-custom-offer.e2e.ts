import type { Locator, Page } from '@playwright/test';
import { phoneName } from '#domain/quote/phone-name.ts';
import { expect, ready, test } from './fixtures.ts';
import {
  customOfferButton,
  field,
  fill,
  fillSmallOffice,
  messageOf,
  openQuote,
  quoteFor,
  showButton,
  showQuote,
  smallOffice,
} from './quote-steps.ts';
import { catalogue } from './today.ts';

const model = phoneName(catalogue.oneTime.phones.T46U);
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Offre personnalisée' });
const summary = (page: Page) => page.getByRole('region', { name: 'Votre demande d’offre personnalisée' });

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

test('a custom offer passes the quote and the answers to the contact page', async ({ page }) => {
  await showQuote(page);
  await customOfferButton(page).click();
  await answer(page);
  await dialog(page).getByRole('button', { name: 'Envoyer' }).click();
  await page.waitForURL(/#\/contact$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const { oneTime, monthly, details } = quoteFor(smallOffice);
  const state = await page.evaluate(() => history.state.usr);
  expect(state).toMatchObject({
    origin: 'quote',
    quote: {
      oneTime: oneTime / 100,
      monthly: monthly / 100,
      details: { phones: details.phones / 100, cables: { quantity: 7, cost: details.cables.cost / 100 } },
    },
    customDetails,
    counts: { mainPhones: 4, siteCount: 1, geographicNumbers: 1, portedNumbers: 0, callType: 'payAsYouGo' },
    email: 'claire@mairie.example.com',
  });
  await page.reload();
  await ready(page);
  await expect(summary(page).getByText(`4 postes principaux ${model}, 1 site`)).toBeVisible();
  expect(await page.evaluate(() => history.state.usr)).toEqual(state);
});

test('the contact page shows what the quote is for, and the visitor’s e-mail', async ({ page }) => {
  await openQuote(page);
  await fillSmallOffice(page);
  await field(page, 'Illimité').check();
  await showButton(page).click();
  await customOfferButton(page).click();
  await answer(page);
  await dialog(page).getByRole('button', { name: 'Envoyer' }).click();
  await expect(summary(page)).toContainText('Votre demande n’est pas encore partie.');
  for (const text of [
    `4 postes principaux ${model}, 1 site`,
    'Forfait Fixes France, 2 canaux',
    'claire@mairie.example.com',
  ]) {
    await expect(summary(page).getByText(text, { exact: true })).toBeVisible();
  }
  const address = await summary(page).getByRole('link', { name: 'Envoyer par e-mail' }).getAttribute('href');
  const body = new URL(address ?? '').searchParams.get('body') ?? '';
  expect(body).toMatch(/^Bonjour,\r\n\r\nJe souhaite une offre personnalisée\./);
  expect(body).toContain(`4 postes principaux ${model}, 1 site`);
  expect(body).toContain('Mes coordonnées\u00a0: claire@mairie.example.com');
});

test('more phones than the form prices are passed on too', async ({ page }) => {
  await openQuote(page);
  await fill(page, { 'Postes principaux': '80', 'Nombre de sites': '7' });
  await customOfferButton(page).click();
  await answer(page);
  await dialog(page).getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByText(`80 postes principaux ${model}, 7 sites`, { exact: true })).toBeVisible();
});

test('the dialog says that nothing is sent before a last check', async ({ page }) => {
  await openQuote(page);
  await customOfferButton(page).click();
  await expect(dialog(page)).toContainText('Étape suivante : vous relisez, puis vous envoyez.');
});

test('without a valid quote only the answers are passed', async ({ page }) => {
  await openQuote(page);
  await customOfferButton(page).click();
  await answer(page);
  await dialog(page).getByRole('button', { name: 'Envoyer' }).click();
  await page.waitForURL(/#\/contact$/);
  expect(await page.evaluate(() => history.state.usr)).toMatchObject({ origin: 'quote', quote: null, customDetails });
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

test('missing answers are named in French, and each message leaves with its answer', async ({ page }) => {
  await openQuote(page);
  await customOfferButton(page).click();
  await dialog(page).locator('[name=preferredInstallDate]').selectOption('3-months');
  await dialog(page).getByRole('button', { name: 'Envoyer' }).click();
  const [system, needs, budget] = ['existingSystem', 'specificNeeds', 'budget'].map((name) =>
    dialog(page).locator(`[name=${name}]`),
  ) as [Locator, Locator, Locator];
  const summary = dialog(page).getByRole('alert');
  await expect(summary).toContainText('Quelques points à corriger');
  await expect(summary.getByRole('link', { name: 'Ce champ est requis' })).toHaveCount(3);
  await expect(system).toBeFocused();
  await expect(summary).toBeInViewport();
  for (const control of [system, needs, budget]) {
    expect(await messageOf(control)).toBe('Ce champ est requis');
    await expect(control).toHaveAttribute('aria-invalid', 'true');
  }
  await summary.getByRole('listitem').filter({ hasText: 'Budget mensuel' }).getByRole('link').click();
  await expect(budget).toBeFocused();
  await budget.selectOption('300-500');
  await expect(budget).not.toHaveAttribute('aria-invalid');
  await needs.fill('Un interphone à la grille');
  await expect(summary).toContainText('Un point à corriger');
  await system.selectOption('ip');
  await expect(summary).toBeEmpty();
  await dialog(page).getByRole('button', { name: 'Envoyer' }).click();
  await expect(page).toHaveURL(/#\/contact$/);
});

test('« Fermer », Escape and a press on the backdrop close the dialog and return the focus', async ({ page }) => {
  await openQuote(page);
  for (const [way, close] of [
    ['« Fermer »', () => dialog(page).getByRole('button', { name: 'Fermer' }).click()],
    ['Escape', () => page.keyboard.press('Escape')],
    ['the backdrop', () => page.mouse.click(5, 5)],
  ] as const) {
    await customOfferButton(page).click();
    await expect(dialog(page).locator('[name=existingSystem]'), way).toBeFocused();
    await close();
    await expect(page.getByRole('dialog'), way).toHaveCount(0);
    await expect(customOfferButton(page), way).toBeFocused();
    expect(page.url(), way).toContain('#/quote');
  }
});

test.describe('if its code can’t be loaded', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('the page says so and remains usable', async ({ page }) => {
    await openQuote(page);
    await fillSmallOffice(page);
    await page.route('**/assets/CustomOfferDialog-*', (route) => route.abort());
    await customOfferButton(page).click();
    await expect(page.getByText('Ce contenu n’a pas pu être chargé')).toBeVisible();
    await showButton(page).click();
    await expect(page.getByRole('region', { name: 'Votre devis' })).toBeVisible();
  });
});
