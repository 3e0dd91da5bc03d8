import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';

/** Stands in for an analytics provider, so that its calls can be read. */
async function listenToAnalytics(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const calls: unknown[] = [];
    Object.assign(globalThis, { calls, gtag: (...call: unknown[]) => void calls.push(call) });
  });
}

const banner = (page: Page) => page.getByRole('region', { name: 'Votre vie privée' });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

for (const { way, value, consent } of [
  { way: 'Accepter tous les cookies', value: 'true', consent: 'granted' },
  { way: 'Cookies essentiels uniquement', value: 'essential', consent: 'denied' },
  { way: 'Fermer', value: 'essential', consent: 'denied' },
]) {
  test(`« ${way} » stores ${value}, says ${consent} and is remembered`, async ({ page }) => {
    await listenToAnalytics(page);
    await open(page, '/');
    await banner(page).getByRole('button', { name: way, exact: true }).click();
    await expect(banner(page)).toBeHidden();
    expect(await stored(page, 'cookiesAccepted')).toBe(value);
    expect(Date.parse((await stored(page, 'cookiesAcceptedAt')) ?? '')).toBeLessThanOrEqual(Date.now());
    expect(await page.evaluate(() => Reflect.get(globalThis, 'calls'))).toEqual([
      ['consent', 'update', { analytics_storage: consent }],
    ]);

    await page.reload();
    await page.locator('html[data-ready]').waitFor();
    await expect(banner(page)).toBeHidden();
  });
}

test('the choice is asked again after six months', async ({ page }) => {
  await page.addInitScript(() => {
    const sevenMonthsAgo = new Date();
    sevenMonthsAgo.setMonth(sevenMonthsAgo.getMonth() - 7);
    localStorage.setItem('cookiesAccepted', 'true');
    localStorage.setItem('cookiesAcceptedAt', sevenMonthsAgo.toISOString());
  });
  await open(page, '/');
  await expect(banner(page)).toBeVisible();
});

test('the footer asks again, takes the visitor to the banner and back', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'));
  await open(page, '/');
  const manage = page.getByRole('button', { name: 'Gérer les cookies' });
  await manage.click();
  await expect(banner(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Accepter tous les cookies' })).toBeFocused();
  await page.getByRole('button', { name: 'Cookies essentiels uniquement' }).click();
  await expect(manage).toBeFocused();
  expect(await stored(page, 'cookiesAccepted')).toBe('essential');
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
]) {
  test(`at ${viewport.width} px the banner leaves the first action and the end of the page free`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, '/');
    const card = await banner(page).boundingBox();
    const action = await page.getByRole('main').getByRole('link', { name: 'Tarifs', exact: true }).boundingBox();
    expect(card && action && action.y + action.height <= card.y).toBe(true);

    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const last = await page.getByRole('contentinfo').getByRole('link').last().boundingBox();
    expect(card && last && last.y + last.height <= card.y).toBe(true);
  });
}

test('the banner keeps no one in: the page can be used before an answer', async ({ page }) => {
  await open(page, '/');
  await expect(banner(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Solution' }).click();
  await expect(page).toHaveURL(/#\/solution$/);
  await expect(banner(page)).toBeVisible();
});
