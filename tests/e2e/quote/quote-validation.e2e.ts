import { expect, test } from '#tests/e2e/fixtures.ts';
import {
  alert,
  field,
  fill,
  fillSmallOffice,
  messageOf,
  openQuote,
  orderButton,
  quoteRegion,
  showButton,
  showQuote,
  terms,
} from './quote-steps.ts';

/** What each case starts from, in the fields that may be shown. */
const valid = {
  'Postes principaux': '4',
  'Postes secondaires': '0',
  'Postes sans fil': '0',
  'Nombre de sites': '1',
  'Numéros géographiques': '1',
  'Numéros à conserver (portabilité)': '0',
  'Adresse e-mail': 'claire@mairie.example.com',
};

/** Some refused entries, and the field with the message. Every rule and message is tested in `domain/quote/`. */
const refusals: readonly { typed: Record<string, string>; refused: string; message: string; virtual?: true }[] = [
  { typed: { 'Adresse e-mail': 'claire@mairie' }, refused: 'Adresse e-mail', message: 'Format email invalide' },
  {
    typed: { 'Postes secondaires': '47' },
    refused: 'Postes sans fil',
    message: 'Le nombre total de postes ne peut pas dépasser 50',
  },
  {
    typed: { 'Nombre de sites': '6' },
    refused: 'Nombre de sites',
    message: 'Le nombre de sites doit être compris entre 1 et 5',
  },
  {
    typed: { 'Numéros géographiques': '1000', 'Numéros à conserver (portabilité)': '1000' },
    refused: 'Numéros à conserver (portabilité)',
    message: 'Au-delà de 999 numéros, demandez une offre personnalisée',
  },
  {
    typed: { 'Nombre d’utilisateurs': '2' },
    refused: 'Nombre d’utilisateurs',
    message: 'Le nombre d’utilisateurs doit être d’au moins 3',
    virtual: true,
  },
];

test('a refused entry is kept, listed and focused with its message, until it changes', async ({ page }) => {
  await openQuote(page);
  for (const { typed, refused, message, virtual } of refusals) {
    await fill(page, valid);
    if (virtual) await field(page, /^Solution 100/).check();
    await fill(page, typed);
    await showButton(page).click();

    const control = field(page, refused);
    await expect(control, message).toHaveAttribute('aria-invalid', 'true');
    expect(await messageOf(control)).toBe(message);
    await expect(alert(page)).toHaveCount(1);
    await expect(alert(page)).toContainText(message);
    await expect(page.locator('[aria-invalid="true"]').first(), message).toBeFocused();
    await expect(quoteRegion(page), message).toHaveCount(0);
    await expect(control).toHaveValue(typed[refused] ?? valid[refused as keyof typeof valid]);
    await expect(page.locator('main')).not.toContainText(/NaN|Infinity|e\+|undefined/);

    await control.press('End');
    await control.press('1');
    await expect(control, message).not.toHaveAttribute('aria-invalid');
    expect(await messageOf(control)).toBe('');
  }
});

test('a refusal shows its list above the focused field', async ({ page }) => {
  await openQuote(page);
  const first = field(page, 'Postes principaux');
  // On lower windows there is no room for both: the focused field is shown.
  for (const [width, height] of [
    [390, 844],
    [1366, 650],
  ] as const) {
    const size = `${width}×${height}`;
    await page.setViewportSize({ width, height });
    await fillSmallOffice(page);
    await fill(page, { 'Postes principaux': '0', 'Adresse e-mail': '' });
    await expect(alert(page)).toBeEmpty();
    await showButton(page).click();
    await expect(first, size).toBeFocused();
    await expect(alert(page).getByText('Quelques points à corriger'), size).toBeInViewport({ ratio: 1 });
    await expect(first, size).toBeInViewport({ ratio: 1 });
    const header = await page.getByRole('banner').boundingBox();
    const list = await alert(page).boundingBox();
    expect(list?.y, size).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  }
});

test('asks for the terms when ordering, and clears the message when they are accepted', async ({ page }) => {
  await showQuote(page);
  await orderButton(page).click();

  await expect(terms(page)).toHaveAttribute('aria-invalid', 'true');
  expect(await messageOf(terms(page))).toBe('Vous devez accepter les CGV pour continuer');
  await expect(terms(page)).toBeFocused();
  await expect(quoteRegion(page)).toBeVisible();
  await terms(page).check();
  await expect(alert(page)).toBeEmpty();
});

test('shows the total of phones on all three fields, and clears it from all three', async ({ page }) => {
  const message = 'Le nombre total de postes doit être d’au moins 3';
  const labels = ['Postes principaux', 'Postes secondaires', 'Postes sans fil'];
  await openQuote(page);
  await expect(alert(page)).toHaveCount(1);
  await expect(alert(page)).toBeEmpty();
  await showButton(page).click();
  for (const label of labels) expect(await messageOf(field(page, label))).toBe(message);
  await expect(alert(page).getByText(message)).toHaveCount(1);
  await expect(field(page, 'Postes principaux')).toBeFocused();

  await field(page, 'Postes sans fil').fill('1');
  for (const label of labels) await expect(field(page, label)).not.toHaveAttribute('aria-invalid');
  await expect(field(page, 'Adresse e-mail')).toHaveAttribute('aria-invalid', 'true');

  await alert(page).getByRole('link', { name: 'Ce champ est requis' }).click();
  await expect(field(page, 'Adresse e-mail')).toBeFocused();
  expect(page.url()).toContain('#/quote');
});

test('a misspelt e-mail address is asked about and corrected by a press', async ({ page }) => {
  await openQuote(page);
  await fillSmallOffice(page);
  const email = field(page, 'Adresse e-mail');
  await email.fill('paul@gmial.com');
  // The question moves the button down while it is being pressed.
  await showButton(page).click();
  await expect(quoteRegion(page)).toBeVisible();
  await expect(email).toHaveAccessibleDescription(/gmial\.com\s: vouliez-vous dire gmail\.com\s\?$/);
  await page.getByRole('button', { name: 'gmail.com' }).click();
  await expect(email).toHaveValue('paul@gmail.com');
  await expect(email).toBeFocused();
  await email.fill('claire@192.168.1.1');
  await email.blur();
  await expect(email).toHaveAccessibleDescription(/Aucun message ne peut arriver à cette adresse/);
});
