import { expect, test } from '#tests/e2e/fixtures.ts';
import { placeOrder, signIn } from './desk-steps.ts';

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
