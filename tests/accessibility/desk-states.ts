import type { Page } from '@playwright/test';
import { desk, openDesk, placeOrderWithNumber, signIn } from '#tests/e2e/desk-steps.ts';
import { expect } from '#tests/e2e/fixtures.ts';
import type { RunningService } from '#tests/e2e/start-service.ts';

/** Brings a page of the desk to one state; `company` has an order with a number to keep. */
type ReachAtDesk = (page: Page, company: string) => Promise<void>;

async function openOrder(page: Page, company: string): Promise<void> {
  await signIn(page);
  await page.getByRole('link', { name: `Paiement à recevoir : ${company}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
}

/** Opens the form of an action from the order's page. */
async function openAction(page: Page, company: string, name: string): Promise<void> {
  await openOrder(page, company);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(company);
}

const states: Readonly<Record<string, ReachAtDesk>> = {
  'sign-in': async (page) => {
    await page.goto(desk);
  },
  home: (page) => signIn(page),
  orders: (page) => signIn(page, `${desk}/commandes`),
  order: openOrder,
  'payment refused': async (page, company) => {
    await openAction(page, company, 'Enregistrer un paiement');
    await page.getByLabel('Montant, TTC').fill('cent');
    await page.getByRole('button', { name: 'Enregistrer un paiement' }).click();
    await page.getByRole('alert').filter({ hasText: /\S/ }).waitFor();
  },
  'order cancelled': (page, company) => openAction(page, company, 'Annuler la commande'),
  'new link': (page, company) => openAction(page, company, 'Envoyer un nouveau lien'),
  'number refused': async (page, company) => {
    await openAction(page, company, 'Marquer comme demandé, numéro 1');
    await page.getByRole('button', { name: 'Marquer comme demandé' }).click();
    await page.getByRole('link', { name: 'Noter un refus, numéro 1' }).click();
    await page.getByLabel('Raison donnée par l’opérateur').waitFor();
  },
  numbers: (page) => signIn(page, `${desk}/numeros`),
  leads: (page) => signIn(page, `${desk}/devis`),
  publication: (page) => signIn(page, `${desk}/publication`),
  report: (page) => signIn(page, `${desk}/rapport`),
};

/** Every page of the provider's desk. */
export const deskStates = Object.fromEntries(
  Object.entries(states).map(([name, reach]) => [
    `desk: ${name}`,
    async (page: Page, service: RunningService): Promise<void> => {
      openDesk(service);
      const { company } = await placeOrderWithNumber(page, service);
      await reach(page, company);
    },
  ]),
);
