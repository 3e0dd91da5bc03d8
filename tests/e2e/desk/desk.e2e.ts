import type { Locator } from '@playwright/test';
import { expect, test } from '#tests/e2e/fixtures.ts';
import { desk, openDesk, placeOrder, signIn } from './desk-steps.ts';

test('a link in a webmail opens its order, although the cookie is strict', async ({ page, service }) => {
  const { company } = await placeOrder(page, service);
  await signIn(page, service);
  await page.getByRole('link', { name: `Paiement ou bon de commande : ${company}` }).click();
  const address = page.url();
  await page.route('http://webmail.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${address}">Commande</a>` }),
  );
  await page.goto('http://webmail.example/');
  await page.getByRole('link', { name: 'Commande' }).click();
  await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
});

test('after signing out, going back shows nothing', async ({ page, service }) => {
  const { company } = await placeOrder(page, service);
  await signIn(page, service);
  await page.getByRole('link', { name: `Paiement ou bon de commande : ${company}` }).click();
  await page.getByRole('button', { name: 'Se déconnecter', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Ouvrir le bureau' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Ouvrir le bureau' })).toBeVisible();
  await expect(page.getByText(company)).toHaveCount(0);
});

test('the focus is seen on every plate of the board, the one shown alone too', async ({ page, service }) => {
  await openDesk(page, service, `${desk}?sorte=payment`);
  const ring = (link: Locator) => link.evaluate((element) => getComputedStyle(element).outlineColor);
  const lit = await page.getByRole('banner').evaluate((element) => getComputedStyle(element).borderBottomColor);
  // Programmatic focus shows a ring only after a key press.
  await page.keyboard.press('Tab');
  for (const plate of await page.getByRole('list', { name: 'Tableau' }).getByRole('link').all()) {
    expect(await ring(plate)).not.toBe(lit);
    await plate.focus();
    expect(await ring(plate)).toBe(lit);
  }
});
