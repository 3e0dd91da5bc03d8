import { expect, test } from '#tests/e2e/fixtures.ts';
import { openDesk, placeOrder, signIn } from './desk-steps.ts';

test('a link in a webmail opens its order, although the cookie is strict', async ({ page, service }) => {
  const { company } = await placeOrder(page, service);
  await signIn(page, service);
  await page.getByRole('link', { name: `Paiement à recevoir : ${company}` }).click();
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
  await page.getByRole('link', { name: `Paiement à recevoir : ${company}` }).click();
  await page.getByRole('button', { name: 'Se déconnecter', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Ouvrir le bureau' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Ouvrir le bureau' })).toBeVisible();
  await expect(page.getByText(company)).toHaveCount(0);
});

test.describe('the home that stays open', () => {
  test.beforeEach(({ page }) => page.clock.install());
  const minute = 61_000;

  test('shows a new order by itself while nobody touches it', async ({ page, service }) => {
    await openDesk(page, service);
    const { company } = await placeOrder(page, service);
    await expect(page.getByText(company)).toHaveCount(0);
    await page.clock.runFor(minute);
    await expect(page.getByRole('link', { name: `Paiement à recevoir : ${company}` })).toBeVisible();
  });

  test('doesn’t move under somebody’s hand, and can be stopped', async ({ page, service }) => {
    await openDesk(page, service);
    const { company } = await placeOrder(page, service);
    await page.getByRole('link', { name: 'Commandes', exact: true }).focus();
    await page.clock.runFor(minute);
    await page.getByRole('link', { name: 'Du nouveau' }).click();
    await expect(page.getByText(company)).toHaveCount(1);
    const box = page.getByRole('checkbox', { name: 'Actualiser cette page d’elle-même' });
    await box.uncheck();
    await page.reload();
    await expect(box).not.toBeChecked();
    await placeOrder(page, service);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.clock.runFor(10 * minute);
    expect(asked).toEqual([]);
  });

  test('leaves the screen when the session has ended', async ({ page, service, context }) => {
    const { company } = await placeOrder(page, service);
    await openDesk(page, service);
    await expect(page.getByText(company)).toHaveCount(1);
    await context.clearCookies();
    await page.clock.runFor(minute);
    await expect(page.getByRole('heading', { name: 'Ouvrir le bureau' })).toBeVisible();
    await expect(page.getByText(company)).toHaveCount(0);
  });
});
