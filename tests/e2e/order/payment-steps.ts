import type { Locator, Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import type { Order } from '#domain/order/order.ts';
import { type OrderPayload, orderWith } from '#service/payloads.fixture.ts';
import { expect } from '#tests/e2e/fixtures.ts';
import type { RunningService } from '#tests/shared/released-service.ts';

export const siret = '73282932000074';
export const orderButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Commander avec obligation de paiement' });
/** A control of the payment page by its name. */
export const control = (page: Page, name: string): Locator => page.locator(`[name="${name}"]`);

/** Posts a form as a page of the site does; returns the path that it leads to. */
export async function post(
  page: Page,
  { address }: RunningService,
  path: string,
  form: Readonly<Record<string, string>>,
): Promise<string> {
  const answer = await page.request.post(address + path, { headers: { origin: address }, maxRedirects: 0, form });
  expect(answer.status()).toBe(303);
  return answer.headers().location ?? '';
}

/** Posts an order as the quote does; returns the path of its payment page. */
export const postOrder = (page: Page, service: RunningService, order: OrderPayload | Order): Promise<string> =>
  post(page, service, '/supervision/paiement', { orderData: JSON.stringify(order) });

/** Posts an order of hardware for this many sites and opens its payment page. */
export async function openPayment(
  page: Page,
  service: RunningService,
  sites = 1,
  counts: OrderPayload['articles'] = {},
): Promise<void> {
  const order = orderWith({ sites, virtualUser: 0, ...counts }, sites);
  await page.goto(
    await postOrder(page, service, { ...order, client: { ...order.client, email: 'clare@mairie.example.com' } }),
  );
}

/** Posts an order that is refused, and opens the answer as a page: the browser logs the status of a refusal as an error. */
export async function openRefusal(page: Page, { address }: RunningService, order: unknown): Promise<void> {
  const form = { orderData: JSON.stringify(order) };
  const response = await page.request.post('/supervision/paiement', { headers: { origin: address }, form });
  await page.route('**/supervision/paiement', (route) => route.fulfill({ response, status: 200 }));
  await page.goto('/supervision/paiement');
}

/** Fills the payment page of an order for one site. */
export async function fillAll(page: Page): Promise<void> {
  await control(page, 'siret').fill(siret);
  await control(page, 'company').fill('Mairie d’Alata');
  await control(page, 'name').fill('Claire Ottavi');
  await control(page, 'phone').fill('0465710011');
  await control(page, 'site1').fill('Place de l’Église');
  await control(page, 'site1PostCode').fill('20167');
  await control(page, 'site1Town').fill('Alata');
  await control(page, 'acceptTerms').check();
}

export async function confirm(page: Page): Promise<void> {
  await orderButton(page).click();
  await expect(page.getByRole('heading', { name: 'Merci, votre commande est confirmée' })).toBeVisible();
}

/** The words of each page of the page on paper. */
export async function pagesOf(page: Page): Promise<string[]> {
  const bytes = new Uint8Array(await page.pdf({ format: 'A4' }));
  return (await extractText(await getDocumentProxy(bytes))).text;
}
