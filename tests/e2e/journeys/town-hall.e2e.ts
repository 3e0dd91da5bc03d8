import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/fixtures.ts';
import type { QuotePage } from '#tests/e2e/quote/quote-page.ts';
import { Typist } from '#tests/e2e/typist.ts';

const sites = [
  '1 place de la Mairie, 20000 Ajaccio',
  '2 rue de l’École, 20000 Ajaccio',
  '3 quai du Port, 20000 Ajaccio',
];

const emergency = [
  '1 place de la Mairie, Entrée des services, 20000 Ajaccio',
  '2 rue de l’École, Aile B, 2e étage, 20000 Ajaccio',
  '3 quai du Port, Portail nord, 20000 Ajaccio',
];

test.use({ expectedMessages: /422/ });

/** Where a whole address may be typed as well. */
const streetOf = (page: Page, address: string): Locator =>
  page.getByRole('group', { name: address }).getByLabel('Numéro et rue, ou lieu-dit');

const townHall = { siteCount: '3', mainPhones: '9', email: 'accueil@mairie.example.com' };

/** Orders them on the quote page. */
async function orderFromQuote(quote: QuotePage, typist: Typist): Promise<void> {
  await quote.open();
  const count = quote.field('Nombre de sites');
  await typist.tabTo(count);
  await typist.press('Control+A');
  await typist.type(count, townHall.siteCount);
  await typist.type(quote.field('Postes principaux'), townHall.mainPhones);
  await typist.type(quote.field('Adresse e-mail'), townHall.email);
  await typist.press('Enter');
  await expect(quote.region).toContainText('3 sites');
  await typist.use(quote.terms);
  await typist.tabTo(quote.orderButton);
  await typist.press('Enter');
}

test('three sites and emergency addresses by keyboard alone; purchase order later', async ({ page, quote }) => {
  test.setTimeout(90_000);
  const typist = new Typist(page);
  await orderFromQuote(quote, typist);
  // The quote page has a hidden field called SIRET as well.
  await expect(page.getByRole('heading', { name: 'Vérifiez, complétez, commandez' })).toBeVisible();
  await typist.type(page.getByLabel('SIRET'), '21200600100003');
  await expect(page.getByRole('radio', { name: 'un organisme public' })).toBeChecked();
  await typist.type(page.getByLabel('Entreprise ou organisme'), 'Mairie d’Ajaccio');
  await typist.type(page.getByLabel('Votre nom'), 'Claire Ottavi');
  await typist.type(page.getByLabel('Téléphone', { exact: true }), '0465710011');
  for (const [index, site] of sites.entries())
    await typist.type(streetOf(page, `Site ${index + 1} : adresse des locaux`), site);
  await typist.use(page.getByLabel('Mêmes adresses pour les secours'));
  for (const [index, address] of emergency.entries())
    await typist.type(streetOf(page, `Site ${index + 1} : adresse pour les secours`), address);
  await typist.use(page.getByRole('checkbox', { name: /^J’accepte/ }));
  await typist.tabTo(quote.button('Commander avec obligation de paiement'));
  await typist.press('Enter');
  await expect(page.getByRole('heading', { name: 'Merci, votre commande est confirmée' })).toBeVisible();
  typist.expectShort(test.info());
  for (const address of [...sites, ...emergency]) await expect(page.getByText(address, { exact: true })).toBeVisible();
  await expect(page.getByText('IBAN')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Vos coordonnées' })).toContainText('OrganismeMairie d’Ajaccio');
  await expect(page.getByRole('listitem').filter({ hasText: 'À vous' })).toContainText('Bon de commande');

  // Later, without the number at first.
  await page.goto(page.url());
  const number = page.getByLabel('Numéro d’engagement');
  const code = page.getByLabel('Code service Chorus Pro');
  await typist.type(code, '210');
  await typist.press('Enter');
  await expect(number).toHaveAccessibleDescription(/Indiquez le numéro d’engagement/);
  await expect(code).toHaveValue('210');
  await typist.type(number, 'EJ 2026-0042');
  await typist.press('Enter');
  await expect(page.getByRole('heading', { name: 'Merci, nous préparons votre commande' })).toBeVisible();
  await expect(page.getByText('EJ 2026-0042, code service 210')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'À nous' })).toContainText('Préparation');
});
