import type { Page } from '@playwright/test';
import { orderWith } from '#service/payloads.fixture.ts';
import type { RunningService } from '#tests/shared/released-service.ts';
import { twoSites } from './order-states.ts';
import type { Reach } from './reach.ts';

/** Posts an order, and opens the answer as a page. */
async function post(page: Page, { address }: RunningService, order: unknown): Promise<void> {
  const form = { orderData: JSON.stringify(order) };
  const response = await page.request.post('/supervision/paiement', { headers: { origin: address }, form });
  await page.route('**/supervision/paiement', (route) => route.fulfill({ response }));
  await page.goto('/supervision/paiement');
}

const notice = (page: Page, title: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name: title }).waitFor();

/**
 * What the service says instead of an order. Where too many come (429) it is the page of an unreadable order with other
 * words.
 */
export const refusalStates: Readonly<Record<string, Reach>> = {
  'refused: unreadable order': async (page, service) => {
    await post(page, service, {});
    await notice(page, 'Cette commande n’a pas pu être lue');
  },
  'refused: another price': async (page, service) => {
    await post(page, service, { ...twoSites(), price: { initial: 1, monthly: 1 } });
    await notice(page, 'Le prix de ce devis a changé');
  },
  'refused: unknown order': async (page) => {
    await page.goto('/supervision/paiement/inconnu');
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
  'refused: incomplete order': async (page, service) => {
    const order = orderWith({ sites: 1 }, 21);
    await post(page, service, { ...order, client: { ...order.client, email: '' } });
    await notice(page, 'Votre commande est à compléter');
  },
};
