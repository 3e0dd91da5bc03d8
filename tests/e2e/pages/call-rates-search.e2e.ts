import { callRatesTexts } from '#content/call-rates-texts.ts';
import type { RateType } from '#domain/calls/call-rates.ts';
import { callPrice } from '#domain/calls/number-rate.ts';
import { formatBeforeTax } from '#domain/money.ts';
import { chooseEssentialCookies, expect, listenTo, test } from '#tests/e2e/fixtures.ts';
import { announced, count, dialog, names, openRates, rateOf, search, tab } from './call-rates-steps.ts';

/** What the dialog says of a call of ten minutes. */
function tenMinutes(country: string, kind: RateType): string {
  const rate = rateOf(country, kind);
  return `${formatBeforeTax(callPrice(rate, 600))}${rate.status === 'provisional' ? ' (indicatif)' : ''}`;
}

test.beforeEach(({ page }) => chooseEssentialCookies(page));

test('a search looks in every zone at once, and shows the first zone with results', async ({ page }) => {
  await openRates(page);
  await search(page).fill('japon');
  await expect(tab(page, 'International')).toHaveAttribute('aria-selected', 'true');
  await expect(names(page)).toHaveText([/^Japon/]);
  await expect(dialog(page).getByRole('tab')).toHaveText([
    'France\u00a0(0)',
    'Europe\u00a0(0)',
    'International\u00a0(1)',
  ]);
  await search(page).fill('ie');
  await expect(tab(page, 'International')).toHaveAttribute('aria-selected', 'true');
  const inEurope = Number(/\d+/.exec((await tab(page, 'Europe').textContent()) ?? '')?.[0]);
  expect(inEurope).toBeGreaterThan(5);
  await tab(page, 'Europe').click();
  await expect(names(page)).toHaveCount(inEurope);
  await tab(page, 'France').click();
  await expect(dialog(page)).toContainText(callRatesTexts.noneInTab);
  await search(page).fill('');
  await expect(dialog(page).getByRole('tab')).toHaveText(['France', 'Europe', 'International']);
});

test('the result of a search is announced once and in full, after typing', async ({ page }) => {
  await openRates(page);
  const said = await listenTo(announced(page));
  // Time is stopped while the visitor types, so that a slow machine causes no pause.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await search(page).pressSequentially('+32 2 555 12 12');
  await expect(dialog(page)).toContainText('Belgique, fixe');
  await page.clock.resume();
  await expect
    .poll(said)
    .toEqual([`Belgique, fixe. Un appel de 10\u00a0minutes\u00a0: ${tenMinutes('Belgique', 'FIX')}`]);
  await search(page).fill('ALLEM');
  await expect.poll(said).toHaveLength(2);
  await expect(names(page)).toHaveText([/^Allemagne/]);
  await expect(count(page)).toHaveText('1 destination');
  await search(page).fill('ie');
  await expect.poll(said).toHaveLength(3);
  await search(page).fill('zz');
  await expect.poll(said).toHaveLength(4);
  await expect(names(page)).toHaveCount(0);
  await expect(count(page)).toHaveText('0 destination');
  expect((await said()).slice(1)).toEqual([
    '«\u202fALLEM\u202f» donne une destination\u00a0: Allemagne, dans l’onglet Europe.',
    expect.stringMatching(
      /^«\u202fie\u202f» donne \d+\sdestinations\u00a0: \d+ dans l’onglet Europe, \d+ dans l’onglet International\.$/,
    ),
    'Nous n’avons pas trouvé «\u202fzz\u202f». Essayez le nom du pays ou le numéro complet.',
  ]);
  await expect(dialog(page)).toContainText('Nous n’avons pas trouvé « zz ». Essayez le nom du pays');
});

test('an overseas number is named as such, without the rate of metropolitan France', async ({ page }) => {
  await openRates(page);
  await search(page).fill('0709 81 23 45');
  await expect(announced(page)).toHaveText(`${callRatesTexts.numberKinds.overseas} Demandez-nous son prix.`);
  await expect(dialog(page)).not.toContainText(/10\u00a0minutes/);
  await expect(names(page)).toHaveCount(0);
  await dialog(page).getByRole('link', { name: 'Demandez-nous son prix' }).click();
  await expect(page).toHaveURL(/#\/contact$/);
});

test('of a number that the unlimited plan includes, the answer says so', async ({ page }) => {
  await openRates(page, 'Forfait illimité');
  await search(page).fill('06 12 34 56 78');
  await expect(dialog(page)).toContainText('France, mobileUn appel de 10\u00a0minutes\u00a0: compris dans le forfait');
});
