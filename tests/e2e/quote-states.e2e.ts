import { expect, test } from './fixtures.ts';
import {
  collectStatistics,
  field,
  fill,
  fillSmallOffice,
  openQuote,
  orderButton,
  quoteRegion,
  showButton,
  terms,
} from './quote-steps.ts';

test('is not computed, then computed when a valid form is submitted', async ({ page }) => {
  await openQuote(page);
  await fillSmallOffice(page);
  await expect(quoteRegion(page)).toHaveCount(0);
  await showButton(page).click();

  const quote = quoteRegion(page);
  await expect(quote).toContainText('898 € HT');
  await expect(quote).toContainText('38 € HT');
  await expect(quote).toContainText('soit 10 € HT par poste');
  await expect(
    page.getByRole('status').filter({ hasText: 'Devis calculé : 898 € HT à la commande, 38 € HT par mois' }),
  ).toHaveCount(1);
});

test('is computed by Enter in a field, too', async ({ page }) => {
  await openQuote(page);
  await fillSmallOffice(page);
  await field(page, 'Adresse e-mail').press('Enter');
  await expect(quoteRegion(page)).toBeVisible();
});

test('« Commander » without a quote computes it and orders nothing', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/paiement')) posts.push(request.url());
  });
  await openQuote(page);
  await fillSmallOffice(page);
  await terms(page).check();
  await orderButton(page).click();
  await expect(quoteRegion(page)).toBeVisible();
  expect(posts).toEqual([]);
});

for (const [label, value] of [
  ['Postes principaux', '5'],
  ['Postes secondaires', '1'],
  ['Postes sans fil', '1'],
  ['Nombre de sites', '2'],
  ['Numéros géographiques', '2'],
  ['Numéros à conserver (portabilité)', '1'],
  ['Adresse e-mail', 'autre@example.com'],
] as const) {
  test(`an edit of « ${label} » hides the quote until it is asked for again`, async ({ page }) => {
    await openQuote(page);
    await fillSmallOffice(page);
    await showButton(page).click();
    await expect(quoteRegion(page)).toBeVisible();
    await field(page, label).fill(value);
    await expect(quoteRegion(page)).toHaveCount(0);
    await showButton(page).click();
    await expect(quoteRegion(page)).toBeVisible();
  });
}

test('the choice of calls recalculates at once, the terms change nothing, and neither sends statistics', async ({
  page,
}) => {
  const statistics = await collectStatistics(page);
  await openQuote(page);
  await fillSmallOffice(page);
  await expect(field(page, 'Canaux simultanés')).toBeHidden();
  await showButton(page).click();
  const monthly = quoteRegion(page).locator('dd').nth(1);
  await expect(monthly).toContainText('38 € HT');

  await field(page, 'Illimité').check();
  await expect(monthly).toContainText('47 € HT');
  await field(page, 'Canaux simultanés').selectOption('10');
  await expect(monthly).toContainText('83 € HT');
  await field(page, 'Fixes et mobiles France').check();
  await expect(monthly).toContainText('151 € HT');
  await expect(quoteRegion(page)).toContainText('112,50 € HT');
  await field(page, 'International').check();
  await expect(monthly).toContainText('226 € HT');
  await terms(page).check();
  await terms(page).uncheck();
  await expect(monthly).toContainText('226 € HT');
  await field(page, 'À la consommation').check();
  await expect(monthly).toContainText('38 € HT');
  await expect(field(page, 'Canaux simultanés')).toBeHidden();
  expect(statistics).toHaveLength(1);
});

test('a virtual solution puts the phones back to 0, hides them and counts users', async ({ page }) => {
  await openQuote(page);
  await fillSmallOffice(page);
  await expect(field(page, 'Nombre d’utilisateurs')).toBeHidden();
  await field(page, /^Solution 100/).check();
  for (const label of ['Postes principaux', 'Postes secondaires', 'Postes sans fil']) {
    await expect(field(page, label)).toBeHidden();
    await expect(field(page, label)).toHaveValue('0');
  }
  await expect(field(page, 'Nombre de sites')).toBeVisible();
  await fill(page, {
    'Nombre d’utilisateurs': '7',
    'Numéros géographiques': '12',
    'Numéros à conserver (portabilité)': '11',
  });
  await showButton(page).click();
  await expect(quoteRegion(page)).toContainText('160 € HT');
  await expect(quoteRegion(page)).toContainText('87 € HT');
  await expect(quoteRegion(page)).toContainText('soit 12 € HT par utilisateur');

  await field(page, /^Solution 100/).uncheck();
  await expect(quoteRegion(page)).toHaveCount(0);
  await expect(field(page, 'Postes principaux')).toBeVisible();
  await expect(field(page, 'Postes principaux')).toHaveValue('0');
});

