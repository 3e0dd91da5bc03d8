import type { Locator, Page } from '@playwright/test';
import { cheapestOption, compareCosts, workingDaysPerMonth } from '#domain/calls/compare-plans.ts';
import { formatEuros } from '#domain/money.ts';
import { expect, test } from '#tests/e2e/fixtures.ts';
import { dialog, field, openQuote, planNames, quoteRegion, showQuote } from '#tests/e2e/quote/quote-steps.ts';
import { catalogue } from '#tests/e2e/today.ts';
import { rateOf } from './call-rates-steps.ts';

// The two tools that advise on calls: which plan, how many channels.

const french = { fixed: rateOf('France', 'FIX').rate, mobile: rateOf('France', 'MOB').rate };

/** « Quel forfait choisir ? », beside the choice of calls. */
const advice = (page: Page): Locator => page.getByRole('button', { name: /^Quel forfait choisir/ });

test('two questions lead to one plan, or to pay-as-you-go, and a shown quote follows', async ({ page }) => {
  await showQuote(page);
  const heading = page.getByRole('heading', { name: 'Votre devis' });
  await advice(page).press('Enter');
  const hours = dialog(page).getByRole('slider', { name: 'Heures d’appels par jour, pour toute l’équipe' });
  await dialog(page).getByLabel('Oui').check();
  await hours.press('End');
  await expect(dialog(page)).toContainText(`Le moins cher\u00a0: ${planNames['france-all']}`);
  await dialog(page).getByRole('button', { name: 'Choisir ce forfait' }).press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(heading).toBeFocused();
  await expect(field(page, 'Illimité')).toBeChecked();
  await expect(field(page, planNames['france-all'])).toBeChecked();
  await expect(
    quoteRegion(page).getByRole('rowheader', { name: `${planNames['france-all']}, 2 canaux` }),
  ).toBeVisible();

  await advice(page).press('Enter');
  await dialog(page).getByLabel('Non').check();
  await hours.press('Home');
  await expect(hours).toHaveAttribute('aria-valuetext', '30\u00a0min');
  const costs = compareCosts(30 * workingDaysPerMonth, 25, 2, french, catalogue);
  await expect(dialog(page)).toContainText(
    `${formatEuros(costs[0]?.cents ?? 0)} HT par mois, appels compris, au lieu de ${formatEuros(cheapestOption(costs.slice(1))?.cents ?? 0)} HT`,
  );
  await dialog(page).getByRole('button', { name: 'Rester à la consommation' }).press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(field(page, 'À la consommation')).toBeChecked();
  await expect(quoteRegion(page).getByRole('rowheader', { name: /^Forfait d’appels/ })).toHaveCount(0);
  await expect(heading).toBeFocused();
});

test('the advice on plans needs no price', async ({ page }) => {
  await openQuote(page);
  await advice(page).click();
  await dialog(page).getByText('Comment nous comptons').click();
  await expect(dialog(page).getByRole('listitem')).toHaveCount(4);
  await dialog(page).getByRole('button', { name: 'Choisir ce forfait' }).click();
  await expect(field(page, planNames['france-all'])).toBeChecked();
  await expect(quoteRegion(page)).toHaveCount(0);
});

test('the channel advice sets the channels, and a shown quote follows', async ({ page }) => {
  await showQuote(page);
  await field(page, 'Illimité').check();
  await page.getByRole('button', { name: /^Combien de canaux/ }).click();
  await dialog(page)
    .getByLabel(/^Intense/)
    .check();
  const choose = dialog(page).getByRole('button', { name: /^Choisir \d+ canaux$/ });
  const channels = /\d+/.exec((await choose.textContent()) ?? '')?.[0] ?? '';
  await choose.click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(field(page, 'Canaux simultanés')).toHaveValue(channels);
  await expect(quoteRegion(page)).toContainText(`${channels} canaux`);
});
