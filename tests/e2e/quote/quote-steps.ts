import type { Locator, Page } from '@playwright/test';
import { type Cents, formatWholeEuros } from '#domain/money.ts';
import {
  parseQuoteRequest,
  type QuoteForm,
  type QuoteRequest,
  quoteFormDefaults,
} from '#domain/quote/form/quote-form.ts';
import { priceQuote, type Quote } from '#domain/quote/price/price-quote.ts';
import { expect, open } from '#tests/e2e/fixtures.ts';
import { catalogue } from '#tests/e2e/today.ts';

/** What each plan is called today. */
export const planNames = catalogue.unlimited.planLabels;

/** Opens the quote and waits until it is interactive. */
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

/** The request of these entries on top of the form's defaults. */
export function requestFor(entries: Partial<QuoteForm>, by = catalogue): QuoteRequest {
  const result = parseQuoteRequest({ ...quoteFormDefaults, ...entries }, by);
  if (!result.ok) throw new Error(`These entries have no price: ${JSON.stringify(entries)}`);
  return result.request;
}

/** Their price, with today's catalogue by default. */
export const quoteFor = (entries: Partial<QuoteForm>, by = catalogue): Quote => priceQuote(requestFor(entries, by), by);

/** A total as pages write it, `898 € HT`. */
export const total = (cents: Cents): string => `${formatWholeEuros(cents)}\u00a0HT`;

/** The request of {@link fillSmallOffice}. */
export const smallOffice: Partial<QuoteForm> = { mainPhones: '4' };

/** Four main phones on one site and an e-mail. */
export async function fillSmallOffice(page: Page): Promise<void> {
  await fill(page, { 'Postes principaux': '4', 'Adresse e-mail': 'claire@mairie.example.com' });
}

/** Opens the quote and shows the price of a small office. */
export async function showQuote(page: Page): Promise<void> {
  await openQuote(page);
  await fillSmallOffice(page);
  await showButton(page).click();
  await expect(quoteRegion(page)).toBeVisible();
}

/** Six phones on two sites and an e-mail. */
export const bigOffice = {
  'Postes principaux': '2',
  'Postes secondaires': '3',
  'Postes sans fil': '1',
  'Nombre de sites': '2',
  'Adresse e-mail': 'claire@mairie.example.com',
};

/** Opens the quote and shows the price of {@link bigOffice} with the plan FFM6: what `sixPhones` ask for. */
export async function showBigQuote(page: Page): Promise<void> {
  await openQuote(page);
  await fill(page, bigOffice);
  await field(page, 'Illimité').check();
  await field(page, 'Canaux simultanés').selectOption('6');
  await field(page, planNames['france-all']).check();
  await showButton(page).click();
}

/** The quote's dialog that is open. */
export const dialog = (page: Page): Locator => page.getByRole('dialog');
/** A tool of the quote that is shown. */
export const tool = (page: Page, name: string | RegExp): Locator => quoteRegion(page).getByRole('button', { name });

export const showButton = (page: Page): Locator => page.getByRole('button', { name: 'Voir les tarifs' });
export const orderButton = (page: Page): Locator => page.getByRole('button', { name: 'Commander' });
export const customOfferButton = (page: Page): Locator => page.getByRole('button', { name: 'Offre personnalisée' });
export const quoteRegion = (page: Page): Locator => page.getByRole('region', { name: 'Votre devis' });
export const alert = (page: Page): Locator => page.getByRole('alert');
export const terms = (page: Page): Locator => field(page, 'J’accepte les conditions générales de vente');

/** The message linked to a field by its `aria-describedby`. */
export async function messageOf(control: Locator): Promise<string> {
  return control.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter((id) => id.endsWith('-error'))
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );
}

/** Collects the statistics that the page sends, and responds instead of the service. */
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

/** Collects the orders that the page posts, and responds without content, so that the visitor stays here. */
export async function collectOrders(page: Page): Promise<unknown[]> {
  const orders: unknown[] = [];
  await page.route('**/supervision/paiement', async (route) => {
    const body = new URLSearchParams(route.request().postData() ?? '');
    orders.push(JSON.parse(body.get('orderData') ?? 'null'));
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Paiement</title><h1>Paiement</h1>' });
  });
  return orders;
}
