import { expect, test } from '#tests/e2e/fixtures.ts';
import { confirm, control, fillAll, openPayment, orderButton } from './payment-steps.ts';

test('a SIRET is checked while it is typed', async ({ page, service }) => {
  await openPayment(page, service);
  const field = control(page, 'siret');
  const said = page.locator('#siret-check');
  await field.pressSequentially('73282932000075');
  await expect(said).toContainText('contient une erreur');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.press('Backspace');
  await field.press('4');
  await expect(said).toContainText('14 chiffres, sans faute de frappe');
  await expect(field).not.toHaveAttribute('aria-invalid');
});

test('an e-mail address that looks misspelt or unreachable is asked about, not refused', async ({ page, service }) => {
  await openPayment(page, service);
  const email = control(page, 'email');
  await email.fill('paul@gmial.com');
  await email.blur();
  await expect(email).toHaveAccessibleDescription(/gmial\.com\s: vouliez-vous dire gmail\.com\s\?$/);
  await page.getByRole('button', { name: 'gmail.com' }).click();
  await expect(email).toHaveValue('paul@gmail.com');
  await expect(email).toBeFocused();
  await page.reload();
  await expect(email).toHaveValue('paul@gmail.com');
  await expect(page.getByText('vouliez-vous dire')).toHaveCount(0);
  await email.fill('claire@exemple.f');
  await email.blur();
  await expect(email).toHaveAccessibleDescription(/Aucun message ne peut arriver à cette adresse/);
  await fillAll(page);
  await confirm(page);
});

test.describe('with a mistake', () => {
  test.use({ expectedMessages: /status of 422/ });

  test('premises without post code and town are refused at their site’s field', async ({ page, service }) => {
    await openPayment(page, service, 2);
    await fillAll(page);
    const second = (part: string) => page.getByRole('group', { name: 'Site 2 : adresse des locaux' }).getByLabel(part);
    await second('Numéro et rue, ou lieu-dit').fill('Escalier B');
    await second('Code postal').fill('2016');
    await second('Code postal').blur();
    const lacks = /Site 2\s: il manque le code postal à 5 chiffres/;
    await expect(second('Code postal')).toHaveAccessibleDescription(lacks);
    await orderButton(page).click();
    await page.getByRole('alert').getByRole('link', { name: lacks }).click();
    await expect(second('Code postal')).toBeFocused();
    await expect(page.locator('label[for=site2PostCode]')).toBeInViewport({ ratio: 1 });
    await second('Code postal').fill('97 400');
    await second('Ville').fill('Saint-Denis');
    await second('Ville').blur();
    await expect(second('Code postal')).toHaveAccessibleDescription(/\(97400\)\s: appelez-nous au 04\s65\s71\s00\s00/);
    // A whole address that is pasted goes into its parts.
    for (const part of ['Code postal', 'Ville']) await second(part).fill('');
    await second('Numéro et rue, ou lieu-dit').fill('Escalier B\n3 route du Stade, 20167 Alata');
    await second('Numéro et rue, ou lieu-dit').blur();
    await expect(second('Complément')).toHaveValue('Escalier B');
    await expect(second('Ville')).toHaveValue('Alata');
    await expect(second('Code postal')).toHaveAccessibleDescription('');
    await confirm(page);
  });
});
