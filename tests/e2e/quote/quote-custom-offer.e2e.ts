import type { Locator, Page } from '@playwright/test';
import { phoneName } from '#domain/quote/catalogue/phone-models.ts';
import { chooseEssentialCookies, expect, ready, test } from '#tests/e2e/fixtures.ts';
import { catalogue } from '#tests/e2e/today.ts';
import {
  customOfferButton,
  field,
  fill,
  fillSmallOffice,
  messageOf,
  openQuote,
  planNames,
  quoteFor,
  showButton,
  smallOffice,
} from './quote-steps.ts';

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

test('a custom offer passes quote and answers to the contact page, which shows them', async ({ page }) => {
  await chooseEssentialCookies(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await openQuote(page);
  await fillSmallOffice(page);
  await field(page, 'Illimité').check();
  await showButton(page).click();
  await customOfferButton(page).click();
  await expect(dialog(page)).toContainText('Étape suivante : vous relisez, puis vous envoyez.');
  await answer(page);
  await dialog(page).getByRole('button', { name: 'Envoyer' }).click();
  await page.waitForURL(/#\/contact$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const { oneTime, monthly, details } = quoteFor({ ...smallOffice, callType: 'unlimited' });
  const state = await page.evaluate(() => history.state.usr);
  expect(state).toMatchObject({
    origin: 'quote',
    quote: {
      oneTime: oneTime / 100,
      monthly: monthly / 100,
      details: { phones: details.phones / 100, cables: { quantity: 7, cost: details.cables.cost / 100 } },
    },
    customDetails,
    counts: { mainPhones: 4, siteCount: 1, geographicNumbers: 1, portedNumbers: 0, callType: 'unlimited' },
    email: 'claire@mairie.example.com',
  });
  // What is left to do has the focus and is in view: the request, its button, who is to be called back.
  await expect(summary(page).getByRole('heading')).toBeFocused();
  await expect(summary(page).getByRole('button', { name: 'Envoyer ma demande' })).toBeInViewport({ ratio: 1 });
  await field(page, 'Votre nom').fill('Claire Ottavi');
  await field(page, 'Votre téléphone').fill('04 65 71 00 11');
  const address = await summary(page).getByRole('link', { name: 'Envoyer par e-mail' }).getAttribute('href');
  expect(address).toMatch(/^mailto:/);
  const body = new URL(address ?? '').searchParams.get('body') ?? '';
  expect(body).toMatch(/^Bonjour,\r\n\r\nJe souhaite une offre personnalisée\./);
  expect(body).toContain(`4\u00a0postes principaux ${model}, 1\u00a0site`);
  expect(body).toContain('Mes coordonnées\u00a0: Claire Ottavi, 04 65 71 00 11, claire@mairie.example.com');
  await page.reload();
  await ready(page);
  expect(await page.evaluate(() => history.state.usr)).toEqual(state);
  await expect(summary(page)).toContainText('Votre demande n’est pas encore partie.');
  for (const text of [
    `4 postes principaux ${model}, 1 site`,
    `Forfait ${planNames['france-fix']}, 2\u00a0canaux`,
    'claire@mairie.example.com',
  ])
    await expect(summary(page).getByText('Bonjour,')).toContainText(text);
});

test('without a valid quote the answers are passed, and counts above those that the form prices', async ({ page }) => {
  await openQuote(page);
  await fill(page, { 'Postes principaux': '80', 'Nombre de sites': '7' });
  await customOfferButton(page).click();
  await answer(page);
  await dialog(page).getByRole('button', { name: 'Envoyer' }).click();
  await page.waitForURL(/#\/contact$/);
  expect(await page.evaluate(() => history.state.usr)).toMatchObject({ origin: 'quote', quote: null, customDetails });
  await expect(summary(page)).toContainText(`80 postes principaux ${model}, 7 sites`);
  await expect(summary(page)).toContainText('Je n’ai pas encore de devis.');
});

test('missing answers are named in French, and each message leaves with its answer', async ({ page }) => {
  await openQuote(page);
  await customOfferButton(page).click();
  await dialog(page).getByRole('button', { name: 'Envoyer' }).click();
  const names = ['existingSystem', 'specificNeeds', 'preferredInstallDate', 'budget'];
  const [system, needs, date, budget] = names.map((name) => dialog(page).locator(`[name=${name}]`)) as [
    ...[Locator, Locator, Locator, Locator],
  ];
  const summary = dialog(page).getByRole('alert');
  await expect(summary).toContainText('Quelques points à corriger');
  await expect(summary.getByRole('link', { name: 'Ce champ est requis' })).toHaveCount(4);
  await expect(system).toBeFocused();
  await expect(summary).toBeInViewport();
  for (const control of [system, needs, date, budget]) {
    expect(await messageOf(control)).toBe('Ce champ est requis');
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    expect(await control.evaluate((element: HTMLInputElement) => element.validity.valueMissing)).toBe(true);
  }
  await summary.getByRole('listitem').filter({ hasText: 'Budget mensuel' }).getByRole('link').click();
  await expect(budget).toBeFocused();
  await budget.selectOption('300-500');
  await expect(budget).not.toHaveAttribute('aria-invalid');
  await date.selectOption('3-months');
  await needs.fill('Un interphone à la grille');
  await expect(summary).toContainText('Un point à corriger');
  await system.selectOption('ip');
  await expect(summary).toBeEmpty();
  await dialog(page).getByRole('button', { name: 'Envoyer' }).click();
  await expect(page).toHaveURL(/#\/contact$/);
});
