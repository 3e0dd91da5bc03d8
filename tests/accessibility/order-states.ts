import type { Page } from '@playwright/test';
import { company } from '#content/company.ts';
import type { OrderMove } from '#domain/order/order-life.ts';
import { readConfig } from '#service/config.ts';
import { changeOrder } from '#service/orders/change-order.ts';
import { changePort, type PortMove } from '#service/portability/change-port.ts';
import { openSqlite } from '#service/storage/sqlite.ts';
import { open } from '#tests/e2e/fixtures.ts';
import type { RunningService } from '#tests/e2e/start-service.ts';
import { type OrderPayload, orderWith, randomOrder, seededRandom } from '#tests/resilience/payloads.ts';

type Reach = (page: Page, service: RunningService) => Promise<void>;

/** An order of phones on two sites. */
function twoSites(): OrderPayload {
  const random = seededRandom(12);
  let order = randomOrder(random, 12);
  while (order.articles.sites !== 2 || order.articles.T46U === 0) order = randomOrder(random, 12);
  return order;
}

/** Posts an order as the quote does and waits for the resulting page. */
async function post(page: Page, order: OrderPayload): Promise<void> {
  await open(page, '/quote/');
  await page.evaluate((orderData) => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = '/supervision/paiement';
    const field = document.createElement('input');
    field.name = 'orderData';
    field.value = orderData;
    form.append(field);
    document.body.append(form);
    form.submit();
  }, JSON.stringify(order));
  await page.waitForURL(/supervision\/paiement/);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Posts an order of phones on two sites. */
export const receiveOrder = (page: Page): Promise<void> => post(page, twoSites());

const confirm = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Commander avec obligation de paiement' }).click();

/** Fills the payment page and confirms the order. */
export async function completeOrder(page: Page, siret = '732 829 320 00074'): Promise<void> {
  await fillCompletion(page, siret);
  await confirm(page);
  await page.getByRole('heading', { name: 'Merci, votre commande est confirmée' }).waitFor();
}

async function fillCompletion(page: Page, siret: string): Promise<void> {
  const answers = {
    company: 'Mairie d’Alata',
    siret,
    name: 'Claire Ottavi',
    phone: '04 65 71 00 01',
    site1: 'Place de l’Église, 20167 Alata',
    site2: 'Route du Stade, 20167 Alata',
  };
  for (const [name, answer] of Object.entries(answers)) await page.locator(`[name=${name}]`).fill(answer);
  await page.getByRole('checkbox', { name: /^J’accepte/ }).check();
}

/** Moves a number of the order that the page shows, as the office does. */
export async function movePort(
  page: Page,
  { databaseFile }: RunningService,
  place: number,
  move: PortMove,
): Promise<void> {
  const storage = await openSqlite(databaseFile);
  const order = await storage.findOrderByToken(new URL(page.url()).pathname.split('/').at(-1) ?? '');
  if (order === undefined) throw new Error('an order expected');
  await changePort(order, place, move, { storage, company, config: readConfig({}), clock: () => new Date() });
  await storage.close();
}

/** Moves the order that the page shows, as the office does, and shows its page again. */
async function moveOrder(
  page: Page,
  { databaseFile }: RunningService,
  ...moves: readonly Omit<OrderMove, 'by'>[]
): Promise<void> {
  const storage = await openSqlite(databaseFile);
  for (const move of moves) {
    const order = await storage.findOrderByToken(new URL(page.url()).pathname.split('/').at(-1) ?? '');
    if (order === undefined) throw new Error('an order expected');
    await changeOrder({ storage, company, config: readConfig({}), clock: () => new Date() }, order, move);
  }
  await storage.close();
  await page.reload();
}

const purchaseOrder = { kind: 'purchase-order', note: 'EJ 2026-0042' } as const;
const shipment = { kind: 'ship', note: 'Colissimo 6A12345678901' } as const;

/** Unfolds everything: the engines look at what is folded too, but not at its labels. */
const unfold = (page: Page): Promise<void> =>
  page.locator('main details').evaluateAll((blocks) => {
    for (const block of blocks) block.setAttribute('open', '');
  });

/** Fills the block of a number to keep and saves it. */
async function saveNumber(page: Page, place: number, rio: string): Promise<void> {
  const block = page.getByRole('form', { name: `Numéro ${place}` });
  await block.locator(`#number-${place}`).fill(`046571000${place}`);
  await block.locator(`#rio-${place}`).fill(rio);
  await block.locator(`#holder-${place}`).fill('Commune d’Alata');
  await block.locator(`#operator-${place}`).fill('Orange');
  await block.getByRole('button', { name: 'Enregistrer ce numéro' }).click();
}

const publicSiret = '212 006 001 00003';

