import { brand } from '#content/brand.ts';
import { company } from '#content/company.ts';
import { companyPhone } from '#domain/company.ts';
import { expect, test } from '#tests/e2e/fixtures.ts';
import { pagesOf } from '#tests/e2e/order/payment-steps.ts';

test('on paper, a quote is its drawing, its lines and open details, without the form', async ({ page, quote }) => {
  await quote.show();

  await page.emulateMedia({ media: 'print' });
  await expect(quote.region).toBeVisible();
  await expect(page.getByRole('img', { name: /Vos locaux/ })).toBeVisible();
  await expect(quote.field('Postes principaux')).toBeHidden();
  await expect(quote.orderButton).toBeHidden();
  await expect(quote.button('Télécharger le devis')).toBeHidden();
  await expect(quote.button('Retour')).toBeHidden();
  await expect(
    page.getByText(
      new RegExp(`^Devis de ${brand.name} du \\S+\\s\\S+\\s\\d{4}, valable jusqu’au \\S+\\s\\S+\\s\\d{4}\\.$`),
    ),
  ).toBeVisible();
  await expect(page.getByText('Pour claire@mairie.example.com')).toBeVisible();

  const needs = page.getByText('Ce qu’il faut chez vous').first();
  await expect(needs).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await needs.click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Site 1\s: /)).toBeVisible();
});

test('on paper, the quote of each example fits on one page', async ({ page, quote }) => {
  await quote.open();
  const examples = await quote.button('Partir de cet exemple').all();
  expect(examples.length).toBeGreaterThan(2);
  for (const example of examples) {
    await example.click();
    await quote.fill({ 'Adresse e-mail': 'claire@mairie.example.com' });
    await quote.showButton.click();
    await expect(quote.region.getByRole('table')).toBeVisible();
    expect(await pagesOf(page)).toHaveLength(1);
  }
});

test('on paper, the quote of an address says who sells it, and to whom', async ({ page, service }) => {
  await page.goto(`${service.address}/supervision/devis?mainPhones=4`);
  const printed = (await pagesOf(page)).join('\n').replaceAll(/\s/g, ' ');
  expect(printed).toContain(company.professionalsOnly);
  expect(printed).toContain(companyPhone(company).replaceAll(/\s/g, ' '));
  expect(printed).not.toContain('Résilier mon contrat');
});
