import { readFileSync } from 'node:fs';
import { extractText, getDocumentProxy } from 'unpdf';
import { formatCount, formatEurosShort, formatRate } from '#domain/money.ts';
import { expect, test } from '#tests/e2e/fixtures.ts';
import { rateOf } from '#tests/e2e/pages/call-rates-steps.ts';
import { catalogue } from '#tests/e2e/today.ts';
import {
  customOfferButton,
  dialog,
  field,
  fillSmallOffice,
  openQuote,
  quoteFor,
  quoteRegion,
  showButton,
  showQuote,
  smallOffice,
  tool,
  total,
} from './quote-steps.ts';

test('« Pourquoi ce prix ? » explains the lines that need it, and says whether it is open', async ({ page }) => {
  await showQuote(page);
  const lines = quoteRegion(page).locator('tbody th[scope=row] small');
  await expect(lines).toHaveCount(0);
  await tool(page, /^Pourquoi ce prix/).click();
  await expect(lines).toHaveCount(8);
  await expect(quoteRegion(page)).toContainText(`7 cordons à ${formatEurosShort(catalogue.oneTime.cable.priceCents)}`);
  await expect(tool(page, /^Pourquoi ce prix/)).toHaveAttribute('aria-expanded', 'true');
  await tool(page, /^Pourquoi ce prix/).click();
  await expect(lines).toHaveCount(0);
  await expect(tool(page, /^Pourquoi ce prix/)).toHaveAttribute('aria-expanded', 'false');
});

test('the quote can be downloaded as a PDF', async ({ page }) => {
  await showQuote(page);
  await tool(page, 'Télécharger le devis').click();
  await dialog(page).getByLabel('Entreprise ou collectivité').fill('Mairie de Claire');
  await dialog(page).getByLabel('Votre nom').fill('Claire Exemple');
  await dialog(page).getByLabel('SIRET (facultatif)').fill('732 829 320 00074');
  await dialog(page).getByLabel('Numéro et rue (facultatif)').fill('1 place de la Mairie');
  await dialog(page).getByLabel('Code postal (facultatif)').fill('20000');
  await dialog(page).getByLabel('Ville (facultatif)').fill('Ajaccio');
  const download = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Télécharger le devis (PDF)' }).click();
  const file = readFileSync(await (await download).path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  expect(file.length).toBeLessThan(200_000);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true });
  expect(text).toMatch(/SIRET 732\s829\s320\s00074/);
  expect(text).toContain('1 place de la Mairie, 20000 Ajaccio');
});

test('a quote without a name or with a wrong SIRET is refused beside its field', async ({ page }) => {
  await showQuote(page);
  await tool(page, 'Télécharger le devis').click();
  const company = dialog(page).getByLabel('Entreprise ou collectivité');
  const name = dialog(page).getByLabel('Votre nom');
  const make = dialog(page).getByRole('button', { name: 'Télécharger le devis (PDF)' });
  let downloads = 0;
  page.on('download', () => {
    downloads += 1;
  });
  await company.fill('   ');
  await name.fill('\u00a0 ');
  await make.click();
  await expect(company).toHaveAccessibleDescription('Indiquez l’entreprise ou la collectivité');
  await expect(name).toHaveAccessibleDescription('Indiquez votre nom');
  await expect(company).toBeFocused();

  await company.fill('Dvořák Ofﬁce');
  await name.fill('電話');
  await make.click();
  await expect(name).toHaveAccessibleDescription('Écrivez ce texte en lettres latines');
  await expect(name).toBeFocused();
  await name.fill('Nguyễn Văn Łukasz Yıldız');
  const siret = dialog(page).getByLabel('SIRET (facultatif)');
  await siret.fill('732 829 320 00075');
  await make.click();
  await expect(siret).toHaveAccessibleDescription(/^Vérifiez ce SIRET/);
  await expect(siret).toBeFocused();
  await expect(company).not.toHaveAttribute('aria-invalid');
  expect(downloads).toBe(0);

  await siret.fill('732829320\u200b00074');
  await dialog(page).getByLabel('Numéro et rue (facultatif)').fill('20‑A rue Fesch');
  const download = page.waitForEvent('download');
  await make.click();
  const file = new Uint8Array(readFileSync(await (await download).path()));
  const { text } = await extractText(await getDocumentProxy(file), { mergePages: true });
  for (const printed of ['Dvořák Office', 'Nguyễn Văn Łukasz Yıldız', '732 829 320 00074', '20-A rue Fesch'])
    expect(text.replaceAll('\u00a0', ' ')).toContain(printed);
});

