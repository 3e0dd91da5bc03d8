import type { Page } from '@playwright/test';
import { orderWith } from '#service/payloads.fixture.ts';
import { post } from './order-steps.ts';
import type { Reach } from './reach.ts';

const notice = (page: Page, title: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name: title }).waitFor();

/**
 * What the service says instead of an order. Where too many come (429) it is the page of an unreadable order with other
 * words.
 */
export const refusalStates: Readonly<Record<string, Reach>> = {
  'refused: unreadable order': async (page) => {
    await post(page, {});
    await notice(page, 'Cette commande n’a pas pu être lue');
  },
  'refused: sent by another site': async (page, { address }) => {
    await page.setContent(
      `<form method="post" action="${address}/supervision/paiement"><button>Envoyer</button></form>`,
    );
    await page.getByRole('button').click();
    await page.waitForURL(/supervision/);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
  'refused: unknown order': async (page) => {
    await page.goto('/supervision/paiement/inconnu');
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
  'refused: incomplete order': async (page) => {
    const order = orderWith({ sites: 1 }, 21);
    await post(page, { ...order, client: { ...order.client, email: '' } });
    await notice(page, 'Votre commande est à compléter');
  },
};
