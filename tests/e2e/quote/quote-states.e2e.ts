import { formatEuros } from '#domain/money.ts';
import type { QuoteForm } from '#domain/quote/form/quote-form.ts';
import { monthlyPerExtension } from '#domain/quote/price/price-quote.ts';
import { expect, test } from '#tests/e2e/fixtures.ts';
import { planNames, type QuotePage, quoteFor, requestFor, smallOffice, total } from './quote-page.ts';

/** The monthly price for each phone or user. */
const perExtension = (entries: Partial<QuoteForm>) =>
  total(monthlyPerExtension(requestFor(entries), quoteFor(entries)));

test('a price is shown with that of each phone, and announced', async ({ page, quote }) => {
  await quote.show();
  const { oneTime, monthly } = quoteFor(smallOffice);
  await expect(quote.region).toContainText(`soit ${perExtension(smallOffice)} par poste`);
  const announced = `Devis calculé : ${total(oneTime)} à la commande, ${total(monthly)} par mois`;
  await expect(page.getByRole('status').filter({ hasText: announced })).toHaveCount(1);
});

test('a double click computes the price once and orders nothing', async ({ page, quote }) => {
  const statistics = await quote.collectStatistics();
  const orders = await quote.collectOrders();
  await quote.open();
  await quote.fillSmallOffice();
  await quote.terms.check();

  await quote.orderButton.dblclick();
  const notOrdered = 'Voici votre prix : vérifiez-le, puis commandez.';
  await expect(page.getByRole('status').filter({ hasText: notOrdered })).toHaveCount(1);
  await quote.showButton.dblclick();
  await expect(quote.region).toBeVisible();
  await expect.poll(() => statistics).toHaveLength(2);
  expect(orders).toEqual([]);

  await quote.orderButton.click();
  await expect.poll(() => orders).toHaveLength(1);
});

test('an order pressed right after an edit is not placed at the price before it', async ({ page, quote }) => {
  const orders = await quote.collectOrders();
  await quote.show();
  await quote.terms.check();
  await editAndPress(quote, 'Postes principaux', '5');
  await expect(page.getByText('Voici votre prix')).toBeVisible();
  await expect(quote.region).toContainText(total(quoteFor({ mainPhones: '5' }).oneTime));
  expect(orders).toEqual([]);
});

test('an order pressed right after the terms are accepted is placed', async ({ quote }) => {
  const orders = await quote.collectOrders();
  await quote.show();
  await editAndPress(quote, 'J’accepte les conditions générales de vente', true);
  await expect.poll(() => orders).toHaveLength(1);
});

test('the choice of calls counts at once, the terms don’t; neither sends statistics', async ({ quote }) => {
  const statistics = await quote.collectStatistics();
  await quote.open();
  await quote.fillSmallOffice();
  await expect(quote.field('Canaux simultanés')).toBeHidden();
  await quote.showButton.click();
  const monthly = quote.region.locator('dd').nth(1);
  const payAsYouGo = total(quoteFor(smallOffice).monthly);
  const unlimited = (channels: string, callPlanType: string) =>
    quoteFor({ ...smallOffice, callType: 'unlimited', channels, callPlanType });
  await expect(monthly).toContainText(payAsYouGo);

  await quote.field('Illimité').check();
  await expect(monthly).toContainText(total(unlimited('2', 'france-fix').monthly));
  await quote.field('Canaux simultanés').selectOption('10');
  await quote.field(planNames['france-all']).check();
  const withMobiles = unlimited('10', 'france-all');
  await expect(monthly).toContainText(total(withMobiles.monthly));
  await expect(quote.region).toContainText(`${formatEuros(withMobiles.details.monthlyUnlimited ?? 0)} HT`);
  await quote.terms.check();
  await quote.terms.uncheck();
  await expect(monthly).toContainText(total(withMobiles.monthly));
  await quote.field('À la consommation').check();
  await expect(monthly).toContainText(payAsYouGo);
  await expect(quote.field('Canaux simultanés')).toBeHidden();
  expect(statistics).toHaveLength(1);
});

test('virtual mode resets the phones to 0, hides them and counts users', async ({ page, quote }) => {
  await quote.open();
  await quote.fillSmallOffice();
  await expect(quote.field('Nombre d’utilisateurs')).toBeHidden();
  await quote.field(/^Solution 100/).check();
  for (const label of ['Postes principaux', 'Postes secondaires', 'Postes sans fil']) {
    await expect(quote.field(label)).toBeHidden();
    await expect(quote.field(label)).toHaveValue('0');
  }
  await expect(quote.field('Nombre de sites')).toBeVisible();
  await quote.field('Nombre d’utilisateurs').fill('');
  await expect(page.getByRole('region', { name: 'Votre installation' })).toContainText('Indiquez vos utilisateurs');
  await quote.fill({
    'Nombre d’utilisateurs': '7',
    'Numéros géographiques': '12',
    'Numéros à conserver (portabilité)': '11',
  });
  await quote.showButton.click();
  const entries = { virtualOnly: true, userCount: '7', geographicNumbers: '12', portedNumbers: '11' };
  const { oneTime, monthly } = quoteFor(entries);
  await expect(quote.region).toContainText(total(oneTime));
  await expect(quote.region).toContainText(total(monthly));
  await expect(quote.region).toContainText(`soit ${perExtension(entries)} par utilisateur`);

  await quote.field(/^Solution 100/).uncheck();
  await expect(quote.region).toHaveCount(0);
  await expect(quote.field('Postes principaux')).toBeVisible();
  await expect(quote.field('Postes principaux')).toHaveValue('0');
});

/** Changes a control and presses « Commander » before the page can render anything. */
async function editAndPress(quote: QuotePage, label: string, value: string | true): Promise<void> {
  const button = await quote.orderButton.elementHandle();
  await quote.field(label).evaluate(
    (control: HTMLInputElement, edit) => {
      if (edit.value === true) control.checked = true;
      else control.value = edit.value;
      control.dispatchEvent(new Event('input', { bubbles: true }));
      (edit.button as HTMLElement | null)?.click();
    },
    { button, value },
  );
}

test('nothing moves when the quote appears or disappears, at any size', async ({ page, quote }) => {
  await quote.open();
  const place = async () => [(await quote.showButton.boundingBox())?.y, (await quote.orderButton.boundingBox())?.y];
  for (const [width, height] of [
    [1280, 720],
    [360, 640],
  ] as const) {
    const size = `${width}×${height}`;
    await page.setViewportSize({ width, height });
    await quote.fillSmallOffice();
    // Neither a press nor typing has to scroll there.
    await quote
      .field('Adresse e-mail')
      .evaluate((input) => input.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const before = await place();
    await quote.showButton.click();
    await expect(quote.region).toBeVisible();
    expect(await place(), `${size}, it appears`).toEqual(before);
    await quote.field('Adresse e-mail').press('x');
    await expect(quote.region).toHaveCount(0);
    expect(await place(), `${size}, it disappears`).toEqual(before);
  }
});
