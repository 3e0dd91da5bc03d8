import type { Page } from '@playwright/test';
import { runAxe } from '#tests/accessibility/run-axe.ts';
import { desk, openDesk, placeOrder, placeOrderWithNumber, signIn } from './desk-steps.ts';
import { expect, scrollsSideways, test } from './fixtures.ts';

test.beforeEach(({ service }) => openDesk(service));

test('a link in a webmail opens its order, although the cookie is strict', async ({ page, service }) => {
  const { company } = await placeOrder(page, service);
  await signIn(page);
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
  await signIn(page);
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
    await signIn(page);
    const { company } = await placeOrder(page, service);
    await expect(page.getByText(company)).toHaveCount(0);
    await page.clock.runFor(minute);
    await expect(page.getByRole('link', { name: `Paiement à recevoir : ${company}` })).toBeVisible();
  });

  test('doesn’t move under somebody’s hand, and can be told to stay as it is', async ({ page, service }) => {
    await signIn(page);
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
    await signIn(page);
    await expect(page.getByText(company)).toHaveCount(1);
    await context.clearCookies();
    await page.clock.runFor(minute);
    await expect(page.getByRole('heading', { name: 'Ouvrir le bureau' })).toBeVisible();
    await expect(page.getByText(company)).toHaveCount(0);
  });
});

/** The pages of the desk, and how to get there; `company` has an order. */
const deskPages: Readonly<Record<string, (page: Page, company: string) => Promise<void>>> = {
  'sign-in': async (page) => {
    await page.goto(desk);
  },
  home: (page) => signIn(page),
  order: async (page, company) => {
    await signIn(page);
    await page.getByRole('link', { name: `Paiement à recevoir : ${company}` }).click();
    await page.getByRole('heading', { level: 1, name: company }).waitFor();
  },
  action: async (page, company) => {
    await signIn(page);
    await page.getByRole('link', { name: `Paiement à recevoir : ${company}` }).click();
    await page.getByRole('link', { name: 'Annuler la commande' }).click();
    await page.getByRole('heading', { level: 1, name: 'Annuler la commande' }).waitFor();
  },
  orders: (page) => signIn(page, `${desk}/commandes`),
  numbers: (page) => signIn(page, `${desk}/numeros`),
  'a number’s refusal': async (page, company) => {
    await signIn(page);
    await page.getByRole('link', { name: `Numéros à porter : ${company}` }).click();
    await page.getByRole('link', { name: 'Marquer comme demandé, numéro 1' }).click();
    await page.getByRole('button', { name: 'Marquer comme demandé' }).click();
    await page.getByRole('link', { name: 'Noter un refus, numéro 1' }).click();
    await page.getByRole('heading', { level: 1, name: 'Noter un refus' }).waitFor();
  },
  'a new link': async (page, company) => {
    await signIn(page);
    await page.getByRole('link', { name: `Paiement à recevoir : ${company}` }).click();
    await page.getByRole('link', { name: 'Envoyer un nouveau lien' }).click();
    await page.getByRole('heading', { level: 1, name: 'Envoyer un nouveau lien' }).waitFor();
  },
  leads: (page) => signIn(page, `${desk}/devis`),
  publication: (page) => signIn(page, `${desk}/publication`),
  report: (page) => signIn(page, `${desk}/rapport`),
};

for (const [name, reach] of Object.entries(deskPages)) {
  test(`axe finds nothing on a page of the desk: ${name}`, async ({ page, service }) => {
    const { company } = await placeOrderWithNumber(page, service);
    await reach(page, company);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect((await runAxe(page)).faults, `at ${width} px`).toEqual([]);
      expect(await scrollsSideways(page), `at ${width} px`).toBe(false);
    }
  });
}
