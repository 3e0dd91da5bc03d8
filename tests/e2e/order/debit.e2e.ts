import { expect, test } from '#tests/e2e/fixtures.ts';
import { confirm, fillAll, openPayment } from './payment-steps.ts';

test.use({ javaScriptEnabled: false, expectedMessages: /status of 422/ });

test('a client signs the mandate of the debits by keyboard, without scripts, and corrects what was refused', async ({
  page,
  service,
}) => {
  await openPayment(page, service);
  await fillAll(page);
  await confirm(page);
  const monthly = page.getByRole('region', { name: 'Puis chaque mois' });
  await expect(monthly.getByLabel('Titulaire du compte')).toHaveValue('Mairie d’Alata');
  await expect(monthly.getByLabel('Ville')).toHaveValue('Alata');
  const iban = monthly.getByLabel('Votre IBAN');
  await iban.fill('FR76 3000 6000 0112 3456 7890 188');
  await monthly.getByLabel('Je signe ce mandat').check();
  await page.keyboard.press('Enter');
  await expect(monthly.getByRole('alert')).toContainText('Mandat de prélèvement : un point à corriger');
  await expect(iban).toBeFocused();
  await expect(iban).toHaveAccessibleDescription(/Vérifiez cet IBAN/);
  await expect(monthly.getByLabel('Je signe ce mandat')).toBeChecked();
  await iban.fill('FR76 3000 6000 0112 3456 7890 189');
  await page.keyboard.press('Enter');
  await expect(monthly).toContainText('le compte de Mairie d’Alata, IBAN terminé par 0189, est débité');
  await expect(monthly.getByRole('link', { name: 'Télécharger le mandat (PDF)' })).toBeVisible();
  await expect(monthly.getByLabel('Votre IBAN')).toBeHidden();
});
