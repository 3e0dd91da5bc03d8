import { readFileSync } from 'node:fs';
import { extractText, getDocumentProxy } from 'unpdf';
import { formatEurosShort } from '#domain/money.ts';
import { expect, test } from './fixtures.ts';
import {
  dialog,
  field,
  fillSmallOffice,
  openQuote,
  quoteFor,
  quoteRegion,
  showQuote,
  smallOffice,
  tool,
  total,
} from './quote-steps.ts';
import { catalogue } from './today.ts';

test('« Pourquoi ce prix ? » explains every line, and can be closed', async ({ page }) => {
  await showQuote(page);
  const lines = quoteRegion(page).locator('tbody th[scope=row] small');
  await expect(lines).toHaveCount(0);
  await tool(page, /^Pourquoi ce prix/).click();
  await expect(lines).toHaveCount(12);
  await expect(quoteRegion(page)).toContainText(
    `4 postes principaux, à ${formatEurosShort(catalogue.oneTime.phones.T46U.priceCents)}`,
  );
  await expect(tool(page, /^Pourquoi ce prix/)).toHaveAttribute('aria-pressed', 'true');
  await tool(page, /^Pourquoi ce prix/).click();
  await expect(lines).toHaveCount(0);
});

test('the quote can be downloaded as a PDF', async ({ page }) => {
  await showQuote(page);
  await tool(page, 'Télécharger le devis').click();
  await dialog(page).getByLabel('Entreprise ou collectivité').fill('Mairie de Claire');
  await dialog(page).getByLabel('Votre nom').fill('Claire Exemple');
  await dialog(page).getByLabel('SIRET (facultatif)').fill('732 829 320 00074');
  await dialog(page).getByLabel('Adresse (facultatif)').fill('1 place de la Mairie\n20000 Ajaccio');
  const download = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Télécharger le devis (PDF)' }).click();
  const file = readFileSync(await (await download).path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  expect(file.length).toBeLessThan(200_000);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true });
  expect(text).toMatch(/SIRET 732\s829\s320\s00074/);
  expect(text).toContain('1 place de la Mairie, 20000 Ajaccio');
});

test('a quote without a name, with a wrong SIRET or with a character that no font can write, is refused beside its field', async ({
  page,
}) => {
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

  await company.fill('Dvořák Telekom');
  await name.fill('Nguyễn 電話');
  await make.click();
  await expect(name).toHaveAccessibleDescription('Ces caractères ne peuvent pas être imprimés\u00a0: 電 話');
  await expect(name).toBeFocused();
  await expect(company).not.toHaveAttribute('aria-invalid');
  expect(downloads).toBe(0);

  await name.fill('Nguyễn Văn Łukasz');
  const siret = dialog(page).getByLabel('SIRET (facultatif)');
  const address = dialog(page).getByLabel('Adresse (facultatif)');
  await siret.fill('732 829 320 00075');
  await make.click();
  await expect(siret).toHaveAccessibleDescription(/^Vérifiez ce SIRET/);
  await expect(siret).toBeFocused();

  await siret.fill('');
  await address.fill('1 rue du 電');
  await make.click();
  await expect(address).toHaveAccessibleDescription('Ce caractère ne peut pas être imprimé\u00a0: 電');
  expect(downloads).toBe(0);

  await address.fill('');
  const download = page.waitForEvent('download');
  await make.click();
  const file = new Uint8Array(readFileSync(await (await download).path()));
  const { text } = await extractText(await getDocumentProxy(file), { mergePages: true });
  expect(text).toContain('Dvořák Telekom');
  expect(text).toContain('Nguyễn Văn Łukasz');
});

test('« Coût sur trois ans » totals the cost', async ({ page }) => {
  await showQuote(page);
  await tool(page, 'Coût sur trois ans').click();
  const { oneTime, monthly } = quoteFor(smallOffice);
  await expect(dialog(page)).toContainText(total(oneTime + 36 * monthly));
});

