import type { Page } from '@playwright/test';
import { expect, listenTo, test } from '#tests/e2e/fixtures.ts';
import { field, openQuote, showButton } from './quote-steps.ts';

/** Presses a digit as a visitor would, with no other key before it. */
async function typeDigit(page: Page, label: string, digit: string, expected: string): Promise<void> {
  await page.keyboard.press(digit);
  await expect(field(page, label)).toHaveValue(expected);
}

test('a digit typed into a field reached by mouse, label or Tab replaces its count', async ({ page }) => {
  await openQuote(page);
  await field(page, 'Numéros géographiques').click();
  await typeDigit(page, 'Numéros géographiques', '3', '3');
  await page.getByText('Nombre de sites', { exact: true }).click();
  await typeDigit(page, 'Nombre de sites', '2', '2');
  await field(page, 'Postes principaux').focus();
  for (const label of ['Postes secondaires', 'Postes sans fil']) {
    await page.keyboard.press('Tab');
    await expect(field(page, label)).toBeFocused();
    await typeDigit(page, label, '4', '4');
  }
});

test('a digit typed after a refusal or an arrow key replaces the count', async ({ page }) => {
  await openQuote(page);
  await showButton(page).click();
  await expect(field(page, 'Postes principaux')).toBeFocused();
  await typeDigit(page, 'Postes principaux', '2', '2');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Postes principaux')).toHaveAttribute('aria-invalid', 'true');
  await typeDigit(page, 'Postes principaux', '5', '5');
  await page.keyboard.press('ArrowUp');
  await expect(field(page, 'Postes principaux')).toHaveValue('6');
  await typeDigit(page, 'Postes principaux', '7', '7');
});

const counted: Readonly<Record<string, string>> = {
  'Postes principaux': 'un poste principal',
  'Postes secondaires': 'un poste secondaire',
  'Postes sans fil': 'un poste sans fil',
  'Nombre de sites': 'un site',
  'Numéros géographiques': 'un numéro géographique',
  'Numéros à conserver (portabilité)': 'un numéro à conserver',
};

test('− and + are named after what they count, and stay within its limits', async ({ page }) => {
  await openQuote(page);
  for (const [label, thing] of Object.entries(counted)) {
    await field(page, label).fill('4');
    await page.getByRole('button', { name: `Ajouter ${thing}`, exact: true }).click();
    await expect(field(page, label)).toHaveValue('5');
    await page.getByRole('button', { name: `Retirer ${thing}`, exact: true }).click();
    await expect(field(page, label)).toHaveValue('4');
  }
  await field(page, 'Nombre de sites').fill('beaucoup');
  const moreSites = page.getByRole('button', { name: 'Ajouter un site' });
  for (const sites of ['1', '2', '3', '4', '5', '5']) {
    await moreSites.click();
    await expect(field(page, 'Nombre de sites')).toHaveValue(sites);
  }
  for (const sites of ['4', '3', '2', '1', '1']) {
    await page.getByRole('button', { name: 'Retirer un site' }).click();
    await expect(field(page, 'Nombre de sites')).toHaveValue(sites);
  }
  await field(page, /^Solution 100/).check();
  await page.getByRole('button', { name: 'Ajouter un utilisateur', exact: true }).click();
  await expect(field(page, 'Nombre d’utilisateurs')).toHaveValue('4');
});

test('a changed count is announced once, with the total of the phones', async ({ page }) => {
  await openQuote(page);
  const said = await listenTo(page.getByRole('status'));
  // Time is stopped while the visitor types, so that a slow machine causes no pause.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page, 'Postes secondaires').fill('2');
  const add = page.getByRole('button', { name: 'Ajouter un poste principal' });
  for (let press = 0; press < 3; press += 1) await add.click();
  await expect(field(page, 'Postes principaux')).toHaveValue('3');
  expect(await said()).toEqual([]);
  // The page follows what is typed in slices: time passes until it has.
  const saidMeanwhile = async () => {
    await page.clock.runFor(1000);
    return said();
  };
  await expect.poll(saidMeanwhile).toEqual(['Postes principaux\u00a0: 3, total 5\u00a0postes']);
  await field(page, 'Numéros géographiques').fill('beaucoup');
  await page.clock.runFor(1000);
  await field(page, 'Nombre de sites').fill('2');
  await expect
    .poll(saidMeanwhile)
    .toEqual(['Postes principaux\u00a0: 3, total 5\u00a0postes', 'Nombre de sites\u00a0: 2']);
});
