import { expect, test } from './fixtures.ts';
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
  terms,
} from './quote-steps.ts';

const notACount = 'Saisissez un nombre entier positif';
const beyond = 'Au-delà de 999 numéros, demandez une offre personnalisée';

/** What is typed into a valid form, the field that is refused, and its message in the specification's words. */
const refusals: readonly { typed: Record<string, string>; refused: string; message: string; virtual?: true }[] = [
  { typed: { 'Adresse e-mail': '' }, refused: 'Adresse e-mail', message: 'Ce champ est requis' },
  { typed: { 'Adresse e-mail': 'claire@mairie' }, refused: 'Adresse e-mail', message: 'Format email invalide' },
  {
    typed: { 'Adresse e-mail': 'claire@mairie.fr>' },
    refused: 'Adresse e-mail',
    message: 'Format email invalide\u00a0: retirez «\u202f>\u202f»',
  },
  {
    typed: { 'Postes principaux': '2' },
    refused: 'Postes principaux',
    message: 'Le nombre total de postes doit être d’au moins 3',
  },
  {
    typed: { 'Postes secondaires': '47' },
    refused: 'Postes sans fil',
    message: 'Le nombre total de postes ne peut pas dépasser 50',
  },
  {
    typed: { 'Nombre d’utilisateurs': '2' },
    refused: 'Nombre d’utilisateurs',
    message: 'Le nombre d’utilisateurs doit être d’au moins 3',
    virtual: true,
  },
  {
    typed: { 'Nombre d’utilisateurs': '51' },
    refused: 'Nombre d’utilisateurs',
    message: 'Le nombre d’utilisateurs ne peut pas dépasser 50',
    virtual: true,
  },
  {
    typed: { 'Nombre de sites': '0' },
    refused: 'Nombre de sites',
    message: 'Le nombre de sites doit être compris entre 1 et 5',
  },
  {
    typed: { 'Nombre de sites': '6' },
    refused: 'Nombre de sites',
    message: 'Le nombre de sites doit être compris entre 1 et 5',
  },
  {
    typed: { 'Numéros géographiques': '' },
    refused: 'Numéros géographiques',
    message: 'Au moins un numéro géographique est requis',
  },
  {
    typed: { 'Numéros à conserver (portabilité)': '2' },
    refused: 'Numéros à conserver (portabilité)',
    message: 'Le nombre de numéros portés ne peut pas être supérieur au nombre de numéros géographiques',
  },
  { typed: { 'Numéros géographiques': '1000' }, refused: 'Numéros géographiques', message: beyond },
  {
    typed: { 'Numéros géographiques': '1000', 'Numéros à conserver (portabilité)': '1000' },
    refused: 'Numéros à conserver (portabilité)',
    message: beyond,
  },
];

for (const { typed, refused, message, virtual } of refusals) {
  test(`refuses ${JSON.stringify(typed)}`, async ({ page }) => {
    await openQuote(page);
    await fillSmallOffice(page);
    if (virtual) await field(page, /^Solution 100/).check();
    await fill(page, typed);
    await showButton(page).click();

    const control = field(page, refused);
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    expect(await messageOf(control)).toBe(message);
    await expect(alert(page)).toHaveCount(1);
    await expect(alert(page)).toContainText(message);
    await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
    await expect(quoteRegion(page)).toHaveCount(0);

    await control.press('End');
    await control.press('1');
    await expect(control).not.toHaveAttribute('aria-invalid');
    expect(await messageOf(control)).toBe('');
  });
}

// On lower windows the two have no room together: the focus decides.
for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1280, 720],
  [1366, 650],
] as const) {
  test(`at ${width}×${height} a refusal shows its list above the field that gets the focus`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openQuote(page);
    await showButton(page).click();
    await expect(field(page, 'Postes principaux')).toBeFocused();
    await expect(alert(page).getByText('Quelques points à corriger')).toBeInViewport({ ratio: 1 });
    await expect(field(page, 'Postes principaux')).toBeInViewport({ ratio: 1 });
    const header = await page.getByRole('banner').boundingBox();
    const list = await alert(page).boundingBox();
    expect(list?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  });
}

test('asks for the terms when ordering, and takes the message back when they are ticked', async ({ page }) => {
  await openQuote(page);
  await fillSmallOffice(page);
  await showButton(page).click();
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

const counts = ['Postes principaux', 'Nombre de sites', 'Numéros géographiques', 'Numéros à conserver (portabilité)'];
const badCounts = ['-1', '2,5', '2.5', '1e3', 'trois', '+4', '0x10', '٣', '4 4'];
const twentyDigits = '99999999999999999999';
for (const label of [...counts, 'Nombre d’utilisateurs']) {
  test(`keeps and refuses every bad count in « ${label} »`, async ({ page }) => {
    await openQuote(page);
    await fillSmallOffice(page);
    if (label === 'Nombre d’utilisateurs') await field(page, /^Solution 100/).check();
    const control = field(page, label);
    for (const typed of [...badCounts, twentyDigits]) {
      await control.fill(typed);
      await expect(control).not.toHaveAttribute('aria-invalid');
      await showButton(page).click();
      await expect(control).toHaveAttribute('aria-invalid', 'true');
      await expect(control).toHaveValue(typed);
      const message = typed === twentyDigits ? /dépasser 50|entre 1 et 5|Au-delà de 999 numéros/ : notACount;
      expect(await messageOf(control)).toMatch(message);
      await expect(page.locator('main')).not.toContainText(/NaN|Infinity|e\+|undefined/);
    }
    await expect(quoteRegion(page)).toHaveCount(0);
  });
}