test('« Quel forfait choisir ? » compares the plans', async ({ page }) => {
  await showQuote(page);
  await tool(page, /^Quel forfait choisir/).click();
  await expect(dialog(page)).toContainText('minutes');
  await expect(dialog(page).locator('svg', { hasText: 'minutes par mois' })).toBeVisible();
});

for (const [name, title] of [
  ['Télécharger le devis', 'Télécharger le devis'],
  ['Envoyer à quelqu’un', 'Envoyer à quelqu’un'],
  ['Comparer deux devis', 'Comparer deux devis'],
  ['Coût sur trois ans', 'Coût sur trois ans'],
  [/^Quel forfait choisir/, /^Quel forfait choisir/],
] as const) {
  test(`a tool has one name, on its button and on its dialog: ${name}`, async ({ page }) => {
    await showQuote(page);
    await tool(page, name).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  });
}

test('the comparison chooses a plan, or paying by the minute, and a shown quote follows', async ({ page }) => {
  await showQuote(page);
  const opener = tool(page, /^Quel forfait choisir/);
  await opener.press('Enter');
  await dialog(page)
    .getByRole('button', { name: /^Choisir ce forfait.*Fixes et mobiles France$/ })
    .press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(field(page, 'Illimité')).toBeChecked();
  await expect(field(page, 'Fixes et mobiles France')).toBeChecked();
  await expect(quoteRegion(page).getByRole('rowheader', { name: /Fixes et mobiles France, 2 canaux/ })).toBeVisible();

  await opener.press('Enter');
  await dialog(page).getByRole('button', { name: 'Rester à la consommation' }).press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(field(page, 'À la consommation')).toBeChecked();
  await expect(quoteRegion(page).getByRole('rowheader', { name: /^Forfait d’appels/ })).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('the channel advice sets the channels, and a shown quote follows', async ({ page }) => {
  await showQuote(page);
  await field(page, 'Illimité').check();
  await page.getByRole('button', { name: /^Combien de canaux/ }).click();
  await dialog(page)
    .getByLabel(/^Intense/)
    .check();
  const choose = dialog(page).getByRole('button', { name: /^Choisir \d+ canaux$/ });
  const channels = /\d+/.exec((await choose.textContent()) ?? '')?.[0] ?? '';
  await choose.click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(field(page, 'Canaux simultanés')).toHaveValue(channels);
  await expect(quoteRegion(page)).toContainText(`${channels} canaux`);
});

test('the rates open in both modes from the choice of calls', async ({ page }) => {
  await openQuote(page);
  await page.getByRole('button', { name: 'Prix des appels' }).click();
  await expect(page.getByRole('dialog', { name: 'Tarifs des communications' })).toContainText('0,0138 €');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Pays compris dans le forfait' }).click();
  await expect(page.getByRole('dialog', { name: 'Forfait illimité' })).toContainText('Inclus');
});

test('a plan’s fair use is beside its price, before and after « Pourquoi ce prix ? »', async ({ page }) => {
  await showQuote(page);
  const fairUse = 'Usage raisonnable\u00a0: 5\u202f000 minutes par mois et par poste';
  await expect(quoteRegion(page)).not.toContainText(fairUse);
  await field(page, 'Illimité').check();
  const line = quoteRegion(page).getByRole('rowheader', { name: /^Forfait d’appels illimités/ });
  await expect(line).toContainText(fairUse);
  await expect(line).toContainText(/mobiles restent payants\u00a0: 0,\d+\u00a0€ HT la minute/);
  await tool(page, /^Pourquoi ce prix/).click();
  await expect(line.locator('small')).toHaveCount(2);
  await expect(line).toContainText(fairUse);
});

test('the sliders have names, and announce their value with its unit', async ({ page }) => {
  await showQuote(page);
  await tool(page, /^Quel forfait choisir/).click();
  const share = dialog(page).getByRole('slider', { name: 'Part des appels vers les mobiles', exact: true });
  await expect(share).toHaveAttribute('aria-valuetext', '50\u00a0%');
  await share.press('ArrowRight');
  await expect(share).toHaveAttribute('aria-valuetext', '55\u00a0%');
  const minutes = dialog(page).getByRole('slider', { name: 'Minutes par mois, pour toute l’équipe', exact: true });
  await expect(minutes).toHaveAttribute('aria-valuetext', /^[\d\u202f]+ minutes$/);
  await page.keyboard.press('Escape');
  await field(page, 'Illimité').check();
  await page.getByRole('button', { name: /^Combien de canaux/ }).click();
  const people = dialog(page).getByRole('slider', { name: 'Personnes qui téléphonent', exact: true });
  await expect(people).toHaveAttribute('aria-valuetext', '4 personnes');
});

test('channels chosen by keyboard return the focus to where it was', async ({ page }) => {
  await openQuote(page);
  await field(page, 'Illimité').check();
  const opener = page.getByRole('button', { name: /^Combien de canaux/ });
  await opener.press('Enter');
  await dialog(page)
    .getByRole('button', { name: /^Choisir \d+ canaux$/ })
    .press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('the plot shows when a plan begins to cost less, and its lines differ without colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await showQuote(page);
  await tool(page, /^Quel forfait choisir/).click();
  await expect(dialog(page).locator('svg').getByText('ici, l’illimité devient moins cher')).toBeVisible();
  const drawn = await dialog(page)
    .locator('svg')
    .filter({ hasText: 'minutes par mois' })
    .locator('path[data-option]')
    .evaluateAll((lines) =>
      lines.map((line) => getComputedStyle(line)).map((style) => [style.stroke, style.strokeDasharray]),
    );
  expect(new Set(drawn.map(([stroke]) => stroke)).size).toBe(1);
  expect(new Set(drawn.map(([, dashes]) => dashes)).size).toBe(4);
});

for (const width of [320, 390, 1280]) {
  test(`the text of the plot can be read at ${width} pixels, and none is cut`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await showQuote(page);
    await tool(page, /^Quel forfait choisir/).click();
    const words = dialog(page).locator('svg text');
    await expect(words.filter({ hasText: '€ HT par mois' })).toBeVisible();
    await expect
      .poll(() =>
        words.evaluateAll((texts) => {
          const heightOf = (text: Element): number => Number.parseFloat(getComputedStyle(text).fontSize);
          const scaleOf = (text: Element): number => (text as SVGTextElement).getScreenCTM()?.a ?? 0;
          return Math.min(...texts.map((text) => heightOf(text) * scaleOf(text)));
        }),
      )
      .toBeGreaterThanOrEqual(12);
    // At one moment: the dialog may still move to its place.
    const { boxes, frame } = await dialog(page)
      .locator('svg', { hasText: 'minutes par mois' })
      .evaluate((svg) => ({
        boxes: [...svg.querySelectorAll('text')].map((text) => text.getBoundingClientRect().toJSON() as DOMRect),
        frame: svg.getBoundingClientRect().toJSON() as DOMRect,
      }));
    for (const [index, box] of boxes.entries()) {
      expect(box.left).toBeGreaterThanOrEqual(frame.left - 1);
      expect(box.right).toBeLessThanOrEqual(frame.right + 1);
      for (const other of boxes.slice(index + 1)) {
        const apart = box.right <= other.left || other.right <= box.left || box.bottom <= other.top + 3;
        expect(apart || other.bottom <= box.top + 3, `${index} lies on another`).toBe(true);
      }
    }
  });
}

test('the text of the installation can be read on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  // While they appear, the groups of the drawing grow to their size.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openQuote(page);
  await fillSmallOffice(page);
  const words = page.getByRole('img', { name: /Votre site/ }).locator('text');
  await expect(words.first()).toBeVisible();
  const sizes = await words.evaluateAll((texts) =>
    texts.map(
      (text) => Number.parseFloat(getComputedStyle(text).fontSize) * ((text as SVGTextElement).getScreenCTM()?.a ?? 0),
    ),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
});
