import { expect, test } from '#tests/e2e/fixtures.ts';

/** Some refused entries, and the field with the message. Every rule and message is tested in `domain/quote/`. */
const refusals = [
  ['Adresse e-mail', 'claire@mairie', 'Format email invalide'],
  ['Nombre de sites', '6', 'Le nombre de sites doit être compris entre 1 et 5'],
  ['Nombre d’utilisateurs', '2', 'Le nombre d’utilisateurs doit être d’au moins 3'],
] as const;

test('a refused entry is kept, listed and focused with its message, until it changes', async ({ page, quote }) => {
  const statistics = await quote.collectStatistics();
  await quote.open();
  for (const [refused, typed, message] of refusals) {
    await quote.fillSmallOffice();
    await quote.field('Nombre de sites').fill('1');
    if (refused === 'Nombre d’utilisateurs') await quote.field(/^Solution 100/).check();
    const control = quote.field(refused);
    await control.fill(typed);
    await quote.showButton.click();

    await expect(control, message).toHaveAttribute('aria-invalid', 'true');
    await expect(control).toHaveAccessibleDescription(new RegExp(message));
    await expect(quote.alert).toHaveCount(1);
    await expect(quote.alert).toContainText(message);
    await expect(page.locator('[aria-invalid="true"]').first(), message).toBeFocused();
    await expect(quote.region, message).toHaveCount(0);
    await expect(control).toHaveValue(typed);
    await expect(page.locator('main')).not.toContainText(/NaN|Infinity|e\+|undefined/);

    await control.press('End');
    await control.press('1');
    await expect(control, message).not.toHaveAttribute('aria-invalid');
    await expect(control).not.toHaveAccessibleDescription(new RegExp(message));
  }
  expect(statistics).toEqual([]);
});

test('a refusal shows its list above the focused field', async ({ page, quote }) => {
  await quote.open();
  const first = quote.field('Postes principaux');
  // On lower windows there is no room for both: the focused field is shown.
  for (const [width, height] of [
    [390, 844],
    [1366, 650],
  ] as const) {
    const size = `${width}×${height}`;
    await page.setViewportSize({ width, height });
    await quote.fillSmallOffice();
    await quote.fill({ 'Postes principaux': '0', 'Adresse e-mail': '' });
    await expect(quote.alert).toBeEmpty();
    await quote.showButton.click();
    await expect(first, size).toBeFocused();
    await expect(quote.alert.getByText('Quelques points à corriger'), size).toBeInViewport({ ratio: 1 });
    await expect(first, size).toBeInViewport({ ratio: 1 });
    const header = await page.getByRole('banner').boundingBox();
    const list = await quote.alert.boundingBox();
    expect(list?.y, size).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  }
});

test('asks for the terms when ordering, and clears the message when they are accepted', async ({ quote }) => {
  await quote.show();
  await quote.orderButton.click();

  await expect(quote.terms).toHaveAttribute('aria-invalid', 'true');
  await expect(quote.terms).toHaveAccessibleDescription(/Vous devez accepter les CGV pour continuer$/);
  await expect(quote.terms).toBeFocused();
  await expect(quote.region).toBeVisible();
  await quote.terms.check();
  await expect(quote.alert).toBeEmpty();
});

test('shows the total of phones on all three fields, and clears it from all three', async ({ page, quote }) => {
  const message = 'Le nombre total de postes doit être d’au moins 3';
  const labels = ['Postes principaux', 'Postes secondaires', 'Postes sans fil'];
  await quote.open();
  await expect(quote.alert).toHaveCount(1);
  await expect(quote.alert).toBeEmpty();
  await quote.showButton.click();
  for (const label of labels) await expect(quote.field(label)).toHaveAccessibleDescription(new RegExp(`${message}$`));
  await expect(quote.alert.getByText(message)).toHaveCount(1);
  await expect(quote.field('Postes principaux')).toBeFocused();

  await quote.field('Postes sans fil').fill('1');
  for (const label of labels) await expect(quote.field(label)).not.toHaveAttribute('aria-invalid');
  await expect(quote.field('Adresse e-mail')).toHaveAttribute('aria-invalid', 'true');

  await quote.alert.getByRole('link', { name: 'Ce champ est requis' }).click();
  await expect(quote.field('Adresse e-mail')).toBeFocused();
  expect(page.url()).toContain('#/quote');
});

test('a misspelt e-mail address is asked about and corrected by a press', async ({ quote }) => {
  await quote.open();
  await quote.fillSmallOffice();
  const email = quote.field('Adresse e-mail');
  await email.fill('paul@gmial.com');
  // The question moves the button down while it is being pressed.
  await quote.showButton.click();
  await expect(quote.region).toBeVisible();
  await expect(email).toHaveAccessibleDescription(/gmial\.com\s: vouliez-vous dire gmail\.com\s\?$/);
  await quote.button('gmail.com').click();
  await expect(email).toHaveValue('paul@gmail.com');
  await expect(email).toBeFocused();
  await email.fill('claire@192.168.1.1');
  await email.blur();
  await expect(email).toHaveAccessibleDescription(/Aucun message ne peut arriver à cette adresse/);
});

test('the four answers to the custom offer are required', async ({ page, quote }) => {
  await quote.open();
  await quote.customOfferButton.click();
  await expect(quote.dialog).toContainText('Étape suivante : vous relisez, puis vous envoyez.');
  await expect(quote.dialog.locator(':invalid[name]')).toHaveCount(4);
  await quote.dialog.getByRole('button', { name: 'Envoyer' }).click();
  await expect(quote.dialog.locator('[name=existingSystem]')).toBeFocused();
  await expect(page).toHaveURL(/#\/quote$/);
});
