import type { Page } from '@playwright/test';
import { type OrderPayload, orderWith } from '#tests/resilience/payloads.ts';
import {
  confirm,
  confirmOrder,
  fillCompletion,
  moveOrder,
  movePort,
  post,
  type Reach,
  receiveOrder,
  saveNumber,
  twoSites,
  unfold,
} from './order-steps.ts';

const purchaseOrder = { kind: 'purchase-order', note: 'EJ 2026-0042' } as const;
const shipment = { kind: 'ship', note: 'Colissimo 6A12345678901' } as const;

const publicSiret = '212 006 001 00003';

/** An order without hardware, on two sites. */
const virtual = (): OrderPayload => orderWith({ sites: 2, virtualOnly: true }, 4);

const twoNumbers = (): OrderPayload => orderWith({ sites: 2, portability: 2 }, 2);

/** What an order costs at first, VAT included. */
const payInFull = ({ price }: OrderPayload) => ({ kind: 'payment', cents: Math.round(price.initial * 120) }) as const;

/** Brings an order to the page where its two numbers are complete and the mandate is to be accepted. */
async function completeNumbers(page: Page): Promise<void> {
  await confirmOrder(page, twoNumbers());
  await saveNumber(page, 1, 'F1PEROY4P2WM');
  await saveNumber(page, 2, 'F1PEROY4P3XN');
}

async function acceptMandate(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /mandat/ }).check();
  await page.getByRole('button', { name: 'Demander le transfert de mes numéros' }).click();
  await page.getByText('Vous avez accepté ce mandat').waitFor();
}

/** The page of an order, from the received one to the one in service. */
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
  'payment: confirmed': (page) => confirmOrder(page),
  'payment: a number to keep with another’s RIO': async (page) => {
    await confirmOrder(page, twoNumbers());
    await saveNumber(page, 1, 'F1PEROY4P3XN');
    await page.getByRole('alert').waitFor();
    await unfold(page);
  },
  'payment: numbers complete, mandate to accept': async (page) => {
    await completeNumbers(page);
    await page.getByRole('button', { name: 'Demander le transfert de mes numéros' }).waitFor();
    await unfold(page);
  },
  'payment: mandate refused without its tick': async (page) => {
    await completeNumbers(page);
    await page.getByRole('button', { name: 'Demander le transfert de mes numéros' }).click();
    await page.getByRole('alert').waitFor();
    await unfold(page);
  },
  'payment: mandate accepted': async (page) => {
    await completeNumbers(page);
    await acceptMandate(page);
    await unfold(page);
  },
  'payment: numbers ported and refused': async (page, service) => {
    await completeNumbers(page);
    await acceptMandate(page);
    for (const place of [1, 2]) await movePort(page, service, place, { kind: 'send' });
    await movePort(page, service, 1, { kind: 'port', day: '2026-11-20' });
    await movePort(page, service, 2, { kind: 'refuse', refusal: 'holder' });
    await page.reload();
    await unfold(page);
  },
  'payment: purchase order awaited': (page) => confirmOrder(page, twoSites(), publicSiret),
  'payment: purchase order refused': async (page) => {
    await confirmOrder(page, twoSites(), publicSiret);
    await page.getByRole('button', { name: 'Envoyer le bon de commande' }).click();
    await page.getByRole('alert').waitFor();
  },
  'payment: purchase order received': async (page) => {
    await confirmOrder(page, twoSites(), publicSiret);
    await page.locator('#number').fill('EJ 2026-0042');
    await page.getByRole('button', { name: 'Envoyer le bon de commande' }).click();
    await page.getByRole('heading', { name: 'Merci, nous préparons votre commande' }).waitFor();
  },
  'payment: paid, a number asked for': async (page, service) => {
    await completeNumbers(page);
    await acceptMandate(page);
    await movePort(page, service, 1, { kind: 'send' });
    await moveOrder(page, service, [payInFull(twoNumbers())]);
    await page.getByText('À l’opérateur').waitFor();
    await unfold(page);
  },
  'payment: short of some euros': async (page, service) => {
    await confirmOrder(page);
    await moveOrder(page, service, [{ kind: 'payment', cents: 300_000 }]);
    await page.getByRole('heading', { name: 'Votre paiement est à régulariser' }).waitFor();
  },
  'payment: too much': async (page, service) => {
    await confirmOrder(page);
    await moveOrder(page, service, [{ kind: 'payment', cents: 9_999_900 }]);
    await page.getByRole('heading', { name: 'Votre paiement est à régulariser' }).waitFor();
  },
  'payment: shipped': async (page, service) => {
    await confirmOrder(page, twoSites(), publicSiret);
    await moveOrder(page, service, [purchaseOrder, shipment]);
    await page.getByRole('heading', { name: 'Pour brancher, sur chaque site' }).waitFor();
  },
  'payment: in service, numbers to complete': async (page, service) => {
    await confirmOrder(page, twoNumbers(), publicSiret);
    await moveOrder(page, service, [purchaseOrder, shipment, { kind: 'put-in-service' }]);
    await page.getByRole('heading', { name: 'Pour essayer' }).waitFor();
    await unfold(page);
  },
  'payment: cancelled': async (page, service) => {
    await confirmOrder(page);
    await moveOrder(page, service, [{ kind: 'cancel', note: 'doublon' }]);
    await page.getByRole('heading', { name: 'Rien n’est dû' }).waitFor();
  },
  'payment: cancelled by its client': async (page) => {
    await confirmOrder(page);
    await page.getByText('Annuler la commande').click();
    await page.getByRole('button', { name: 'Annuler définitivement cette commande' }).click();
    await page.getByRole('heading', { name: 'Rien n’est dû' }).waitFor();
  },
  'payment: a cancellation undone': async (page, service) => {
    await confirmOrder(page);
    await moveOrder(page, service, [
      { kind: 'cancel', note: 'doublon' },
      { kind: 'undo-cancel', note: 'pas un doublon' },
    ]);
    await page.getByRole('heading', { name: 'Merci, votre commande est confirmée' }).waitFor();
    await unfold(page);
  },
  'payment: virtual, received': async (page) => {
    await post(page, virtual());
    await unfold(page);
  },
  'payment: virtual, confirmed': (page) => confirmOrder(page, virtual()),
  'payment: virtual, accesses sent': async (page, service) => {
    await confirmOrder(page, virtual(), publicSiret);
    await moveOrder(page, service, [purchaseOrder, { kind: 'ship', note: 'Accès envoyé' }]);
    await page.getByRole('heading', { name: 'Vos accès sont envoyés' }).waitFor();
  },
  'payment: virtual, in service': async (page, service) => {
    await confirmOrder(page, virtual(), publicSiret);
    await moveOrder(page, service, [purchaseOrder, { kind: 'ship', note: 'Accès envoyé' }, { kind: 'put-in-service' }]);
    await unfold(page);
  },
  'payment: refused, another price': (page) => post(page, { ...twoSites(), price: { initial: 1, monthly: 1 } }),
};
