import { company } from '#content/company.ts';
import { companyText } from '#domain/company.ts';
import { orderWith } from '#service/payloads.fixture.ts';
import { brokenWords } from '#tests/e2e/broken-words.ts';
import { expect, setTextSize, test } from '#tests/e2e/fixtures.ts';
import { confirm, control, fillAll, openPayment, openRefusal, orderButton, pagesOf, siret } from './payment-steps.ts';

const iban = companyText(company.bank.iban);

test('what was typed returns with the tab’s next order, which says what was ordered', async ({ page, service }) => {
  await openPayment(page, service, 2, { virtualUser: 3 });
  await fillAll(page);
  await control(page, 'sameAddress2').check();
  await page.getByRole('link', { name: 'Modifier mon devis' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(control(page, 'company')).toHaveValue('Mairie d’Alata');
  // The terms may be others by now.
  await expect(control(page, 'acceptTerms')).not.toBeChecked();
  await openPayment(page, service, 3);
  await expect(control(page, 'company')).toHaveValue('Mairie d’Alata');
  await expect(control(page, 'siret')).toHaveValue(siret);
  await expect(control(page, 'site1')).toHaveValue('Place de l’Église');
  await expect(control(page, 'sameAddress2')).toBeChecked();
  await expect(control(page, 'acceptTerms')).not.toBeChecked();
  // A virtual order has none to ask for.
  await expect(control(page, 'sameForEmergency')).toBeChecked();
  await control(page, 'sameAddress3').check();
  await control(page, 'acceptTerms').check();
  const already = page.getByText('Vous avez déjà commandé');
  await expect(already).toHaveCount(0);
  await confirm(page);
  const reference = await page.getByText(/^NEO-/).first().textContent();
  await openPayment(page, service, 3);
  await expect(already).toContainText(`Vous avez déjà commandé ${reference}.`);
  await expect(control(page, 'company')).toHaveValue('');
});

test('lines at zero are folded on screen, and complete on paper and for screen readers', async ({ page, service }) => {
  await openPayment(page, service, 1, { portability: 0 });
  const zero = page.getByRole('row', { name: /^Transfert de numéros/ });
  const height = async (): Promise<number> => (await zero.boundingBox())?.height ?? 0;
  const fold = page.getByRole('button', { name: /^\d+ lignes? à 0 €$/ }).first();
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  expect(await height()).toBeLessThanOrEqual(1);
  await page.emulateMedia({ media: 'print' });
  await expect(fold).toBeHidden();
  expect(await height()).toBeGreaterThan(10);
  await page.emulateMedia({ media: 'screen' });
  await fold.click();
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  expect(await height()).toBeGreaterThan(10);
});

test('an order folded on a phone is complete on its paper, and folded again after', async ({ page, service }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPayment(page, service, 1);
  const line = page.getByRole('row', { name: /^Mise en service/ });
  await expect(line).toBeHidden();
  const printed = (await pagesOf(page)).join('\n');
  expect(printed).toContain('Mise en service');
  expect(printed).not.toMatch(/^Détail/m);
  await expect(line).toBeHidden();
});

test('the button that accepts a new price breaks no word on a phone with text twice as large', async ({
  page,
  service,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openRefusal(page, service, { ...orderWith({ sites: 1 }, 1), price: { initial: 1, monthly: 1 } });
  await setTextSize(page, '200%');
  const accept = page.getByRole('button', { name: 'Commander au nouveau prix' });
  expect(await accept.evaluate(brokenWords)).toEqual([]);
});

test('the SIRET of a public body chooses for whom it orders, until the client does', async ({ page, service }) => {
  await openPayment(page, service);
  const forPublic = page.getByRole('radio', { name: 'un organisme public' });
  const forFirm = page.getByRole('radio', { name: 'une entreprise ou une association' });
  await expect(forPublic).toBeHidden();
  await control(page, 'siret').fill('212 006 001 00003');
  await expect(forPublic).toBeChecked();
  await control(page, 'siret').fill(siret);
  await expect(forPublic).toBeHidden();
  await expect(page.locator('#clientKind-public')).not.toBeChecked();
  await control(page, 'siret').fill('212 006 001 00003');
  await forFirm.check();
  await control(page, 'siret').fill('130 025 265 00013');
  await expect(forFirm).toBeChecked();
  await fillAll(page);
  await confirm(page);
  await expect(page.getByText(iban)).toBeVisible();
});

test.describe('with mistakes', () => {
  test.use({ expectedMessages: /status of 422/ });

  test('everything typed and checked stays, and the summary is in view and focused', async ({ page, service }) => {
    await openPayment(page, service, 2);
    await fillAll(page);
    await control(page, 'siret').fill('73282932000075');
    await control(page, 'site2').fill('Route du Stade');
    await control(page, 'sameForEmergency').uncheck();
    await control(page, 'emergency2').fill('Portail nord, 20167 Alata');
    await page.getByText('Vous êtes un organisme public ?').click();
    await control(page, 'number').fill('EJ 1');
    await page.getByRole('radio', { name: 'un organisme public' }).check();
    await control(page, 'sameAddress2').check();
    await control(page, 'email').fill('claire@mairie');
    await orderButton(page).click();
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('heading', { name: '2 points à corriger' })).toBeInViewport({ ratio: 1 });
    for (const name of ['acceptTerms', 'sameAddress2']) await expect(control(page, name)).toBeChecked();
    await expect(control(page, 'email')).toHaveValue('claire@mairie');
    await expect(control(page, 'site1')).toHaveValue('Place de l’Église');
    await expect(control(page, 'sameForEmergency')).not.toBeChecked();
    await expect(control(page, 'emergency2')).toHaveValue('Portail nord');
    await expect(control(page, 'emergency2Town')).toHaveValue('Alata');
    await expect(page.getByRole('radio', { name: 'un organisme public' })).toBeChecked();
    await expect(control(page, 'number')).toHaveValue('EJ 1');
    await control(page, 'sameAddress2').uncheck();
    await expect(control(page, 'site2')).toHaveValue('Route du Stade');
    await summary.getByRole('link', { name: /SIRET/ }).click();
    await expect(control(page, 'siret')).toBeFocused();
  });
});
