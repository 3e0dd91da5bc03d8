import { formatWholeEuros } from '#domain/money.ts';
import { expect, test } from '#tests/e2e/fixtures.ts';
import { field, quoteFor, quoteRegion, showButton } from '#tests/e2e/quote/quote-steps.ts';
import { confirm, fillAll } from './payment-steps.ts';

test.use({ javaScriptEnabled: false, expectedMessages: /422/ });

test('a visitor without scripts goes from the home page to a confirmed order, a mistake on the way', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Tarifs' }).first().click();
  await field(page, 'Postes principaux').fill('quatre');
  await showButton(page).click();
  await expect(field(page, 'Postes principaux')).toHaveAccessibleDescription(/Saisissez un nombre entier positif/);
  await expect(field(page, 'Postes principaux')).toHaveValue('quatre');
  await field(page, 'Postes principaux').fill('4');
  await showButton(page).click();
  await expect(quoteRegion(page)).toContainText(formatWholeEuros(quoteFor({ mainPhones: '4' }).oneTime));

  // Whoever gets the address sees the same.
  await page.goto((await page.getByRole('link', { name: /devis=/ }).getAttribute('href')) ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voici le devis qui vous a été transmis');
  await field(page, 'Adresse e-mail').fill('claire@mairie.example.com');
  await field(page, 'J’accepte les conditions générales de vente').check();
  await page.getByRole('button', { name: 'Commander', exact: true }).click();
  await fillAll(page);
  await confirm(page);
});
