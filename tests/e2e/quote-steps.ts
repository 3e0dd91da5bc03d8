import type { Locator, Page } from '@playwright/test';
import { open } from './fixtures.ts';

/** Opens the quote and waits until it answers. */
export async function openQuote(page: Page, address = '/#/quote'): Promise<void> {
  await open(page, address);
}

export function field(page: Page, label: string | RegExp): Locator {
  return page.getByLabel(label, { exact: typeof label === 'string' });
}

/** Fills fields by their labels. */
export async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

/** Four main phones on one site and an e-mail: 898 € at the order, 38 € a month. */
export async function fillSmallOffice(page: Page): Promise<void> {
  await fill(page, { 'Postes principaux': '4', 'Adresse e-mail': 'claire@mairie.example.com' });
}

export const showButton = (page: Page): Locator => page.getByRole('button', { name: 'Voir les tarifs' });
export const orderButton = (page: Page): Locator => page.getByRole('button', { name: 'Commander' });
export const customOfferButton = (page: Page): Locator => page.getByRole('button', { name: 'Offre personnalisée' });
export const quoteRegion = (page: Page): Locator => page.getByRole('region', { name: 'Votre devis' });
export const alert = (page: Page): Locator => page.getByRole('alert');
export const terms = (page: Page): Locator => field(page, 'J’accepte les conditions générales de vente');

/** The message that a field's `aria-describedby` ties to it. */
export async function messageOf(control: Locator): Promise<string> {
  return control.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter((id) => id.endsWith('-error'))
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );
}

/** Collects the statistics that the page sends, answering them in place of the service. */
export async function collectStatistics(page: Page, status = 204): Promise<Record<string, string>[]> {
  const sent: Record<string, string>[] = [];
  await page.route('**/supervision/statistiques', async (route) => {
    const body = route.request().postData() ?? '';
    const parts = [...body.matchAll(/name="([^"]+)"\r\n\r\n([\s\S]*?)\r\n--/g)];
    sent.push(Object.fromEntries(parts.map(([, name = '', value = '']) => [name, value])));
    await route.fulfill({ status });
  });
  return sent;
}

/** Collects the orders that the page posts, answering with a page of no content that keeps the visitor here. */
export async function collectOrders(page: Page): Promise<unknown[]> {
  const orders: unknown[] = [];
  await page.route('**/supervision/paiement', async (route) => {
    const body = new URLSearchParams(route.request().postData() ?? '');
    orders.push(JSON.parse(body.get('orderData') ?? 'null'));
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Paiement</title><h1>Paiement</h1>' });
  });
  return orders;
}
