import { formatEurosShort } from '#domain/money.ts';
import { startingPrices } from '#domain/quote/price/price-texts.ts';
import { expect, open, test } from '#tests/e2e/fixtures.ts';
import { catalogue } from '#tests/e2e/today.ts';

test('the home page says for whom it is, both prices and its reasons on the first screen', async ({ page }) => {
  await open(page, '/');
  const { phones, monthly, monthlyUnlimited, oneTime } = startingPrices(catalogue);
  const prices = [`${formatEurosShort(monthly)} HT sans forfait`, `${formatEurosShort(monthlyUnlimited)} HT illimité`];
  for (const [width, height] of [
    [360, 640],
    [1366, 650],
  ] as const) {
    const size = `${width}×${height}`;
    await page.setViewportSize({ width, height });
    for (const whole of [
      'Le standard des commerces, cabinets et mairies',
      ...prices,
      `par mois, pour ${phones} postes et leur numéro ; matériel dès ${formatEurosShort(oneTime)} HT, une fois`,
      'Mise en service offerte',
      'Nos prix sont publics',
    ])
      await expect(page.getByText(whole), size).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(/^Illimité vers les fixes et mobiles en France/), size).toBeInViewport();
  }
});
