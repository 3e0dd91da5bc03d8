import type { Page } from '@playwright/test';
import { formatEuros } from '#domain/money.ts';
import type { QuoteForm } from '#domain/quote/form/quote-form.ts';
import { monthlyPerExtension } from '#domain/quote/price/price-quote.ts';
import { chooseEssentialCookies, expect, test } from '#tests/e2e/fixtures.ts';
import {
  collectOrders,
  collectStatistics,
  field,
  fill,
  fillSmallOffice,
  openQuote,
  orderButton,
  planNames,
  quoteFor,
  quoteRegion,
  requestFor,
  showButton,
  showQuote,
  smallOffice,
  terms,
  total,
} from './quote-steps.ts';

/** The monthly price for each phone or user. */
const perExtension = (entries: Partial<QuoteForm>) =>
  total(monthlyPerExtension(requestFor(entries), quoteFor(entries)));

test('is not computed, then computed when a valid form is submitted', async ({ page }) => {
  await openQuote(page);
  await fillSmallOffice(page);
  await expect(quoteRegion(page)).toHaveCount(0);
  await showButton(page).click();

  const quote = quoteRegion(page);
  const { oneTime, monthly } = quoteFor(smallOffice);
  await expect(quote).toContainText(total(oneTime));
  await expect(quote).toContainText(total(monthly));
  await expect(quote).toContainText(`soit ${perExtension(smallOffice)} par poste`);
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: `Devis calculé : ${total(oneTime)} à la commande, ${total(monthly)} par mois` }),
  ).toHaveCount(1);
});

test('a double click computes the price once and orders nothing', async ({ page }) => {
  const statistics = await collectStatistics(page);
  const orders = await collectOrders(page);
  await openQuote(page);
  await fillSmallOffice(page);
  await terms(page).check();

  await orderButton(page).dblclick();
  const notOrdered = 'Voici votre prix : vérifiez-le, puis commandez.';
  await expect(page.getByRole('status').filter({ hasText: notOrdered })).toHaveCount(1);
  await showButton(page).dblclick();
  await expect(quoteRegion(page)).toBeVisible();
  await expect.poll(() => statistics).toHaveLength(2);
  expect(orders).toEqual([]);

  await orderButton(page).click();
  await expect.poll(() => orders).toHaveLength(1);
});

test('an order pressed right after an edit is not placed at the price before it', async ({ page }) => {
  const orders = await collectOrders(page);
  await showQuote(page);
  await terms(page).check();
  await editAndPress(page, 'Postes principaux', '5');
  await expect(page.getByText('Voici votre prix')).toBeVisible();
  await expect(quoteRegion(page)).toContainText(total(quoteFor({ mainPhones: '5' }).oneTime));
  expect(orders).toEqual([]);
});

test('an order pressed right after the terms are accepted is placed', async ({ page }) => {
  const orders = await collectOrders(page);
  await showQuote(page);
  await editAndPress(page, 'J’accepte les conditions générales de vente', true);
  await expect.poll(() => orders).toHaveLength(1);
});

test('the choice of calls counts at once, the terms don’t; neither sends statistics', async ({ page }) => {
  const statistics = await collectStatistics(page);
  await openQuote(page);
  await fillSmallOffice(page);
  await expect(field(page, 'Canaux simultanés')).toBeHidden();
  await showButton(page).click();
  const monthly = quoteRegion(page).locator('dd').nth(1);
  const payAsYouGo = total(quoteFor(smallOffice).monthly);
  const unlimited = (channels: string, callPlanType: string) =>
    quoteFor({ ...smallOffice, callType: 'unlimited', channels, callPlanType });
  await expect(monthly).toContainText(payAsYouGo);

  await field(page, 'Illimité').check();
  await expect(monthly).toContainText(total(unlimited('2', 'france-fix').monthly));
  await field(page, 'Canaux simultanés').selectOption('10');
  await expect(monthly).toContainText(total(unlimited('10', 'france-fix').monthly));
  await field(page, planNames['france-all']).check();
  const withMobiles = unlimited('10', 'france-all');
  await expect(monthly).toContainText(total(withMobiles.monthly));
  await expect(quoteRegion(page)).toContainText(`${formatEuros(withMobiles.details.monthlyUnlimited ?? 0)} HT`);
  await field(page, 'International').check();
  const abroad = total(unlimited('10', 'international').monthly);
  await expect(monthly).toContainText(abroad);
  await terms(page).check();
  await terms(page).uncheck();
  await expect(monthly).toContainText(abroad);
  await field(page, 'À la consommation').check();
  await expect(monthly).toContainText(payAsYouGo);
  await expect(field(page, 'Canaux simultanés')).toBeHidden();
  expect(statistics).toHaveLength(1);
});

test('virtual mode resets the phones to 0, hides them and counts users', async ({ page }) => {
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
  const entries = { virtualOnly: true, userCount: '7', geographicNumbers: '12', portedNumbers: '11' };
  const { oneTime, monthly } = quoteFor(entries);
  await expect(quoteRegion(page)).toContainText(total(oneTime));
  await expect(quoteRegion(page)).toContainText(total(monthly));
  await expect(quoteRegion(page)).toContainText(`soit ${perExtension(entries)} par utilisateur`);

  await field(page, /^Solution 100/).uncheck();
  await expect(quoteRegion(page)).toHaveCount(0);
  await expect(field(page, 'Postes principaux')).toBeVisible();
  await expect(field(page, 'Postes principaux')).toHaveValue('0');
});

/** Changes a control and presses « Commander » before the page can render anything. */
async function editAndPress(page: Page, label: string, value: string | true): Promise<void> {
  const button = await orderButton(page).elementHandle();
  await field(page, label).evaluate(
    (control: HTMLInputElement, edit) => {
      if (edit.value === true) control.checked = true;
      else control.value = edit.value;
      control.dispatchEvent(new Event('input', { bubbles: true }));
      (edit.button as HTMLElement | null)?.click();
    },
    { button, value },
  );
}

test('nothing moves when the quote appears or disappears, at any size', async ({ page }) => {
  await chooseEssentialCookies(page);
  await openQuote(page);
  const place = async () => [(await showButton(page).boundingBox())?.y, (await orderButton(page).boundingBox())?.y];
  for (const [width, height] of [
    [1280, 720],
    [360, 640],
  ] as const) {
    const size = `${width}×${height}`;
    await page.setViewportSize({ width, height });
    await fillSmallOffice(page);
    // Neither a press nor typing has to scroll there.
    await field(page, 'Adresse e-mail').evaluate((input) =>
      input.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    const before = await place();
    await showButton(page).click();
    await expect(quoteRegion(page)).toBeVisible();
    expect(await place(), `${size}, it appears`).toEqual(before);
    await field(page, 'Adresse e-mail').press('x');
    await expect(quoteRegion(page)).toHaveCount(0);
    expect(await place(), `${size}, it disappears`).toEqual(before);
  }
});
