import { expect, listenTo, test } from '#tests/e2e/fixtures.ts';
import type { QuotePage } from './quote-page.ts';

/** Presses a digit as a visitor would, with no other key before it. */
async function typeDigit(quote: QuotePage, label: string, digit: string): Promise<void> {
  await quote.field(label).page().keyboard.press(digit);
  await expect(quote.field(label)).toHaveValue(digit);
}

test('a digit typed into a field reached by mouse, label or Tab replaces its count', async ({ page, quote }) => {
  await quote.open();
  await quote.field('Numéros géographiques').click();
  await typeDigit(quote, 'Numéros géographiques', '3');
  await page.getByText('Nombre de sites', { exact: true }).click();
  await typeDigit(quote, 'Nombre de sites', '2');
  await quote.field('Postes principaux').focus();
  for (const label of ['Postes secondaires', 'Postes sans fil']) {
    await page.keyboard.press('Tab');
    await expect(quote.field(label)).toBeFocused();
    await typeDigit(quote, label, '4');
  }
});

const counted: Readonly<Record<string, string>> = {
  'Postes principaux': 'un poste principal',
  'Postes secondaires': 'un poste secondaire',
  'Postes sans fil': 'un poste sans fil',
  'Nombre de sites': 'un site',
  'Numéros géographiques': 'un numéro géographique',
  'Numéros à conserver (portabilité)': 'un numéro à conserver',
};

test('− and + are named after what they count, and stay within its limits', async ({ page, quote }) => {
  await quote.open();
  for (const [label, thing] of Object.entries(counted)) {
    await quote.field(label).fill('4');
    await page.getByRole('button', { name: `Ajouter ${thing}`, exact: true }).click();
    await expect(quote.field(label)).toHaveValue('5');
    await page.getByRole('button', { name: `Retirer ${thing}`, exact: true }).click();
    await expect(quote.field(label)).toHaveValue('4');
  }
  await quote.field('Nombre de sites').fill('beaucoup');
  const moreSites = quote.button('Ajouter un site');
  for (const sites of ['1', '2', '3', '4', '5', '5']) {
    await moreSites.click();
    await expect(quote.field('Nombre de sites')).toHaveValue(sites);
  }
  for (const sites of ['4', '3', '2', '1', '1']) {
    await quote.button('Retirer un site').click();
    await expect(quote.field('Nombre de sites')).toHaveValue(sites);
  }
  await quote.field(/^Solution 100/).check();
  await page.getByRole('button', { name: 'Ajouter un utilisateur', exact: true }).click();
  await expect(quote.field('Nombre d’utilisateurs')).toHaveValue('4');
});

test('a changed count is announced once, with the total of the phones', async ({ page, quote }) => {
  await quote.open();
  const said = await listenTo(page.getByRole('status'));
  // Time is stopped while the visitor types, so that a slow machine causes no pause.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await quote.field('Postes secondaires').fill('2');
  const add = quote.button('Ajouter un poste principal');
  for (let press = 0; press < 3; press += 1) await add.click();
  await expect(quote.field('Postes principaux')).toHaveValue('3');
  // The page follows what is typed in slices: without this a slow machine announces a count on its way.
  await expect(page.getByText('Total\u00a0: 5\u00a0postes')).toBeVisible();
  expect(await said()).toEqual([]);
  const saidMeanwhile = async () => {
    await page.clock.runFor(1000);
    return said();
  };
  await expect.poll(saidMeanwhile).toEqual(['Postes principaux\u00a0: 3, total 5\u00a0postes']);
  await quote.field('Postes secondaires').fill('beaucoup');
  await expect(page.getByText('Total\u00a0: 3\u00a0postes')).toBeVisible();
  expect(await saidMeanwhile()).toHaveLength(1);
  await quote.field('Nombre de sites').fill('2');
  await expect
    .poll(saidMeanwhile)
    .toEqual(['Postes principaux\u00a0: 3, total 5\u00a0postes', 'Nombre de sites\u00a0: 2']);
});

test('a step that changes no count leaves the price that is shown', async ({ quote }) => {
  await quote.show();
  await quote.button('Retirer un poste sans fil').click();
  await expect(quote.region).toBeVisible();
  await quote.button('Ajouter un poste sans fil').click();
  await expect(quote.region).toBeHidden();
});
