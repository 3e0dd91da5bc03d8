import { company } from '#content/company.ts';
import { formatDay, parisDay } from '#domain/calendar.ts';
import { companyText } from '#domain/company.ts';
import { expect, test } from '#tests/e2e/fixtures.ts';
import { confirm, fillAll, openPayment, pagesOf } from './payment-steps.ts';

const iban = companyText(company.bank.iban);

test('bank details of a confirmed order each have a button that copies them, beside every document', async ({
  page,
  context,
  service,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPayment(page, service);
  await expect(page.locator('body')).not.toContainText(iban);
  await expect(page.locator('body')).not.toContainText(companyText(company.bank.bic));
  const summary = 'Récapitulatif contractuel (PDF)';
  await expect(page.getByRole('link', { name: summary })).toBeVisible();
  await fillAll(page);
  await confirm(page);
  await expect(page.getByText(iban)).toBeVisible();
  const copy = page.getByRole('button', { name: 'Copier l’IBAN' });
  await copy.click();
  await expect(page.getByRole('button', { name: 'Copié !' })).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('Copié !');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(iban.replaceAll(/\s/g, ''));
  await expect(copy).toBeVisible();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await copy.click();
  await expect(page.getByRole('status')).toHaveText('Copiez à la main');
  await expect(page.getByRole('region', { name: 'Vos documents' }).getByRole('link')).toHaveText([
    ...['Confirmation de commande (PDF)', summary, 'Conditions générales de vente (PDF)', 'Dossier de preuve (PDF)'],
  ]);
  for (const name of ['Copier le montant', 'Copier la référence', 'Copier le bénéficiaire', 'Copier le BIC'])
    await expect(page.getByRole('button', { name })).toBeVisible();
});

test('on paper, the page has no control, says whose turn it is, and no page is empty', async ({ page, service }) => {
  await openPayment(page, service, 2, { portability: 3, T46U: 2 });
  await fillAll(page);
  await page.getByLabel('Site 2 : même adresse que le site 1').check();
  await confirm(page);
  await page.emulateMedia({ media: 'print' });
  for (const control of ['Copier l’IBAN', 'Enregistrer ce numéro'])
    await expect(page.getByRole('button', { name: control })).toHaveCount(0);
  await expect(page.getByText('Annuler la commande')).toBeHidden();
  const turn = page.getByText('À vous', { exact: true }).first();
  const ink = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color);
  await expect(turn).toHaveCSS('color', ink);
  const words = await pagesOf(page);
  expect(words.length).toBeLessThanOrEqual(3);
  for (const text of words) expect(text.length).toBeGreaterThan(200);
  // No amount is cut from « HT ».
  expect(words.filter((text) => /^HT/.test(text))).toEqual([]);
  // No word is broken.
  const day = formatDay(parisDay(new Date()));
  for (const word of ['Commande', 'Préparation', day, 'clare@mairie.example.com', 'Vos numéros'])
    expect(words.join('\n').replaceAll('\u00a0', ' ')).toContain(word.replaceAll('\u00a0', ' '));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the quote can be changed, and nothing that needs scripts is shown', async ({ page, service }) => {
    await openPayment(page, service, 1, { T46U: 7 });
    await page.getByRole('link', { name: 'Modifier mon devis' }).click();
    await expect(page.getByLabel('Postes principaux')).toHaveValue('7');
    await page.goBack();
    await fillAll(page);
    await confirm(page);
    await expect(page.getByRole('button')).toHaveText(['Signer le mandat']);
  });
});
