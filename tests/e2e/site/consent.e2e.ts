import type { Page } from '@playwright/test';
import { expect, open, test } from '#tests/e2e/fixtures.ts';
import { now } from '#tests/e2e/today.ts';

test.use({ hasChosenCookies: false });

/** Replaces an analytics provider, so that its calls can be read. */
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

for (const { before, consents } of [
  { before: 'true', consents: ['granted', 'denied'] },
  { before: 'essential', consents: ['denied'] },
]) {
  test(`a choice in one tab holds in the others, after ${before}`, async ({ context, page }) => {
    await page.addInitScript((choice) => Object.assign(localStorage, choice), {
      cookiesAccepted: before,
      cookiesAcceptedAt: new Date(now.getTime() - 1).toISOString(),
    });
    await listenToAnalytics(page);
    await open(page, '/');
    await page.getByRole('button', { name: 'Gérer les cookies' }).click();
    await expect(banner(page)).toBeVisible();

    const other = await context.newPage();
    await open(other, '/');
    await other.getByRole('button', { name: 'Gérer les cookies' }).click();
    await banner(other).getByRole('button', { name: 'Cookies essentiels uniquement' }).click();
    await expect(banner(page)).toBeHidden();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'calls'))).toEqual(
      consents.map((consent) => ['consent', 'update', { analytics_storage: consent }]),
    );
  });
}

test('the footer reopens the banner, moves the focus there and back', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'));
  await open(page, '/');
  const manage = page.getByRole('button', { name: 'Gérer les cookies' });
  await manage.click();
  await expect(banner(page)).toBeFocused();
  await manage.click();
  await expect(banner(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Accepter tous les cookies' })).toBeFocused();
  await page.getByRole('button', { name: 'Cookies essentiels uniquement' }).click();
  await expect(manage).toBeFocused();
  expect(await stored(page, 'cookiesAccepted')).toBe('essential');
});

test('after a choice the focus returns to where it was, on arrival to the content', async ({ page }) => {
  await open(page, '/quote/');
  const email = page.getByRole('textbox', { name: /Adresse e-mail/ });
  await email.focus();
  await page.getByRole('button', { name: 'Cookies essentiels uniquement' }).click();
  await expect(email).toBeFocused();

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.getByRole('button', { name: 'Accepter tous les cookies' }).click();
  await expect(page.getByRole('main')).toBeFocused();
});
