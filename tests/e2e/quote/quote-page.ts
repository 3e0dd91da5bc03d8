import { expect, type Locator, type Page } from '@playwright/test';
import { type Cents, formatWholeEuros } from '#domain/money.ts';
import {
  parseQuoteRequest,
  type QuoteForm,
  type QuoteRequest,
  quoteFormDefaults,
} from '#domain/quote/form/quote-form.ts';
import { priceQuote, type Quote } from '#domain/quote/price/price-quote.ts';
import { open } from '#tests/e2e/open-page.ts';
import { catalogue } from '#tests/e2e/today.ts';

/** What each plan is called today. */
export const planNames = catalogue.unlimited.planLabels;

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

/** The request of `fillSmallOffice`. */
export const smallOffice: Partial<QuoteForm> = { mainPhones: '4' };

/** Six phones on two sites and an e-mail. */
export const bigOffice = {
  'Postes principaux': '2',
  'Postes secondaires': '3',
  'Postes sans fil': '1',
  'Nombre de sites': '2',
  'Adresse e-mail': 'claire@mairie.example.com',
};

/** What is answered to the custom offer. */
export const customDetails = {
  existingSystem: 'analogique',
  specificNeeds: 'Un interphone à la grille',
  preferredInstallDate: '3-months',
  budget: '1000+',
};

export type QuotePage = ReturnType<typeof quotePage>;

/** The quote in a page of the browser: its controls, its parts and what visitors do there. */
export function quotePage(page: Page) {
  const button = (name: string | RegExp): Locator => page.getByRole('button', { name });
  const field = (label: string | RegExp): Locator => page.getByLabel(label, { exact: typeof label === 'string' });
  const region = page.getByRole('region', { name: 'Votre devis' });
  const dialog = page.getByRole('dialog');
  const showButton = button('Voir les tarifs');
  const orderButton = button('Commander');
  const customOfferButton = button('Offre personnalisée');
  const terms = field('J’accepte les conditions générales de vente');

  const openQuote = (address = '/#/quote'): Promise<void> => open(page, address);

  /** Fills fields by their labels. */
  async function fill(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, value] of Object.entries(values)) await field(label).fill(value);
  }

  /** Four main phones on one site and an e-mail. */
  const fillSmallOffice = (): Promise<void> =>
    fill({ 'Postes principaux': '4', 'Adresse e-mail': 'claire@mairie.example.com' });

  async function choosePlan(channels: string, plan: 'france-all' | 'international'): Promise<void> {
    await field('Illimité').check();
    await field('Canaux simultanés').selectOption(channels);
    await field(planNames[plan]).check();
  }

  /** {@link bigOffice} with the plan FFM6: what `sixPhones` ask for. */
  async function fillBigOffice(): Promise<void> {
    await fill(bigOffice);
    await choosePlan('6', 'france-all');
  }

  /** Opens the quote and shows the price of a small office, or of what is filled in. */
  async function show(fillIn = fillSmallOffice): Promise<void> {
    await openQuote();
    await fillIn();
    await showButton.click();
    await expect(region).toBeVisible();
  }

  /** Accepts the terms, and orders what is shown. */
  async function order(): Promise<void> {
    await terms.check();
    await orderButton.click();
  }

  /** Asks for a custom offer, answers its questions with {@link customDetails}, and goes on to the contact page. */
  async function askForOffer(): Promise<void> {
    await customOfferButton.click();
    const { specificNeeds, ...choices } = customDetails;
    await dialog.locator('[name=specificNeeds]').fill(specificNeeds);
    for (const [name, choice] of Object.entries(choices)) await dialog.locator(`[name=${name}]`).selectOption(choice);
    await dialog.getByRole('button', { name: 'Envoyer' }).click();
    await page.waitForURL(/#\/contact$/);
  }

  /** Collects the statistics that the page sends, and responds instead of the service. */
  async function collectStatistics(status = 204): Promise<Record<string, string>[]> {
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
  async function collectOrders(): Promise<unknown[]> {
    const orders: unknown[] = [];
    await page.route('**/supervision/paiement', async (route) => {
      orders.push(JSON.parse(new URLSearchParams(route.request().postData() ?? '').get('orderData') ?? 'null'));
      await route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>Paiement</title><h1>Paiement</h1>',
      });
    });
    return orders;
  }

  return {
    button,
    field,
    region,
    dialog,
    showButton,
    orderButton,
    customOfferButton,
    terms,
    fill,
    fillSmallOffice,
    choosePlan,
    show,
    order,
    askForOffer,
    collectStatistics,
    collectOrders,
    open: openQuote,
    showBig: (): Promise<void> => show(fillBigOffice),
    alert: page.getByRole('alert'),
    tool: (name: string | RegExp): Locator => region.getByRole('button', { name }),
  };
}
