import type { Page } from '@playwright/test';
import { exampleMail } from '#service/storage/contract/example-rows.fixture.ts';
import { openSqlite } from '#service/storage/engines/sqlite.ts';
import { desk, markMailsSent, openDesk, placeOrderWithNumber } from '#tests/e2e/desk-steps.ts';
import { expect } from '#tests/e2e/fixtures.ts';
import type { RunningService } from '#tests/e2e/start-service.ts';
import { unfold } from './order-steps.ts';

/** Brings a page of the desk to one state; `company` has an order with a number to keep. */
type ReachAtDesk = (page: Page, company: string, service: RunningService) => Promise<void>;

async function openOrder(page: Page, company: string, service: RunningService): Promise<void> {
  await openDesk(page, service);
  await page.getByRole('link', { name: `Paiement à recevoir : ${company}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
}

/** Opens the form of an action from the order's page. */
async function openAction(page: Page, company: string, service: RunningService, name: string): Promise<void> {
  await openOrder(page, company, service);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(company);
}

/** Presses the button of the form that `openAction` opened, with what is typed. */
async function send(page: Page, name: string, typed: Readonly<Record<string, string>> = {}): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
  await page.getByRole('button', { name }).click();
}

/** Opens the form of an action on the number of the order. */
async function openPortAction(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

/** Opens the form that notes a refusal of the number. */
async function openRefusal(page: Page, company: string, service: RunningService): Promise<void> {
  await openAction(page, company, service, 'Marquer comme demandé');
  await send(page, 'Marquer comme demandé');
  await openPortAction(page, 'Noter un refus');
}

/** Lets a webhook of the order fail. */
async function failWebhook({ databaseFile }: RunningService, company: string): Promise<void> {
  const storage = await openSqlite(databaseFile);
  const order = (await storage.listOrders({ limit: 1000 })).find((row) => row.company === company);
  if (order === undefined) throw new Error('an order expected');
  const { reference, state, received_cents } = order;
  const webhook = exampleMail({ kind: 'webhook', order_reference: reference, subject: 'order.confirmed' });
  const entry = { at: Date.now(), kind: 'resend-mail', who: 'provider', cents: null, note: '' } as const;
  await storage.moveOrder(order, { state, received_cents, entry }, [webhook]);
  await storage.postponeMail(webhook.id, Number.MAX_SAFE_INTEGER, 'HTTP 500');
  await storage.close();
}

const states: Readonly<Record<string, ReachAtDesk>> = {
  'sign-in': async (page, _company, service) => {
    await openDesk(page, service);
    await page.context().clearCookies();
    await page.reload();
  },
  home: (page, _company, service) => openDesk(page, service),
  orders: (page, _company, service) => openDesk(page, service, `${desk}/commandes`),
  order: openOrder,
  'payment refused': async (page, company, service) => {
    await openAction(page, company, service, 'Enregistrer un paiement');
    await page.getByLabel('Montant, TTC').fill('cent');
    await page.getByRole('button', { name: 'Enregistrer un paiement' }).click();
    await page.getByRole('alert').filter({ hasText: /\S/ }).waitFor();
  },
  'order cancelled': (page, company, service) => openAction(page, company, service, 'Annuler la commande'),
  'new link': (page, company, service) => openAction(page, company, service, 'Envoyer un nouveau lien'),
  'payment previewed': async (page, company, service) => {
    await openAction(page, company, service, 'Enregistrer un paiement');
    await send(page, 'Voir le message', { 'Montant, TTC': '100' });
    await page.getByText('Avec ce que vous avez tapé').waitFor();
  },
  'payment to confirm': async (page, company, service) => {
    await openAction(page, company, service, 'Enregistrer un paiement');
    await send(page, 'Enregistrer un paiement', { 'Montant, TTC': '100' });
    await page.getByRole('button', { name: 'Confirmer' }).waitFor();
  },
  'order that can be restored': async (page, company, service) => {
    await openAction(page, company, service, 'Annuler la commande');
    await send(page, 'Annuler la commande', { Raison: 'autre client' });
    await page.getByRole('link', { name: 'Rétablir la commande' }).waitFor();
  },
  'mail sent again': async (page, company, service) => {
    await markMailsSent(service);
    await openOrder(page, company, service);
    await page
      .getByRole('button', { name: /^Renvoyer/ })
      .first()
      .click();
    await page.getByText('C’est fait').waitFor();
  },
  'webhooks that fail': async (page, company, service) => {
    await failWebhook(service, company);
    await openDesk(page, service);
    await page.getByText('de WEBHOOK_URL').waitFor();
    await unfold(page);
  },
  'number to ask for': (page, company, service) => openAction(page, company, service, 'Marquer comme demandé'),
  'number refused': openRefusal,
  'refusal previewed': async (page, company, service) => {
    await openRefusal(page, company, service);
    await page.getByLabel('Raison donnée par l’opérateur').selectOption('RIO erroné');
    await send(page, 'Voir le message');
    await page.getByText('Avec ce que vous avez tapé').waitFor();
  },
  'number corrected wrongly': async (page, company, service) => {
    await openRefusal(page, company, service);
    await page.getByLabel('Raison donnée par l’opérateur').selectOption('RIO erroné');
    await send(page, 'Noter un refus');
    await send(page, 'Corriger avec le client', { RIO: 'F1PEROY4P000' });
    await page.getByText('Rien n’est enregistré').waitFor();
  },
  numbers: (page, _company, service) => openDesk(page, service, `${desk}/numeros`),
  leads: (page, _company, service) => openDesk(page, service, `${desk}/devis`),
  publication: (page, _company, service) => openDesk(page, service, `${desk}/publication`),
  report: (page, _company, service) => openDesk(page, service, `${desk}/rapport`),
  'report as a table': async (page, _company, service) => {
    await openDesk(page, service, `${desk}/rapport`);
    await unfold(page);
  },
};

/** Every page of the provider's desk. */
export const deskStates = Object.fromEntries(
  Object.entries(states).map(([name, reach]) => [
    `desk: ${name}`,
    async (page: Page, service: RunningService): Promise<void> => {
      const { company } = await placeOrderWithNumber(page, service);
      await reach(page, company, service);
    },
  ]),
);
