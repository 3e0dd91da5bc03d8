import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { collectStatistics, field, fill, fillSmallOffice, openQuote, quoteRegion, showButton } from './quote-steps.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const action = (page: Page, name: string | RegExp) => quoteRegion(page).getByRole('button', { name });

async function showQuote(page: Page): Promise<void> {
  await openQuote(page);
  await fillSmallOffice(page);
  await showButton(page).click();
  await expect(quoteRegion(page)).toBeVisible();
}

test('« Pourquoi ce prix ? » explains every line, and goes again', async ({ page }) => {
  await showQuote(page);
  const lines = quoteRegion(page).locator('tbody th[scope=row] small');
  await expect(lines).toHaveCount(0);
  await action(page, /^Pourquoi ce prix/).click();
  await expect(lines).toHaveCount(12);
  await expect(quoteRegion(page)).toContainText('4 postes principaux, à 116');
  await expect(action(page, /^Pourquoi ce prix/)).toHaveAttribute('aria-pressed', 'true');
  await action(page, /^Pourquoi ce prix/).click();
  await expect(lines).toHaveCount(0);
});

test('the quote leaves as a PDF', async ({ page }) => {
  await showQuote(page);
  await action(page, 'Devis en PDF').click();
  await dialog(page).getByLabel('Entreprise ou collectivité').fill('Mairie de Claire');
  await dialog(page).getByLabel('Votre nom').fill('Claire Exemple');
  const download = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Télécharger le devis (PDF)' }).click();
  const file = readFileSync(await (await download).path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  expect(file.length).toBeLessThan(200_000);
});

test('« Sur 36 mois » totals the cost', async ({ page }) => {
  await showQuote(page);
  await action(page, 'Sur 36 mois').click();
  await expect(dialog(page)).toContainText('2 266 €');
});

test('« Forfait ou minutes ? » compares the plans', async ({ page }) => {
  await showQuote(page);
  await action(page, /^Forfait ou minutes/).click();
  await expect(dialog(page)).toContainText('minutes');
  await expect(dialog(page).locator('svg').last()).toBeVisible();
});

test('the advice on channels sets them, and a quote that is shown follows', async ({ page }) => {
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

test('the link brings every choice back without the e-mail, sends nothing and leaves the address clean', async ({
  page,
  browser,
  baseURL,
}) => {
  await openQuote(page);
  await fill(page, {
    'Postes principaux': '2',
    'Postes secondaires': '3',
    'Postes sans fil': '1',
    'Nombre de sites': '2',
    'Numéros géographiques': '14',
    'Numéros à conserver (portabilité)': '12',
    'Adresse e-mail': 'claire@mairie.example.com',
  });
  await field(page, 'Illimité').check();
  await field(page, 'Canaux simultanés').selectOption('6');
  await field(page, 'Fixes et mobiles France').check();
  await showButton(page).click();
  const totals = await quoteRegion(page).locator('dl').textContent();
  await action(page, 'Garder ou partager').click();
  const link = await dialog(page).getByLabel('Lien de votre devis').inputValue();
  expect(link).toContain('/#/quote?devis=');
  expect(link).not.toContain('claire');

  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const visitor = await other.newPage();
  const statistics = await collectStatistics(visitor);
  await openQuote(visitor, link);
  await expect(visitor.getByText('Vos choix sont de retour')).toBeVisible();
  await expect(visitor).toHaveURL(/#\/quote$/);
  await expect(field(visitor, 'Adresse e-mail')).toHaveValue('');
  await expect(quoteRegion(visitor)).toHaveCount(0);
  expect(statistics).toEqual([]);
  await field(visitor, 'Adresse e-mail').fill('paul@example.com');
  await showButton(visitor).click();
  await expect(quoteRegion(visitor).locator('dl')).toHaveText(totals ?? '');
  await other.close();
});

test('a broken link says so and loses nothing', async ({ page }) => {
  await openQuote(page);
  await fillSmallOffice(page);
  await page.goto('/#/quote?devis=1_2026-11_s2_p2');
  await expect(page.getByText('Ce lien est incomplet')).toBeVisible();
  await expect(page).toHaveURL(/#\/quote$/);
  await expect(field(page, 'Postes principaux')).toHaveValue('4');
});
