import type { Page } from '@playwright/test';
import { type OrderPayload, orderWith } from '#service/payloads.fixture.ts';

/** An order of phones on two sites. */
export const twoSites = (): OrderPayload => orderWith({ sites: 2, T46U: 9 }, 12);

/**
 * Posts an order as the quote does, to the service at this address, and waits for the resulting page. The form is in the
 * document of the same site that takes least time to open.
 */
export async function post(page: Page, order: unknown, address = ''): Promise<void> {
  await page.goto(`${address}/robots.txt`);
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
export const receiveOrder = (page: Page, address?: string): Promise<void> => post(page, twoSites(), address);

/** Presses the binding button. */
export const confirm = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Commander avec obligation de paiement' }).click();

/** Fills the payment page and confirms the order. */
export async function completeOrder(page: Page, siret = '732 829 320 00074'): Promise<void> {
  await fillCompletion(page, siret);
  await confirm(page);
  await page.getByRole('heading', { name: 'Merci, votre commande est confirmée' }).waitFor();
}

/** Posts an order, of phones on two sites if not another, and completes it. */
export async function confirmOrder(page: Page, order = twoSites(), siret?: string): Promise<void> {
  await post(page, order);
  await completeOrder(page, siret);
}

/** Fills the payment page and accepts the terms. */
export async function fillCompletion(page: Page, siret: string): Promise<void> {
  const answers = {
    company: 'Mairie d’Alata',
    siret,
    name: 'Claire Ottavi',
    phone: '04 65 71 00 01',
    site1: 'Place de l’Église, 20167 Alata',
    site2: 'Route du Stade, 20167 Alata',
  };
  for (const [name, answer] of Object.entries(answers)) await page.locator(`[name=${name}]`).fill(answer);
  await page.getByRole('checkbox', { name: /^J’accepte/ }).check();
}

/** Fills the block of a number to keep and saves it. */
export async function saveNumber(page: Page, place: number, rio: string): Promise<void> {
  const block = page.getByRole('form', { name: `Numéro ${place}` });
  await block.locator(`#number-${place}`).fill(`046571000${place}`);
  await block.locator(`#rio-${place}`).fill(rio);
  await block.locator(`#holder-${place}`).fill('Commune d’Alata');
  await block.locator(`#operator-${place}`).fill('Orange');
  await block.getByRole('button', { name: 'Enregistrer ce numéro' }).click();
}