test('every line has quantity, price and amount, zeros included, and the lines add up', async ({ page }) => {
  await openQuote(page);
  await fill(page, {
    'Postes principaux': '2',
    'Postes secondaires': '3',
    'Postes sans fil': '1',
    'Nombre de sites': '2',
    'Adresse e-mail': 'claire@mairie.example.com',
  });
  await field(page, 'Illimité').check();
  await field(page, 'Canaux simultanés').selectOption('6');
  await field(page, 'Fixes et mobiles France').check();
  await showButton(page).click();

  const table = page.getByRole('table', { name: /Détail du devis/ });
  const rows = await table
    .getByRole('row')
    .evaluateAll((found) =>
      found.map((row) => [...row.children].map((cell) => (cell.textContent ?? '').replaceAll(/\s/g, ' '))),
    );
  expect(rows).toEqual([
    ['Désignation', 'Qté', 'Prix unitaire', 'Montant'],
    ['À la commande'],
    ['Poste principal Yealink T46U', '2', '116,00 € HT', '232,00 € HT'],
    ['Poste secondaire Yealink T33G', '3', '63,00 € HT', '189,00 € HT'],
    ['Poste sans fil Yealink W73P', '1', '98,00 € HT', '98,00 € HT'],
    ['Switch 16 ports PoE', '2', '141,00 € HT', '282,00 € HT'],
    ['Cordon RJ45', '11', '3,00 € HT', '33,00 € HT'],
    ['Box Neolis, une par site', '2', '289,00 € HT', '578,00 € HT'],
    ['Mise en service : Offerte', '1', '0,00 € HT', '0,00 € HT'],
    ['Livraison', '1', '45,00 € HT', '45,00 € HT'],
    ['2 lignes à 0 €'],
    ['Switch 8 ports, dont 4 PoE', '0', '79,00 € HT', '0,00 € HT'],
    ['Portabilité, par tranche de 10 numéros', '0', '80,00 € HT', '0,00 € HT'],
    ['Total à la commande', '1 457 € HT'],
    ['Par mois'],
    ['Licence par poste', '6', '9,00 € HT', '54,00 € HT'],
    ['Numéro géographique', '1', '2,00 € HT', '2,00 € HT'],
    [expect.stringMatching(/^Forfait d’appels illimités/), '1', '67,50 € HT', '67,50 € HT'],
    ['Sous-total avant arrondi', '123,50 € HT'],
    ['Arrondi à l’euro', '0,50 € HT'],
    ['Total par mois', '124 € HT'],
  ]);
});

test('the lines at zero are folded on screen, and whole on paper', async ({ page }) => {
  await openQuote(page);
  await fillSmallOffice(page);
  await showButton(page).click();
  const fold = quoteRegion(page).getByRole('button', { name: /^\d lignes à 0/ });
  const zero = quoteRegion(page).getByRole('row', { name: /^Poste secondaire/ });
  const height = async () => (await zero.boundingBox())?.height ?? 0;
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(zero).toHaveCount(1);
  expect(await height()).toBeLessThanOrEqual(1);
  expect(
    (
      await quoteRegion(page)
        .getByRole('row', { name: /^Mise en service/ })
        .boundingBox()
    )?.height,
  ).toBeGreaterThan(12);

  await page.emulateMedia({ media: 'print' });
  await expect(fold).toBeHidden();
  expect(await height()).toBeGreaterThan(12);
  await page.emulateMedia({ media: 'screen' });

  await fold.press('Enter');
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  expect(await height()).toBeGreaterThan(12);
  await fold.press('Enter');
  expect(await height()).toBeLessThanOrEqual(1);
});

test('nothing moves when the quote appears or goes', async ({ page }) => {
  await openQuote(page);
  await fillSmallOffice(page);
  const place = async () => [(await showButton(page).boundingBox())?.y, (await orderButton(page).boundingBox())?.y];
  await showButton(page).scrollIntoViewIfNeeded();
  const before = await place();
  await showButton(page).click();
  await expect(quoteRegion(page)).toBeVisible();
  expect(await place()).toEqual(before);
  await field(page, 'Adresse e-mail').press('x');
  await expect(quoteRegion(page)).toHaveCount(0);
  expect(await place()).toEqual(before);
});
