import type { Page } from '@playwright/test';
import { brand } from '#content/brand.ts';
import { expect, test } from '#tests/e2e/fixtures.ts';

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

test('on paper, the quote of five phones on two sites fits on one page', async ({ page, quote }) => {
  await quote.open();
  await quote.fillSmallOffice();
  await quote.fill({ 'Postes secondaires': '1', 'Nombre de sites': '2' });
  await quote.showButton.click();
  await expect(quote.region.getByRole('table')).toBeVisible();
  expect(await countPages(page)).toBe(1);
});

for (const scripts of ['still on their way', 'running'] as const) {
  test(`on paper, a form without a price fits on one page, its scripts ${scripts}`, async ({ page, quote }) => {
    if (scripts === 'running') await quote.open();
    else {
      await page.route('**/*.js', () => undefined);
      await page.goto('/quote/');
    }
    await page.emulateMedia({ media: 'print' });
    await expect(quote.field('Postes principaux')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Vos appels' })).toBeVisible();
    await expect(page.getByText('Trois installations')).toBeHidden();
    await expect(page.getByText('Votre prix s’affichera ici')).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    expect(await countPages(page)).toBe(1);
  });
}

test('on paper, an open dialog is printed alone and completely', async ({ page, quote }) => {
  await quote.show();
  for (const title of [/^Quel forfait choisir/, /^Coût sur trois ans$/]) {
    await quote.button(title).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Fermer' })).toBeHidden();
    await expect(quote.region).toBeHidden();
    const room = await dialog.evaluate((element) => ({
      hidden: element.scrollHeight - element.clientHeight,
      top: element.getBoundingClientRect().top + scrollY,
      overflow: getComputedStyle(element).overflow,
    }));
    expect(room, `${title}`).toEqual({ hidden: 0, top: 0, overflow: 'visible' });
    // On paper browsers omit backgrounds, including the swatches of a legend.
    for (const swatch of await dialog.locator('span[data-part]').all())
      await expect(swatch).toHaveCSS('print-color-adjust', 'exact');
    expect(await countPages(page), `${title}`).toBe(1);
    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

async function countPages(page: Page): Promise<number> {
  const document = await page.pdf({ format: 'A4' });
  return document.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
