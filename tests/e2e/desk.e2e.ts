import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { runAxe } from '#tests/accessibility/run-axe.ts';
import { completion, type OrderPayload, randomOrder, seededRandom } from '#tests/resilience/payloads.ts';
import { test as base, expect, scrollsSideways } from './fixtures.ts';
import type { RunningService } from './start-service.ts';

const password = 'girafe cornichon tabouret';
const desk = '/supervision/bureau';

/** Playwright's `test` with somebody who may open the desk. */
const test = base.extend<object, { readonly opened: undefined }>({
  opened: [
    async ({ service }, use) => {
      const program = join(process.env.NEOLIS_DIST || 'dist', 'service/commands/desk.mjs');
      const { status, stderr } = spawnSync(process.execPath, [program, 'add', 'claire'], {
        input: password,
        encoding: 'utf8',
        env: { PATH: process.env.PATH ?? '', DATABASE_FILE: service.databaseFile },
      });
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
});

/** Posts an order and completes it, as a client; returns the company's name, which no other order has. */
async function placeOrder(page: Page, { address }: RunningService): Promise<string> {
  const company = `Cabinet ${crypto.randomUUID().slice(0, 8)}`;
  const order: OrderPayload = randomOrder(seededRandom(17), 17);
  order.client.email = `${company.replace(' ', '.')}@example.com`;
  const options = { headers: { origin: address }, maxRedirects: 0 };
  const placed = await page.request.post('/supervision/paiement', {
    ...options,
    form: { orderData: JSON.stringify(order) },
  });
  const path = placed.headers().location ?? '';
  const completed = await page.request.post(path, {
    ...options,
    form: completion(order, { company, phone: '04 95 26 20 09' }),
  });
  expect([placed.status(), completed.status()]).toEqual([303, 303]);
  return company;
}

/** Opens a page of the desk by the keyboard alone, through the sign-in page. */
async function signIn(page: Page, address = desk): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Votre prénom').focus();
  await page.keyboard.type('claire');
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Bureau' })).toBeVisible();
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px, without scripts`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height: 800 } });

    test('an order goes from its payment to its service', async ({ page, service }) => {
      const company = await placeOrder(page, service);
      await signIn(page);
      await page.getByRole('link', { name: `Paiement à recevoir : ${company}` }).click();
      await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
      const doIt = async (action: string, note?: string): Promise<void> => {
        await page.getByRole('link', { name: action }).click();
        if (note !== undefined) await page.getByLabel('Transporteur et numéro de suivi').fill(note);
        await page.getByRole('button', { name: action }).click();
        await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
      };
      await doIt('Enregistrer un paiement');
      await expect(page.getByText('à préparer', { exact: true })).toBeVisible();
      await doIt('Marquer comme expédiée', 'Colissimo 6A1, Colissimo 6A2, Colissimo 6A3');
      await doIt('Marquer comme en service');
      const journal = page.getByRole('region', { name: 'Journal' });
      await expect(journal).toContainText('Commande expédiée (Colissimo 6A1, Colissimo 6A2, Colissimo 6A3)');
      await expect(journal.getByText('par claire')).toHaveCount(3);
      await page.getByRole('button', { name: /^Renvoyer «.*Neolis.*votre commande/ }).click();
      await expect(journal).toContainText('Message renvoyé');
      expect(await scrollsSideways(page)).toBe(false);
    });

    test('a caller is found by number, and the list is a file', async ({ page, service }) => {
      const company = await placeOrder(page, service);
      await signIn(page, `${desk}/commandes`);
      await page.getByLabel('Référence, entreprise').fill('+33 4 95 26 20 09');
      await page.getByRole('button', { name: 'Chercher' }).click();
      await expect(page.getByRole('link', { name: company })).toBeVisible();
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Télécharger la liste' }).click();
      expect((await download).suggestedFilename()).toBe('commandes.csv');
    });
  });
}

test('a link in a webmail opens its order, although the cookie is strict', async ({ page, service }) => {
  const company = await placeOrder(page, service);
  await signIn(page);
  await page.getByRole('link', { name: company }).click();
  const address = page.url();
  await page.route('http://webmail.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${address}">Commande</a>` }),
  );
  await page.goto('http://webmail.example/');
  await page.getByRole('link', { name: 'Commande' }).click();
  await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
});

test('after signing out, going back shows nothing', async ({ page, service }) => {
  const company = await placeOrder(page, service);
  await signIn(page);
  await page.getByRole('link', { name: company }).click();
  await page.getByRole('button', { name: 'Se déconnecter', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Ouvrir le bureau' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Ouvrir le bureau' })).toBeVisible();
  await expect(page.getByText(company)).toHaveCount(0);
});

/** The pages of the desk, and how to get there; `company` has an order. */
const deskPages: Readonly<Record<string, (page: Page, company: string) => Promise<void>>> = {
  'sign-in': async (page) => {
    await page.goto(desk);
  },
  home: (page) => signIn(page),
  order: async (page, company) => {
    await signIn(page);
    await page.getByRole('link', { name: company }).click();
    await page.getByRole('heading', { level: 1, name: company }).waitFor();
  },
  action: async (page, company) => {
    await signIn(page);
    await page.getByRole('link', { name: company }).click();
    await page.getByRole('link', { name: 'Annuler la commande' }).click();
    await page.getByRole('heading', { level: 1, name: 'Annuler la commande' }).waitFor();
  },
  orders: (page) => signIn(page, `${desk}/commandes`),
  report: (page) => signIn(page, `${desk}/rapport`),
};

for (const [name, reach] of Object.entries(deskPages)) {
  test(`axe finds nothing on a page of the desk: ${name}`, async ({ page, service }) => {
    await reach(page, await placeOrder(page, service));
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect((await runAxe(page)).faults, `at ${width} px`).toEqual([]);
      expect(await scrollsSideways(page), `at ${width} px`).toBe(false);
    }
  });
}
