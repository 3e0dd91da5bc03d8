import { callRatesTexts } from '#content/call-rates-texts.ts';
import type { RateType } from '#domain/calls/call-rates.ts';
import { callPrice } from '#domain/calls/number-rate.ts';
import { formatBeforeTax } from '#domain/money.ts';
import { expect, listenTo, test } from '#tests/e2e/fixtures.ts';
import { announced, dialog, names, openRates, rateOf, search, tab } from './call-rates-steps.ts';

/** What the dialog says of a call of ten minutes. */
function tenMinutes(country: string, kind: RateType): string {
  const rate = rateOf(country, kind);
  return `${formatBeforeTax(callPrice(rate, 600))}${rate.status === 'provisional' ? ' (indicatif)' : ''}`;
}

test('a search looks in every zone at once, and shows the first zone with results', async ({ page }) => {
  await openRates(page);
  const said = await listenTo(announced(page));
  await search(page).fill('japon');
  await expect(tab(page, 'International')).toHaveAttribute('aria-selected', 'true');
  await expect(names(page)).toHaveText([/^Japon/]);
  await expect(announced(page)).toHaveText('1 destination');
  expect(new Set(await said())).toEqual(new Set(['1\u00a0destination']));
  await search(page).fill('ie');
  await expect(tab(page, 'International')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'Europe').click();
  await expect(names(page).filter({ hasText: 'Italie' })).toBeVisible();
  await tab(page, 'France').click();
  await expect(dialog(page)).toContainText(callRatesTexts.noneInTab);
  await search(page).fill('ALLEM');
  await expect(names(page)).toHaveText([/^Allemagne/]);
  await search(page).fill('zz');
  await expect(announced(page)).toContainText('Nous n’avons pas trouvé « zz ». Essayez le nom du pays');
});

test('the price of a call to a number is announced, or where to ask for it', async ({ page }) => {
  await openRates(page);
  await search(page).pressSequentially('+32 2 555 12 12');
  await expect(announced(page)).toHaveText(
    `Belgique, fixeUn appel de 10\u00a0minutes\u00a0: ${tenMinutes('Belgique', 'FIX')}`,
  );
  await expect(names(page)).toHaveText([/^Belgique/]);
  await search(page).fill('0709 81 23 45');
  await expect(announced(page)).toHaveText(`${callRatesTexts.numberKinds.overseas} Demandez-nous son prix.`);
  await expect(names(page)).toHaveCount(0);
  await dialog(page).getByRole('link', { name: 'Demandez-nous son prix' }).click();
  await expect(page).toHaveURL(/#\/contact$/);
});

test('of a number that the unlimited plan includes, the answer says so', async ({ page }) => {
  await openRates(page, 'Forfait illimité');
  await search(page).fill('06 12 34 56 78');
  await expect(dialog(page)).toContainText('France, mobileUn appel de 10\u00a0minutes\u00a0: compris dans le forfait');
});
