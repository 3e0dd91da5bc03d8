import { formatEuros } from '#domain/money.ts';
import { sixPhones } from '#domain/quote/example-quote.fixture.ts';
import { itemiseQuote, type QuoteLine, type QuotePart } from '#domain/quote/price/itemise-quote.ts';
import { expect, test } from '#tests/e2e/fixtures.ts';
import { catalogue } from '#tests/e2e/today.ts';
import { requestFor, total } from './quote-page.ts';

/** With ordinary spaces. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

/** The rows of a part in the table's order: first what costs something, then what doesn't, then the rounding. */
function rowsOf({ lines, exactCents, totalCents }: QuotePart): unknown[][] {
  const amount = (cents: number) => plain(`${formatEuros(cents)} HT`);
  const items = lines.filter(({ key }) => key !== 'rounding');
  const zeros = items.filter(({ key, amountCents }) => amountCents === 0 && key !== 'setup');
  const row = ({ label, quantity, unitCents, amountCents }: QuoteLine) => [
    expect.stringContaining(plain(label)),
    String(quantity),
    amount(unitCents),
    amount(amountCents),
  ];
  return [
    ...items.filter((line) => !zeros.includes(line)).map(row),
    ...(zeros.length > 0 ? [[`${zeros.length} lignes à 0 €`], ...zeros.map(row)] : []),
    ...(exactCents === totalCents
      ? []
      : [
          ['Sous-total avant arrondi', amount(exactCents)],
          ['Arrondi à l’euro', amount(totalCents - exactCents)],
        ]),
  ];
}

test('every line has quantity, price and amount, including zeros, and the lines add up', async ({ page, quote }) => {
  await quote.showBig();
  const table = page.getByRole('table', { name: /Détail du devis/ });
  await expect(table).toBeVisible();
  const rows = await table
    .getByRole('row')
    .evaluateAll((found) => found.map((row) => [...row.children].map((cell) => cell.textContent ?? '')));
  const { oneTime, monthly } = itemiseQuote(requestFor(sixPhones), catalogue);
  expect(rows.map((row) => row.map(plain))).toEqual([
    ['Désignation', 'Qté', 'Prix unitaire', 'Montant'],
    ['À la commande'],
    ...rowsOf(oneTime),
    ['Total à la commande', plain(total(oneTime.totalCents))],
    ['Par mois'],
    ...rowsOf(monthly),
    ['Total par mois', plain(total(monthly.totalCents))],
  ]);
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
