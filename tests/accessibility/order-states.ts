import type { Page } from '@playwright/test';
import { open } from '#tests/e2e/fixtures.ts';
import { type OrderPayload, randomOrder, seededRandom } from '#tests/resilience/payloads.ts';

type Reach = (page: Page) => Promise<void>;

/** An order of phones on two sites. */
function twoSites(): OrderPayload {
  const random = seededRandom(12);
  let order = randomOrder(random, 12);
  while (order.articles.sites !== 2 || order.articles.T46U === 0) order = randomOrder(random, 12);
  return order;
}

/** Posts an order as the quote does and waits for the resulting page. */
async function post(page: Page, order: OrderPayload): Promise<void> {
  await open(page, '/quote/');
  await page.evaluate((orderData) => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = '/supervision/paiement';
    const field = document.createElement('input');
    field.name = 'orderData';
    field.value = orderData;
    form.append(field);
    document.body.append(form);
    form.submit();
  }, JSON.stringify(order));
  await page.waitForURL(/supervision\/paiement/);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Posts an order of phones on two sites. */
export const receiveOrder = (page: Page): Promise<void> => post(page, twoSites());

const confirm = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Commander avec obligation de paiement' }).click();

/** Fills the payment page and confirms the order. */
export async function completeOrder(page: Page): Promise<void> {
  const answers = {
    company: 'Mairie d’Alata',
    siret: '732 829 320 00074',
    name: 'Claire Ottavi',
    phone: '04 65 71 00 01',
    site1: 'Place de l’Église, 20167 Alata',
    site2: 'Route du Stade, 20167 Alata',
  };
  for (const [name, answer] of Object.entries(answers)) await page.locator(`[name=${name}]`).fill(answer);
  await page.getByRole('checkbox', { name: /^J’accepte/ }).check();
  await confirm(page);
  await page.getByRole('heading', { name: 'Merci, votre commande est confirmée' }).waitFor();
}

/** The pages of the service, from the received order to the confirmed one. */
export const orderStates: Readonly<Record<string, Reach>> = {
  'payment: received': receiveOrder,
  'payment: errors': async (page) => {
    await receiveOrder(page);
    await confirm(page);
    await page.getByRole('alert').waitFor();
  },
  'payment: confirmed': async (page) => {
    await receiveOrder(page);
    await completeOrder(page);
  },
  'payment: refused, another price': (page) => post(page, { ...twoSites(), price: { initial: 1, monthly: 1 } }),
};
