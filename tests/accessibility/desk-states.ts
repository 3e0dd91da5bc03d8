import type { Page } from '@playwright/test';
import { exampleRequest } from '#service/storage/contract/example-rows.fixture.ts';
import { openSqlite } from '#service/storage/engines/sqlite.ts';
import { desk, openDesk, placeOrderWithNumber } from '#tests/e2e/desk/desk-steps.ts';
import { expect } from '#tests/e2e/fixtures.ts';
import type { RunningService } from '#tests/shared/released-service.ts';
import { inTurn, presses, type Reach, sees, seesRefusal, types, unfold } from './reach.ts';

/** Brings a page of the desk to one state; `company` has an order with a number to keep. */
type ReachAtDesk = (page: Page, company: string, service: RunningService) => Promise<void>;

async function openOrder(page: Page, company: string, service: RunningService): Promise<void> {
  await openDesk(page, service);
  await page.getByRole('link', { name: `Paiement ou bon de commande : ${company}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
}

/** Opens the form of an action from the order's page. */
async function openAction(page: Page, company: string, service: RunningService, name: string): Promise<void> {
  await openOrder(page, company, service);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(company);
}

/** Opens the form that notes a refusal of the number. */
async function openRefusal(page: Page, company: string, service: RunningService): Promise<void> {
  await openAction(page, company, service, 'Marquer comme demandé');
  await page.getByRole('button', { name: 'Marquer comme demandé' }).click();
  await page.getByRole('link', { name: 'Noter un refus' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noter un refus');
}

const acts =
  (name: string, ...steps: readonly Reach[]): ReachAtDesk =>
  async (page, company, service) => {
    await openAction(page, company, service, name);
    await inTurn(...steps)(page, service);
  };
const opensDesk = (address = ''): ReachAtDesk => {
  return (page, _company, service) => openDesk(page, service, `${desk}${address}`);
};
/** Drops a statement, with the company of the order in the place of the star. */
const drops = (content: string): ReachAtDesk => {
  return async (page, company, service) => {
    await openDesk(page, service, `${desk}/releve`);
    const buffer = Buffer.from(content.replace('*', company));
    await page.getByLabel('Relevé', { exact: true }).setInputFiles({ name: 'releve', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Lire le relevé' }).click();
  };
};
const pay = 'Enregistrer un paiement';

const states: Readonly<Record<string, ReachAtDesk>> = {
  'sign-in': async (page, _company, service) => {
    await openDesk(page, service);
    await page.context().clearCookies();
    await page.reload();
  },
  home: opensDesk(),
  orders: opensDesk('/commandes'),
  'access of programs': opensDesk('/acces'),
  order: openOrder,
  'payment refused': acts(pay, types('Montant, TTC', 'cent'), presses(pay), seesRefusal),
  'order cancelled': acts('Annuler la commande'),
  'new link': acts('Envoyer un nouveau lien'),
  correction: acts('Corriger les coordonnées'),
  note: acts('Noter'),
  'payments to receive': opensDesk('?sorte=payment'),
  'orders to cancel': opensDesk('/annulations'),
  'payment previewed': acts(pay, types('Montant, TTC', '100'), presses('Voir le message'), sees('Avec vos réponses')),
  'payment to confirm': acts(pay, types('Montant, TTC', '100'), presses(pay), sees('Confirmer')),
  'order that can be restored': acts(
    ...(['Annuler la commande', types('Raison', 'autre client'), presses('Annuler la commande')] as const),
    sees('Rétablir la commande'),
  ),
  statement: opensDesk('/releve'),
  'statement refused': drops('x'),
  'columns of a statement': drops('Jour;Motif;Somme\n20/11/2026;VIR;1,00'),
  'statement with a line to look at': drops('<OFX><STMTTRN><DTPOSTED>20261120<TRNAMT>1.00<NAME>*</STMTTRN></OFX>'),
  'number to ask for': acts('Marquer comme demandé'),
  'number refused': openRefusal,
  'number corrected wrongly': async (page, company, service) => {
    await openRefusal(page, company, service);
    await page.getByLabel('Raison donnée par l’opérateur').selectOption('RIO erroné');
    const corrects = [presses('Noter un refus'), types('RIO', 'F1PEROY4P000'), presses('Corriger avec le client')];
    await inTurn(...corrects, sees('Rien n’est enregistré'))(page, service);
  },
  request: async (page, _company, service) => {
    const request = exampleRequest();
    const storage = await openSqlite(service.databaseFile);
    await storage.addRequest(request, []);
    await storage.close();
    await openDesk(page, service, `${desk}/demandes/${request.reference}`);
  },
  requests: opensDesk('/demandes'),
  numbers: opensDesk('/numeros'),
  leads: opensDesk('/devis'),
  report: opensDesk('/rapport'),
  'report as a table': async (page, _company, service) => {
    await openDesk(page, service, `${desk}/rapport`);
    await unfold(page, service);
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