/** The pages of the service, from the received order to the confirmed one. */
export const orderStates: Readonly<Record<string, Reach>> = {
  'payment: received': async (page) => {
    await receiveOrder(page);
    await unfold(page);
  },
  'payment: errors': async (page) => {
    await receiveOrder(page);
    await confirm(page);
    await page.getByRole('alert').waitFor();
    await unfold(page);
  },
  'payment: a public body, with other addresses for emergency services': async (page) => {
    await receiveOrder(page);
    await fillCompletion(page, publicSiret);
    await page.getByRole('radio', { name: 'un organisme public' }).waitFor();
    await page.getByRole('checkbox', { name: /pour les secours$/ }).uncheck();
    await page.getByLabel('Site 2 : adresse pour les secours').waitFor();
  },
  'payment: emergency addresses and a firm’s purchase order refused': async (page) => {
    await receiveOrder(page);
    await page.getByRole('checkbox', { name: /pour les secours$/ }).uncheck();
    await page.getByText('Vous êtes un organisme public ?').click();
    await page.locator('#number').fill('EJ 2026-0042');
    await page.getByRole('radio', { name: 'une entreprise' }).check();
    await confirm(page);
    await page.getByRole('alert').waitFor();
  },
  'payment: confirmed': async (page) => {
    await receiveOrder(page);
    await completeOrder(page);
  },
  'payment: a number to keep with another’s RIO': async (page) => {
    await post(page, orderWith({ sites: 2, portability: 2 }, 2));
    await completeOrder(page);
    await saveNumber(page, 1, 'F1PEROY4P3XN');
    await page.getByRole('alert').waitFor();
    await unfold(page);
  },
  'payment: numbers complete, mandate to accept': async (page) => {
    await post(page, orderWith({ sites: 2, portability: 2 }, 2));
    await completeOrder(page);
    await saveNumber(page, 1, 'F1PEROY4P2WM');
    await saveNumber(page, 2, 'F1PEROY4P3XN');
    await page.getByRole('button', { name: 'Demander le portage' }).waitFor();
    await unfold(page);
  },
  'payment: numbers ported and refused': async (page, service) => {
    await post(page, orderWith({ sites: 2, portability: 2 }, 2));
    await completeOrder(page);
    await saveNumber(page, 1, 'F1PEROY4P2WM');
    await saveNumber(page, 2, 'F1PEROY4P3XN');
    await page.getByRole('checkbox', { name: /mandat/ }).check();
    await page.getByRole('button', { name: 'Demander le portage' }).click();
    await page.getByText('Vous avez accepté ce mandat').waitFor();
    for (const place of [1, 2]) await movePort(page, service, place, { kind: 'send' });
    await movePort(page, service, 1, { kind: 'port', day: '2026-11-20' });
    await movePort(page, service, 2, { kind: 'refuse', refusal: 'holder' });
    await page.reload();
    await unfold(page);
  },
  'payment: purchase order awaited': async (page) => {
    await receiveOrder(page);
    await completeOrder(page, publicSiret);
  },
  'payment: purchase order refused': async (page) => {
    await receiveOrder(page);
    await completeOrder(page, publicSiret);
    await page.getByRole('button', { name: 'Envoyer le bon de commande' }).click();
    await page.getByRole('alert').waitFor();
  },
  'payment: purchase order received': async (page) => {
    await receiveOrder(page);
    await completeOrder(page, publicSiret);
    await page.locator('#number').fill('EJ 2026-0042');
    await page.getByRole('button', { name: 'Envoyer le bon de commande' }).click();
    await page.getByRole('heading', { name: 'Merci, nous préparons votre commande' }).waitFor();
  },
  'payment: short of some euros': async (page, service) => {
    await receiveOrder(page);
    await completeOrder(page);
    await moveOrder(page, service, { kind: 'payment', cents: 300_000 });
    await page.getByRole('heading', { name: 'Votre paiement diffère du montant commandé' }).waitFor();
  },
  'payment: shipped': async (page, service) => {
    await receiveOrder(page);
    await completeOrder(page, publicSiret);
    await moveOrder(page, service, purchaseOrder, shipment);
    await page.getByRole('heading', { name: 'Pour brancher, sur chaque site' }).waitFor();
  },
  'payment: in service, numbers to complete': async (page, service) => {
    await post(page, orderWith({ sites: 2, portability: 2 }, 2));
    await completeOrder(page, publicSiret);
    await moveOrder(page, service, purchaseOrder, shipment, { kind: 'put-in-service' });
    await page.getByRole('heading', { name: 'Pour essayer' }).waitFor();
    await unfold(page);
  },
  'payment: cancelled': async (page, service) => {
    await receiveOrder(page);
    await completeOrder(page);
    await moveOrder(page, service, { kind: 'cancel', note: 'doublon' });
    await page.getByRole('heading', { name: 'Rien n’est dû' }).waitFor();
  },
  // The service of the tests has no mail.
  'payment: lost address': async (page) => {
    await page.goto('/supervision/retrouver');
    await page.getByRole('heading', { name: 'Retrouver ma commande' }).waitFor();
  },
  'payment: refused, another price': (page) => post(page, { ...twoSites(), price: { initial: 1, monthly: 1 } }),
};
