import type { Page } from '@playwright/test';
import { brand } from '#content/brand.ts';
import { chooseEssentialCookies, expect, open, test } from './fixtures.ts';

const withDialog = ['Installation express', 'Maîtrise des coûts', 'Sécurité maximale', 'Gestion simplifiée'];
const withoutDialog = ['Fonctionnalités avancées', 'Support premium'];

const card = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.beforeEach(({ page }) => chooseEssentialCookies(page));

test('six benefits under the title, four of them buttons', async ({ page }) => {
  await open(page, '/#/solution');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La téléphonie professionnelle simplifiée');
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText([
    ...withDialog,
    ...withoutDialog,
  ]);
  for (const name of withDialog) await expect(card(page, name)).toBeVisible();
  for (const name of withoutDialog) await expect(card(page, name)).toHaveCount(0);
});

test('a benefit opens its dialog, which closes by button, Escape and backdrop and returns the focus', async ({
  page,
}) => {
  await open(page, '/#/solution');
  for (const name of withDialog) {
    const dialog = page.getByRole('dialog', { name, exact: true });
    const ways = [
      () => dialog.getByRole('button', { name: 'Fermer' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 5),
    ];
    await expect(dialog).toHaveCount(0);
    for (const close of ways) {
      await card(page, name).click();
      await expect(dialog).toBeVisible();
      expect(await dialog.getByRole('listitem').count(), name).toBeGreaterThan(3);
      await close();
      await expect(dialog).toHaveCount(0);
      await expect(card(page, name)).toBeFocused();
    }
  }
});

test('the whole frame of a benefit is its button', async ({ page }) => {
  await open(page, '/#/solution');
  await page
    .getByRole('article')
    .first()
    .click({ position: { x: 40, y: 40 } });
  await expect(page.getByRole('dialog', { name: 'Installation express' })).toBeVisible();
});

test('the installation lists the hardware included and what the network needs', async ({ page }) => {
  await open(page, '/#/solution');
  await card(page, 'Installation express').click();
  const dialog = page.getByRole('dialog', { name: 'Installation express' });
  const hardware = dialog.getByRole('list').first();
  for (const item of [/postes Yealink/, /box/, /switch/i, /Cordons RJ45|cordons RJ45/]) {
    await expect(hardware.getByRole('listitem').filter({ hasText: item }).first()).toBeVisible();
  }
  const network = dialog.getByRole('list').last();
  for (const item of [/accès internet/, /câblage réseau/, /100\u00a0kbit\/s|100 kbit\/s/, /SIP ALG/]) {
    await expect(network.getByRole('listitem').filter({ hasText: item }).first()).toBeVisible();
  }
});

test('the costs link to both kinds of rates, and back to the card', async ({ page }) => {
  await open(page, '/#/solution');
  for (const [label, title] of [
    ['Tarifs à la consommation', 'Tarifs des communications'],
    ['Forfait illimité', 'Forfait illimité'],
  ] as const) {
    await card(page, 'Maîtrise des coûts').click();
    await page.getByRole('dialog').getByRole('button', { name: label }).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.getByRole('button', { name: 'Fermer' }).click();
    await expect(page.getByRole('dialog'), label).toHaveCount(0);
    await expect(card(page, 'Maîtrise des coûts'), label).toBeFocused();
  }
});

test('by keyboard alone: a card, its dialog, the rates, and back', async ({ page }) => {
  await open(page, '/#/solution');
  await card(page, 'Installation express').focus();
  await page.keyboard.press('Tab');
  await expect(card(page, 'Maîtrise des coûts')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Maîtrise des coûts' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: 'Maîtrise des coûts' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Tarifs à la consommation' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Forfait illimité' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page, 'Maîtrise des coûts')).toBeFocused();
});

test('the empty frame links to the quote, and the click is counted', async ({ page }) => {
  await open(page, '/#/solution');
  const counted = page.waitForRequest(/statistiques\?type=devis/);
  await page.getByRole('main').getByRole('link', { name: 'Tarifs', exact: true }).click();
  await counted;
  await expect(page).toHaveURL(/#\/quote$/);
});

test('the last two benefits link to the features and to the contact page', async ({ page }) => {
  await open(page, '/#/solution');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Voir les fonctionnalités' })).toHaveAttribute('href', '/features/');
  await main.getByRole('link', { name: 'Nous contacter' }).click();
  await expect(page).toHaveURL(/#\/contact$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the captions contain what the dialogs list', async ({ page }) => {
    await page.goto('/solution/');
    const captions = page.getByRole('article');
    await expect(
      captions
        .first()
        .getByRole('listitem')
        .filter({ hasText: `Une box ${brand.name} par site : elle s’ajoute à votre box internet` }),
    ).toBeVisible();
    await expect(captions.first().getByRole('listitem').filter({ hasText: 'SIP ALG' })).toBeVisible();
    await expect(captions.nth(1).getByRole('listitem').filter({ hasText: '5\u202f000 minutes' })).toBeVisible();
    await expect(page.getByText('En savoir plus').first()).toBeHidden();
  });
});
