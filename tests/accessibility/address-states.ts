import type { Page } from '@playwright/test';
import { completion } from '#service/payloads.fixture.ts';
import { atOffice } from '#tests/e2e/office.ts';
import { post, postOrder } from '#tests/e2e/order/payment-steps.ts';
import { type RunningService, startService } from '#tests/shared/released-service.ts';
import { confirmed, twoSites } from './order-states.ts';
import { inTurn, presses, type Reach, sees, seesRefusal, types } from './reach.ts';

/** Reaches a state of a service of its own that sends mails, to nobody. */
const withMail =
  (reach: Reach): Reach =>
  async (page) => {
    const environment = { SMTP_URL: 'smtp://127.0.0.1:1', SITE_URL: 'http://localhost' };
    const service = await startService({ environment });
    await reach(page, service);
    await page.evaluate(() => document.fonts.ready);
    await service.stop();
  };

async function openLostAddress(page: Page, { address }: RunningService): Promise<void> {
  await page.goto(`${address}/supervision/retrouver`);
  await page.getByRole('heading', { name: 'Retrouver ma commande' }).waitFor();
}

const asks = presses('Recevoir le lien');

const openTermination: Reach = (page) => page.goto('/supervision/resilier');
const checksTermination = inTurn(
  openTermination,
  types('Titulaire du contrat', 'Les Amis du Four'),
  types('Adresse e-mail', 'four@asso.example.org'),
  types('Référence de la commande ou numéro de la ligne', '04 95 26 20 09'),
  presses('Vérifier ma demande'),
  sees('Rien n’est encore envoyé'),
);

/** Cancels an order a hundred days ago. */
async function endLongAgo(page: Page, service: RunningService): Promise<void> {
  await confirmed()(page, service);
  const longAgo = new Date(Date.now() - 100 * 24 * 3_600_000);
  await atOffice(page, service, [{ kind: 'cancel', note: 'doublon' }], {}, longAgo);
  await page.reload();
  await page.getByText('cette page ne montre plus que les montants').waitFor();
}

/** What the secret address of an order shows to others and long afterwards, how who lost it gets another, and a termination. */
export const addressStates: Readonly<Record<string, Reach>> = {
  termination: openTermination,
  'termination: refused': inTurn(openTermination, presses('Vérifier ma demande'), seesRefusal),
  'termination: to check': checksTermination,
  'termination: received': inTurn(checksTermination, presses('Notifier la résiliation'), sees('est arrivée')),
  'payment: long after the end': endLongAgo,
  'payment: completed elsewhere': async (page, service) => {
    const order = twoSites();
    const first = await postOrder(page, service, order);
    await post(page, service, await postOrder(page, service, order), completion(order));
    await page.goto(first);
    await page.getByRole('heading', { name: 'Cette commande est déjà confirmée' }).waitFor();
  },
  'payment: lost address, without mail': openLostAddress,
  'payment: lost address': withMail(openLostAddress),
  'payment: lost address, a wrong reference': withMail(
    inTurn(openLostAddress, types('Référence', 'NEO'), asks, sees('Vérifiez cette référence')),
  ),
  'payment: lost address, a link asked for': withMail(
    inTurn(openLostAddress, types('Référence', 'NEO-7K3MPQ2X'), asks, sees('Regardez vos e-mails')),
  ),
};
