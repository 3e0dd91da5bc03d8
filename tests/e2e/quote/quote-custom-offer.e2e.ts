import type { Page } from '@playwright/test';
import { phoneName } from '#domain/quote/catalogue/phone-models.ts';
import { expect, ready, test } from '#tests/e2e/fixtures.ts';
import { catalogue } from '#tests/e2e/today.ts';
import { customDetails, planNames, quoteFor, smallOffice } from './quote-page.ts';

const model = phoneName(catalogue.oneTime.phones.T46U);
const summary = (page: Page) => page.getByRole('region', { name: 'Votre demande d’offre personnalisée' });

test('a custom offer passes quote and answers to the contact page, which shows them', async ({ page, quote }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await quote.open();
  await quote.fillSmallOffice();
  await quote.field('Illimité').check();
  await quote.showButton.click();
  await quote.askForOffer();
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
  await quote.field('Votre nom (facultatif)').fill('Claire Ottavi');
  await quote.field('Votre téléphone (facultatif)').fill('04 65 71 00 11');
  const address = await summary(page).getByRole('link', { name: 'Envoyer par e-mail' }).getAttribute('href');
  expect(new URL(address ?? '').searchParams.get('body')).toContain(
    'Mes coordonnées : Claire Ottavi, 04 65 71 00 11, claire@mairie.example.com',
  );
  await page.reload();
  await ready(page);
  await expect(quote.field('Votre nom (facultatif)')).toHaveValue('Claire Ottavi');
  await expect(quote.field('Votre téléphone (facultatif)')).toHaveValue('04 65 71 00 11');
  // A link to this page changes nothing.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  expect(await page.evaluate(() => history.state.usr)).toEqual(state);
  await expect(summary(page)).toContainText('Votre demande n’est pas encore partie.');
  for (const text of [
    `4 postes principaux ${model}, 1 site`,
    `Forfait ${planNames['france-fix']}, 2\u00a0canaux`,
    'claire@mairie.example.com',
  ])
    await expect(summary(page).getByText('Bonjour,')).toContainText(text);
});

test('what was answered to the dialog stays through Escape, and Back from the contact page', async ({
  page,
  quote,
}) => {
  const answer = (name: string) => quote.dialog.locator(`[name=${name}]`);
  await quote.open();
  await quote.customOfferButton.click();
  await answer('specificNeeds').fill('Un fax');
  await page.keyboard.press('Escape');
  await expect(quote.dialog).toHaveCount(0);
  await quote.customOfferButton.click();
  await expect(answer('specificNeeds')).toHaveValue('Un fax');
  await expect(answer('budget')).toHaveValue('');
  await page.keyboard.press('Escape');
  await quote.askForOffer();
  await page.goBack();
  await quote.customOfferButton.click();
  for (const [name, text] of Object.entries(customDetails)) await expect(answer(name), name).toHaveValue(text);
  // As an address for a mail program, this is longer than some browsers open.
  await answer('specificNeeds').fill('Un interphone à la grille. '.repeat(40));
  await quote.dialog.getByRole('button', { name: 'Envoyer' }).click();
  await expect(summary(page).getByRole('button', { name: 'Copier la demande' })).toBeVisible();
  await expect(summary(page).getByRole('link', { name: 'Envoyer par e-mail' })).toHaveCount(0);
});
