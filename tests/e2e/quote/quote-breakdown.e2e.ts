import { formatEuros } from '#domain/money.ts';
import { sixPhones } from '#domain/quote/example-quote.fixture.ts';
import { itemiseQuote } from '#domain/quote/price/itemise-quote.ts';
import { expect, test } from '#tests/e2e/fixtures.ts';
import { catalogue } from '#tests/e2e/today.ts';
import { requestFor, total } from './quote-page.ts';

test('every line has quantity, price and amount, including zeros, below the totals’ rounding', async ({
  page,
  quote,
}) => {
  await quote.showBig();
  await quote.tool(/^Pourquoi ce prix/).click();
  const table = page.getByRole('table', { name: /Détail du devis/ });
  const { oneTime, monthly } = itemiseQuote(requestFor(sixPhones), catalogue);
  for (const [name, { lines, exactCents, totalCents }] of [
    ['Total à la commande', oneTime],
    ['Total par mois', monthly],
  ] as const) {
    for (const { label, quantity, unitCents, amountCents } of lines.filter(({ key }) => key !== 'rounding')) {
      const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label }) });
      const amounts = [unitCents, amountCents].map((cents) => `${formatEuros(cents)}\u00a0HT`);
      await expect(row.getByRole('cell')).toHaveText([String(quantity), ...amounts]);
    }
    await expect(table.getByRole('row', { name })).toContainText(total(totalCents));
    if (exactCents !== totalCents) {
      await expect(table.getByRole('row', { name: 'Sous-total avant arrondi' })).toContainText(formatEuros(exactCents));
      await expect(table.getByRole('row', { name: 'Arrondi à l’euro' })).toContainText('le demi-euro vers le haut');
    }
  }
});

test('the lines at zero are folded on screen, but complete on paper', async ({ page, quote }) => {
  await quote.show();
  const fold = quote.region.getByRole('button', { name: /^\d lignes à 0/ });
  const zero = quote.region.getByRole('row', { name: /^Poste secondaire/ });
  const height = async () => (await zero.boundingBox())?.height ?? 0;
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(zero).toHaveCount(1);
  expect(await height()).toBeLessThanOrEqual(1);
  expect((await quote.region.getByRole('row', { name: /^Mise en service/ }).boundingBox())?.height).toBeGreaterThan(12);

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
