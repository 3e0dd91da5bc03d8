import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  collectStatistics,
  field,
  fillSmallOffice,
  openQuote,
  orderButton,
  quoteFor,
  quoteRegion,
  showButton,
  smallOffice,
  terms,
  total,
} from './quote-steps.ts';

const sizes = [
  [1280, 720],
  [1366, 650],
  [1024, 768],
  [1024, 600],
  [1440, 900],
  [390, 844],
  [360, 640],
] as const;

/** Whether both totals are fully on the screen, below the header, without covering what was pressed. */
async function totalsInView(page: Page): Promise<boolean> {
  const header = await page.getByRole('banner').boundingBox();
  const top = Math.max(0, (header?.y ?? 0) + (header?.height ?? 0));
  const bottom = page.viewportSize()?.height ?? 0;
  for (const amount of await quoteRegion(page).getByRole('definition').all()) {
    const box = await amount.boundingBox();
    if (box === null || box.y < top || box.y + box.height > bottom) return false;
  }
  return (await quoteRegion(page).getByRole('definition').count()) === 2;
}

for (const [width, height] of sizes) {
  test(`both totals stay in view at ${width}×${height}, when asked for and while plan and channels change`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openQuote(page);
    await fillSmallOffice(page);
    await field(page, 'Illimité').check();
    await showButton(page).click();
    await expect(quoteRegion(page)).toContainText(total(quoteFor(smallOffice).oneTime));
    await expect.poll(() => totalsInView(page)).toBe(true);
    await expect(showButton(page)).toBeInViewport({ ratio: 1 });
    await field(page, 'Fixes et mobiles France').check();
    await expect.poll(() => totalsInView(page)).toBe(true);
    await field(page, 'Canaux simultanés').selectOption('8');
    const plan = { callType: 'unlimited', channels: '8', callPlanType: 'france-all' };
    await expect(quoteRegion(page)).toContainText(total(quoteFor({ ...smallOffice, ...plan }).monthly));
    await expect.poll(() => totalsInView(page)).toBe(true);
  });
}

test('the card says what the price is for', async ({ page }) => {
  await openQuote(page);
  await fillSmallOffice(page);
  await field(page, 'Nombre de sites').fill('2');
  await showButton(page).click();
  await expect(quoteRegion(page)).toContainText('pour 4 postes, 2 sites');
});

test('« Commander » without a price says why nothing was ordered', async ({ page }) => {
  await openQuote(page);
  await fillSmallOffice(page);
  await terms(page).check();
  await orderButton(page).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Voici votre prix : vérifiez-le, puis commandez.' }),
  ).toHaveCount(1);
});

test('an edit offers to compute the price again in its place', async ({ page }) => {
  const statistics = await collectStatistics(page);
  await openQuote(page);
  await fillSmallOffice(page);
  await showButton(page).click();
  await field(page, 'Postes principaux').fill('5');
  await expect(quoteRegion(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Recalculer' }).click();
  await expect(quoteRegion(page)).toContainText('pour 5 postes, 1 site');
  expect(statistics).toHaveLength(2);
});

test('the price is restored with the form after a reload and after another page, without new statistics', async ({
  page,
}) => {
  const statistics = await collectStatistics(page);
  await openQuote(page);
  await fillSmallOffice(page);
  await showButton(page).click();
  await expect(quoteRegion(page)).toContainText(total(quoteFor(smallOffice).oneTime));
  await page.reload();
  await expect(quoteRegion(page)).toContainText(total(quoteFor(smallOffice).oneTime));
  await page.getByRole('link', { name: 'Vos droits' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('données');
  await page.goBack();
  await expect(quoteRegion(page)).toContainText(total(quoteFor(smallOffice).oneTime));
  await field(page, 'Postes principaux').fill('5');
  await page.reload();
  await expect(field(page, 'Postes principaux')).toHaveValue('5');
  await expect(quoteRegion(page)).toHaveCount(0);
  expect(statistics).toHaveLength(1);
});