test('« Coût sur trois ans » totals the cost', async ({ page }) => {
  await showQuote(page);
  await tool(page, 'Coût sur trois ans').click();
  const { oneTime, monthly } = quoteFor(smallOffice);
  await expect(dialog(page)).toContainText(total(oneTime + 36 * monthly));
});

test('the rates open in both modes from the choice of calls', async ({ page }) => {
  await openQuote(page);
  await page.getByRole('button', { name: 'Prix des appels' }).click();
  await expect(page.getByRole('dialog', { name: 'Tarifs des communications' })).toContainText(
    formatRate(rateOf('France', 'FIX').rate),
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Pays compris' }).click();
  await expect(page.getByRole('dialog', { name: 'Forfait illimité' })).toContainText('Inclus');
});

test('a plan’s fair use is beside its price, before and after « Pourquoi ce prix ? »', async ({ page }) => {
  await showQuote(page);
  const fairUse = `Usage raisonnable\u00a0: ${formatCount(catalogue.unlimited.fairUseMinutes)} minutes par mois et par poste`;
  await expect(quoteRegion(page)).not.toContainText(fairUse);
  await field(page, 'Illimité').check();
  const line = quoteRegion(page).getByRole('rowheader', { name: /^Forfait d’appels illimités/ });
  await expect(line).toContainText(fairUse);
  await expect(line).toContainText(/Mobiles en plus\u00a0: 0,\d+\u00a0€ HT\/min/);
  await tool(page, /^Pourquoi ce prix/).click();
  await expect(line.locator('small')).toHaveCount(2);
  await expect(line).toContainText(fairUse);
});

const toolNames = [
  ...['Télécharger le devis', 'Envoyer à quelqu’un', 'Coût sur trois ans', 'Comparer deux devis'],
  'Quel forfait choisir\u202f?',
];

test.describe('on a phone, if the code of a tool can’t be loaded', () => {
  test.use({ expectedMessages: /Failed to load resource/, viewport: { width: 390, height: 844 } });

  test('the failure is shown beside the pressed button, and another try works', async ({ page }) => {
    await openQuote(page);
    await fillSmallOffice(page);
    await field(page, 'Illimité').check();
    await showButton(page).click();
    await page.route('**/QuoteDialogs-*.js*', (route) => route.abort());
    const failure = page.getByRole('alert').filter({ hasText: 'Ce contenu n’a pas pu être chargé' });
    for (const name of [...toolNames, 'Combien de canaux\u202f?']) {
      const button = page.getByRole('button', { name });
      await button.click();
      await expect(failure, name).toBeInViewport({ ratio: 1 });
      const [pressed, said] = [await button.boundingBox(), await failure.boundingBox()];
      expect(Math.abs((said?.y ?? 0) - (pressed?.y ?? 0)), name).toBeLessThan(100);
      await expect(quoteRegion(page).getByRole('status')).not.toContainText('pas pu être chargé');
    }
    await page.unroute('**/QuoteDialogs-*.js*');
    await tool(page, 'Envoyer à quelqu’un').click();
    await expect(dialog(page)).toBeVisible();
    await expect(failure).toHaveCount(0);
  });

  test('explanations say so beside their button, the custom offer below its own', async ({ page }) => {
    await showQuote(page);
    await page.route(/(explain-price|QuoteDialogs)-/, (route) => route.abort());
    await tool(page, /^Pourquoi ce prix/).click();
    await expect(page.getByRole('alert').filter({ hasText: 'n’a pas pu être chargé' })).toBeInViewport({ ratio: 1 });
    await expect(tool(page, /^Pourquoi ce prix/)).toHaveAttribute('aria-expanded', 'false');
    await customOfferButton(page).click();
    await expect(page.getByText('Ce contenu n’a pas pu être chargé')).toHaveCount(2);
    await page.unrouteAll();
    await tool(page, /^Pourquoi ce prix/).click();
    await expect(tool(page, /^Pourquoi ce prix/)).toHaveAttribute('aria-expanded', 'true');
  });
});
