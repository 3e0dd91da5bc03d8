import { formatEuros } from '#domain/money.ts';
import {
  announced,
  count,
  dialog,
  germanMobile,
  names,
  openRates,
  provisionalMark,
  search,
  tab,
} from './call-rates-steps.ts';
import { chooseEssentialCookies, expect, test } from './fixtures.ts';

test.beforeEach(({ page }) => chooseEssentialCookies(page));

test('the search finds part of a name, ignoring case, and shows the number of results', async ({ page }) => {
  await openRates(page);
  await tab(page, 'Europe').click();
  await search(page).fill('ALLEM');
  await expect(names(page)).toHaveText([/^Allemagne/]);
  await expect(count(page)).toHaveText('1 destination');
  await search(page).fill('zz');
  await expect(names(page)).toHaveCount(0);
  await expect(count(page)).toHaveText('0 destination');
  await expect(dialog(page)).toContainText('Aucune destination');
});

test('a typed accent is matched exactly', async ({ page }) => {
  await openRates(page);
  await tab(page, 'Europe').click();
  await search(page).fill('è');
  await expect(names(page)).toHaveText([/^Grèce/, /^Norvège/, /^République tchèque/, /^Suède/]);
});

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
  await expect(dialog(page)).toContainText('Aucune destination de cet onglet ne porte ce nom.');
  await search(page).fill('');
  await expect(dialog(page).getByRole('tab')).toHaveText(['France', 'Europe', 'International']);
});

test('the result of a search is announced once and in full, after typing', async ({ page }) => {
  await openRates(page);
  await announced(page).evaluate((status) => {
    const said: string[] = [];
    Reflect.set(window, 'said', said);
    new MutationObserver(() => said.push(status.textContent ?? '')).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  const said = () => page.evaluate(() => Reflect.get(window, 'said') as string[]);
  await search(page).pressSequentially('+32 2 555 12 12', { delay: 20 });
  await expect.poll(said).toEqual(['Belgique, fixe. Un appel de 10\u00a0minutes\u00a0: 0,46\u00a0€\u00a0HT']);
  await search(page).fill('allem');
  await expect.poll(said).toHaveLength(2);
  await search(page).fill('ie');
  await expect.poll(said).toHaveLength(3);
  await search(page).fill('zz');
  await expect.poll(said).toHaveLength(4);
  expect((await said()).slice(1)).toEqual([
    '«\u202fallem\u202f» donne une destination\u00a0: Allemagne, dans l’onglet Europe.',
    expect.stringMatching(
      /^«\u202fie\u202f» donne \d+ destinations\u00a0: \d+ dans l’onglet Europe, \d+ dans l’onglet International\.$/,
    ),
    '«\u202fzz\u202f» ne donne aucune destination.',
  ]);
});

test('a number is named by its kind, without the rate of metropolitan France', async ({ page }) => {
  await openRates(page);
  for (const [number, words] of [
    ['0692 12 34 56', 'Numéro hors métropole et Corse'],
    ['3179', 'Numéro spécial'],
    ['+262 692 12 34 56', 'Numéro hors métropole et Corse'],
    ['118 218', 'Numéro spécial'],
    ['0590', 'Numéro hors métropole et Corse'],
    ['0899 12 34 56', 'Numéro spécial'],
    ['112', 'Numéro d’urgence'],
    ['0999', 'Numéro incomplet'],
  ] as const) {
    await search(page).fill(number);
    await expect(announced(page), number).toContainText(words);
    await expect(dialog(page), number).toContainText(words);
    await expect(dialog(page), number).not.toContainText(/10\u00a0minutes/);
    await expect(names(page), number).toHaveCount(0);
  }
});

test('a Belgian number finds Belgium and shows the price of ten minutes', async ({ page }) => {
  await openRates(page);
  for (const number of ['+32 2 555 12 12', '0032 2 555 12 12']) {
    await search(page).fill(number);
    await expect(tab(page, 'Europe'), number).toHaveAttribute('aria-selected', 'true');
    await expect(names(page), number).toHaveText([/^Belgique/]);
    await expect(dialog(page), number).toContainText('Belgique, fixe');
    await expect(dialog(page), number).toContainText(/10\u00a0minutes\u00a0: 0,46\u00a0€\u00a0HT/);
    await search(page).fill('');
    await tab(page, 'France').click();
  }
});

test('the longest prefix decides: a German mobile, a French mobile, an unknown country', async ({ page }) => {
  await openRates(page, 'Forfait illimité');
  await search(page).fill('+49 151 23456789');
  await expect(dialog(page)).toContainText('Allemagne, mobile');
  const tenMinutes = `${formatEuros((germanMobile?.rate ?? 0) / 10)}\u00a0HT`;
  await expect(dialog(page)).toContainText(provisionalMark ? `${tenMinutes} (${provisionalMark})` : tenMinutes);
  await search(page).fill('06 12 34 56 78');
  await expect(dialog(page)).toContainText('France, mobile');
  await expect(dialog(page)).toContainText('compris dans le forfait');
  await search(page).fill('+999 123 456');
  await expect(dialog(page)).toContainText('Aucun tarif connu pour ce numéro');
});
