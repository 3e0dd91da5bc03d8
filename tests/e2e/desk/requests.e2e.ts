import type { Page } from '@playwright/test';
import { expect, open, ready, test } from '#tests/e2e/fixtures.ts';
import type { QuotePage } from '#tests/e2e/quote/quote-page.ts';
import { desk, openDesk } from './desk-steps.ts';

// What the tests refuse on purpose, and the probe that they stop.
test.use({ expectedMessages: /status of 422|ERR_FAILED/ });

/** Leads from the quote to the contact page with the four answers of a custom offer. */
async function askForOffer(quote: QuotePage, email: string): Promise<void> {
  await quote.open();
  await quote.fill({ 'Adresse e-mail': email, 'Postes principaux': '80' });
  await quote.askForOffer();
}

/** Waits for a request on the desk's list, 2 s at most once it is sent. */
async function expectAtDesk(office: Page, name: string, press: () => Promise<void>): Promise<void> {
  await press();
  const list = async (): Promise<string> => await (await office.request.get(`${desk}/demandes`)).text();
  await expect.poll(list, { intervals: [50], timeout: 2000 }).toContain(name);
}

const send = (page: Page) => page.getByRole('button', { name: 'Envoyer ma demande' });

test('a custom offer is at the desk within 2 s, without mail', async ({ page, quote, service }) => {
  const company = `Hôtel ${crypto.randomUUID().slice(0, 8)}`;
  await askForOffer(quote, 'claire@hotel.example.org');
  await quote.field('Votre nom (facultatif)').fill('Claire Ottavi');
  await quote.field('Votre entreprise (facultatif)').fill(company);
  await quote.field('Votre téléphone (facultatif)').fill('04 95 26 20 09');
  const office = await page.context().newPage();
  await openDesk(office, service);
  await expectAtDesk(office, company, () => send(page).click());
  await expect(page.getByRole('heading', { name: 'Votre demande d’offre est arrivée' })).toBeVisible();
  const reference = page.getByText(/OFF-\w{8}/).first();
  const given = await reference.textContent();
  await page.goBack();
  await expect(page.getByText('Vous avez envoyé cette demande.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Vous avez envoyé cette demande.')).toBeVisible();
  await send(page).click();
  await expect(reference).toHaveText(given ?? '');
  await office.goto(`${desk}/demandes`);
  await office.getByRole('link', { name: company }).click();
  await expect(office.getByText('Un interphone à la grille').first()).toBeVisible();
  await expect(office.getByText('Mes coordonnées')).toHaveCount(0);
  await expect(office.getByLabel('Raison')).toBeHidden();
  await office.getByRole('radio', { name: 'Perdu' }).check();
  await expect(office.getByLabel('Raison')).toBeVisible();
});

test('without the service the request stays on the page with all that was typed, and its other ways', async ({
  page,
  quote,
}) => {
  await askForOffer(quote, 'claire.hotel');
  await send(page).click();
  await expect(quote.field('Votre adresse e-mail')).toBeFocused();
  await quote.field('Votre adresse e-mail').fill('claire@hotel.example.org');
  await quote.field('Votre nom (facultatif)').fill('Claire Ottavi');
  await page.route('**/supervision/vivant', (route) => route.abort());
  await send(page).click();
  await expect(page.getByText('Le service ne répond pas. Rien n’est perdu')).toBeVisible();
  await page.reload();
  await ready(page);
  await expect(quote.field('Votre adresse e-mail')).toHaveValue('claire@hotel.example.org');
  await expect(quote.field('Votre nom (facultatif)')).toHaveValue('Claire Ottavi');
  await expect(page.getByRole('link', { name: 'Envoyer par e-mail' })).toHaveAttribute('href', /^mailto:.*Ottavi/);
  await page.unroute('**/supervision/vivant');
  await send(page).click();
  await expect(page.getByText('Votre demande d’offre est arrivée')).toBeVisible();
});

test('a termination goes from the footer to the desk by the keyboard, within 2 s', async ({ page, service }) => {
  const name = `Les Amis du Four ${crypto.randomUUID().slice(0, 8)}`;
  await open(page, '/');
  await ready(page);
  await page.getByRole('link', { name: 'Résilier mon contrat' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Titulaire du contrat').focus();
  for (const text of [name, 'four@asso.example.org', '04 95 26 20 09']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Vérifiez votre demande' })).toBeVisible();
  const office = await page.context().newPage();
  await openDesk(office, service);
  await page.getByRole('button', { name: 'Notifier la résiliation' }).focus();
  await expectAtDesk(office, name, () => page.keyboard.press('Enter'));
  await expect(page.getByRole('heading', { name: 'Votre demande de résiliation est arrivée' })).toBeVisible();
  await office.goto(`${desk}/demandes`);
  await expect(office.getByRole('link', { name })).toContainText('Demande de résiliation, à traiter');
});
