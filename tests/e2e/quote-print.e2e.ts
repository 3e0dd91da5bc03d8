import { expect, test } from './fixtures.ts';
import { field, fillSmallOffice, openQuote, orderButton, quoteRegion, showButton } from './quote-steps.ts';

test('on paper, a quote is its drawing and its lines, without the form', async ({ page }) => {
  await openQuote(page);
  await fillSmallOffice(page);
  await showButton(page).click();
  await expect(quoteRegion(page)).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(quoteRegion(page)).toBeVisible();
  await expect(page.getByRole('img', { name: /Votre site/ })).toBeVisible();
  await expect(field(page, 'Postes principaux')).toBeHidden();
  await expect(orderButton(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Devis en PDF' })).toBeHidden();
});

test('on paper, a form without a price stays readable', async ({ page }) => {
  await openQuote(page);
  await page.emulateMedia({ media: 'print' });
  await expect(field(page, 'Postes principaux')).toBeVisible();
});
