import { orderWith } from '#service/payloads.fixture.ts';
import { openRefusal } from '#tests/e2e/order/payment-steps.ts';
import { twoSites } from './order-states.ts';
import type { Reach } from './reach.ts';

/** Posts an order, and opens the answer as a page, which has this title. */
const refused = (order: unknown, title: string): Reach => {
  return async (page, service) => {
    await openRefusal(page, service, order);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  };
};
const incomplete = orderWith({ sites: 1 }, 21);

/** What the service says instead of an order. Too many (429) get the page of an unreadable one, with other words. */
export const refusalStates: Readonly<Record<string, Reach>> = {
  'refused: unreadable order': refused({}, 'Cette commande n’a pas pu être lue'),
  'refused: another price': refused(
    { ...twoSites(), price: { initial: 1, monthly: 1 } },
    'Le prix de ce devis a changé',
  ),
  'refused: unknown order': (page) => page.goto('/supervision/paiement/inconnu'),
  'refused: incomplete order': refused(
    { ...incomplete, client: { ...incomplete.client, email: '' } },
    'Votre commande est à compléter',
  ),
};
