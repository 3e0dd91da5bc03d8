import { exampleRequest } from '#service/storage/contract/example-rows.fixture.ts';
import { openSqlite } from '#service/storage/engines/sqlite.ts';
import { desk, openDesk, placeOrderWithNumber } from '#tests/e2e/desk/desk-steps.ts';
import { expect } from '#tests/e2e/fixtures.ts';
import { inTurn, presses, type Reach, sees, seesRefusal, types, unfold } from './reach.ts';

/** Places an order with a number to keep, and opens a page of the desk. */
const opensDesk = (address = ''): Reach => {
  return async (page, service) => {
    await placeOrderWithNumber(page, service);
    await openDesk(page, service, `${desk}${address}`);
  };
};
/** Presses the link of an action, and waits for another page. */
const follows = (name: string): Reach => {
  return async (page) => {
    const title = page.getByRole('heading', { level: 1 });
    const before = await title.innerText();
    await page.getByRole('link', { name }).click();
    await expect(title).not.toHaveText(before);
  };
};
const openOrder: Reach = async (page, service) => {
  const { company } = await placeOrderWithNumber(page, service);
  await openDesk(page, service);
  await follows(`Paiement ou bon de commande : ${company}`)(page, service);
};
/** Opens the form of an action from the order's page. */
const acts = (name: string, ...steps: readonly Reach[]): Reach => inTurn(openOrder, follows(name), ...steps);
const openRefusal = acts(
  'Marquer comme demandé',
  presses('Marquer comme demandé'),
  presses(/^Noter un refus/, 'link'),
  (page) => expect(page.getByRole('heading', { level: 1 })).toHaveText('Noter un refus'),
);
/** Drops a statement, with the company of an order in the place of the star. */
const drops = (content: string): Reach => {
  return async (page, service) => {
    const { company } = await placeOrderWithNumber(page, service);
    await openDesk(page, service, `${desk}/releve`);
    const buffer = Buffer.from(content.replace('*', company));
    await page.getByLabel('Relevé', { exact: true }).setInputFiles({ name: 'releve', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Lire le relevé' }).click();
  };
};
const pay = 'Enregistrer un paiement';

/** Every page of the provider’s desk. */
export const deskStates: Readonly<Record<string, Reach>> = {
  'desk: sign-in': inTurn(
    opensDesk(),
    (page) => page.context().clearCookies(),
    (page) => page.reload(),
  ),
  'desk: home': opensDesk(),
  'desk: orders': opensDesk('/commandes'),
  'desk: access of programs': opensDesk('/acces'),
  'desk: order': openOrder,
  'desk: payment refused': acts(pay, types('Montant, TTC', 'cent'), presses(pay), seesRefusal),
  'desk: order cancelled': acts('Annuler la commande'),
  'desk: new link': acts('Envoyer un nouveau lien'),
  'desk: correction': acts('Corriger les coordonnées'),
  'desk: note': acts('Noter'),
  'desk: payments to receive': opensDesk('?sorte=payment'),
  'desk: orders to cancel': opensDesk('/annulations'),
  'desk: payment previewed': acts(
    pay,
    types('Montant, TTC', '100'),
    presses('Voir le message'),
    sees('Avec vos réponses'),
  ),
  'desk: payment to confirm': acts(pay, types('Montant, TTC', '100'), presses(pay), sees('Confirmer')),
  'desk: order that can be restored': acts(
    'Annuler la commande',
    types('Raison', 'autre client'),
    presses('Annuler la commande'),
    sees('Rétablir la commande'),
  ),
  'desk: statement': opensDesk('/releve'),
  'desk: statement refused': drops('x'),
  'desk: columns of a statement': drops('Jour;Motif;Somme\n20/11/2026;VIR;1,00'),
  'desk: statement with a line to look at': drops(
    '<OFX><STMTTRN><DTPOSTED>20261120<TRNAMT>1.00<NAME>*</STMTTRN></OFX>',
  ),
  'desk: number to ask for': acts('Marquer comme demandé'),
  'desk: number refused': openRefusal,
  'desk: number corrected wrongly': inTurn(
    openRefusal,
    (page) => page.getByLabel('Raison donnée par l’opérateur').selectOption('RIO erroné'),
    presses('Noter un refus'),
    types('RIO', 'F1PEROY4P000'),
    presses('Corriger avec le client'),
    sees('Rien n’est enregistré'),
  ),
  'desk: request': async (page, service) => {
    const request = exampleRequest();
    const storage = await openSqlite(service.databaseFile);
    await storage.addRequest(request, []);
    await storage.close();
    await openDesk(page, service, `${desk}/demandes/${request.reference}`);
  },
  'desk: requests': opensDesk('/demandes'),
  'desk: numbers': opensDesk('/numeros'),
  'desk: leads': opensDesk('/devis'),
  'desk: report': opensDesk('/rapport'),
  'desk: report as a table': inTurn(opensDesk('/rapport'), unfold),
};
