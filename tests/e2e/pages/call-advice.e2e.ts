import type { Locator, Page } from '@playwright/test';
import { cheapestOption, compareCosts, workingDaysPerMonth } from '#domain/calls/compare-plans.ts';
import { formatEuros } from '#domain/money.ts';
import { expect, test } from '#tests/e2e/fixtures.ts';
import { planNames } from '#tests/e2e/quote/quote-page.ts';
import { catalogue } from '#tests/e2e/today.ts';
import { rateOf } from './call-rates-steps.ts';

// The two tools that advise on calls: which plan, how many channels.

const french = { fixed: rateOf('France', 'FIX').rate, mobile: rateOf('France', 'MOB').rate };

/** « Quel forfait choisir ? », beside the choice of calls. */
const advice = (page: Page): Locator => page.getByRole('button', { name: /^Quel forfait choisir/ });

test('two questions lead to one plan, or to pay-as-you-go, and a shown quote follows', async ({ page, quote }) => {
  await quote.show();
  const heading = page.getByRole('heading', { name: 'Votre devis' });
  await advice(page).press('Enter');
  const hours = quote.dialog.getByRole('slider', { name: 'Heures d’appels par jour, pour toute l’équipe' });
  await quote.dialog.getByLabel('Oui').check();
  await hours.press('End');
  await expect(quote.dialog).toContainText(`Le moins cher\u00a0: ${planNames['france-all']}`);
  // The channels advised for four phones, which pay-as-you-go doesn't ask for.
  await expect(quote.dialog).toContainText('Forfaits comptés pour 3\u00a0canaux');
  await quote.dialog.getByRole('button', { name: 'Choisir ce forfait' }).press('Enter');
  await expect(quote.dialog).toHaveCount(0);
  await expect(heading).toBeFocused();
  await expect(quote.field('Illimité')).toBeChecked();
  await expect(quote.field(planNames['france-all'])).toBeChecked();
  await expect(quote.region.getByRole('rowheader', { name: `${planNames['france-all']}, 3 canaux` })).toBeVisible();

  await advice(page).press('Enter');
  await quote.dialog.getByLabel('Non').check();
  await hours.press('Home');
  await expect(hours).toHaveAttribute('aria-valuetext', '30\u00a0min');
  const costs = compareCosts(30 * workingDaysPerMonth, 25, 3, french, catalogue);
  await expect(quote.dialog).toContainText(
    `${formatEuros(costs[0]?.cents ?? 0)} HT par mois, appels compris, au lieu de ${formatEuros(cheapestOption(costs.slice(1))?.cents ?? 0)} HT`,
  );
  await quote.dialog.getByRole('button', { name: 'Payer à la consommation' }).press('Enter');
  await expect(quote.dialog).toHaveCount(0);
  await expect(quote.field('À la consommation')).toBeChecked();
  await expect(quote.region.getByRole('rowheader', { name: /^Forfait d’appels/ })).toHaveCount(0);
  await expect(heading).toBeFocused();
});

test('the advice on plans needs no price', async ({ page, quote }) => {
  await quote.open();
  await advice(page).click();
  // Nothing limits the hours while no phone is counted.
  await expect(quote.dialog.getByRole('slider')).toHaveAttribute('max', '24');
  await quote.dialog.getByText('Comment nous comptons').click();
  await expect(quote.dialog.getByRole('listitem')).toHaveCount(4);
  await quote.dialog.getByRole('button', { name: 'Choisir ce forfait' }).click();
  await expect(quote.field(planNames['france-all'])).toBeChecked();
  await expect(advice(page)).toBeFocused();
  await expect(quote.region).toHaveCount(0);
});

test('the channel advice sets the channels, and a shown quote follows', async ({ quote }) => {
  await quote.show();
  await quote.field('Illimité').check();
  await quote.button(/^Combien de canaux/).click();
  await quote.dialog.getByLabel(/^Intense/).check();
  const choose = quote.dialog.getByRole('button', { name: /^Choisir \d+ canaux$/ });
  const channels = /\d+/.exec((await choose.textContent()) ?? '')?.[0] ?? '';
  await choose.click();
  await expect(quote.dialog).toHaveCount(0);
  await expect(quote.field('Canaux simultanés')).toHaveValue(channels);
  await expect(quote.region).toContainText(`${channels} canaux`);
});
