import type { Page } from '@playwright/test';
import { parisDay } from '#domain/calendar.ts';
import { type OrderPayload, orderWith, rioOf } from '#service/payloads.fixture.ts';
import type { PortMove } from '#service/portability/rules/change-port.ts';
import { acceptMandate, place, saveNumber } from '#tests/e2e/desk/desk-steps.ts';
import { atOffice } from '#tests/e2e/office.ts';
import { postOrder } from '#tests/e2e/order/payment-steps.ts';
import { inTurn, presses, type Reach, sees, seesRefusal, ticks, types, unfold } from './reach.ts';

const purchaseOrder = { kind: 'purchase-order', note: 'EJ 2026-0042' } as const;
const shipment = { kind: 'ship', note: 'Colissimo 6A12345678901' } as const;
const service = { kind: 'put-in-service' } as const;

const publicSiret = '212 006 001 00003';

/** An order of phones on two sites. */
export const twoSites = (): OrderPayload => orderWith({ sites: 2, T46U: 9 }, 12);

const numbers = ['0465710001', '0465710002'] as const;
const twoNumbers = (): OrderPayload => orderWith({ sites: 2, portability: 2 }, 2);

/** What an order costs at first, VAT included. */
const payInFull = ({ price }: OrderPayload) => ({ kind: 'payment', cents: Math.round(price.initial * 120) }) as const;

/** The payment page of an order that was posted. */
const received =
  (order = twoSites()): Reach =>
  async (page, service) => {
    await page.goto(await postOrder(page, service, order));
  };
/** The page of an order that its client completed. */
export const confirmed =
  (order = twoSites(), siret?: string): Reach =>
  async (page, service) => {
    const { path } = await place(page, service, order, siret === undefined ? {} : { siret });
    await page.goto(service.address + path);
  };
const confirm = presses('Commander avec obligation de paiement');
const reloads: Reach = (page) => page.reload();
const moved = (...moves: Parameters<typeof atOffice>[2]): Reach =>
  inTurn((page, at) => atOffice(page, at, moves), reloads);
const ported = (place: number, ...ports: readonly PortMove[]): Reach => {
  return (page, at) => atOffice(page, at, [], { ports, place });
};
const pathOf = (page: Page): { readonly path: string } => ({ path: new URL(page.url()).pathname });
/** Completes both numbers of the order whose page is open. */
const savesNumbers: Reach = async (page, at) => {
  for (const [index, number] of numbers.entries()) await saveNumber(page, at, pathOf(page), index + 1, number);
};
/** Types another number's RIO into the first block, and saves it. */
const savesWrongly: Reach = async (page) => {
  const typed = { number: numbers[0], rio: rioOf(numbers[1]), holder: 'Commune d’Alata', operator: 'Orange' };
  for (const [field, text] of Object.entries(typed)) await page.locator(`#${field}-1`).fill(text);
  await page.getByRole('button', { name: 'Enregistrer ce numéro' }).first().click();
};
const purchaseOrderTyped: Reach = (page) => page.locator('#number').fill('EJ 2026-0042');
const signsDebit: Reach = inTurn(
  (page) => page.locator('#iban').fill('FR7630006000011234567890189'),
  ticks(/Je signe ce mandat/),
  presses('Signer le mandat'),
);
const otherEmergency: Reach = (page) => page.getByRole('checkbox', { name: /pour les secours$/ }).uncheck();

const ask = 'Demander le transfert de mes numéros';
/** The page of an order whose two numbers are complete, and its mandate to be accepted. */
const complete = inTurn(confirmed(twoNumbers()), savesNumbers, reloads);
const accepted = inTurn(complete, (page, at) => acceptMandate(page, at, pathOf(page)), reloads);

/** The page of an order, from the received one to the one in service. */
export const orderStates: Readonly<Record<string, Reach>> = {
  'payment: received': inTurn(received(), unfold),
  'payment: errors': inTurn(received(), confirm, seesRefusal, unfold),
  'payment: a public body, with other addresses for emergency services': inTurn(
    ...[received(), types('SIRET', publicSiret), sees('un organisme public')],
    ...[
      otherEmergency,
      (page: Page) => page.getByRole('group', { name: 'Site 2 : adresse pour les secours' }).waitFor(),
    ],
  ),
  'payment: emergency addresses and a firm’s purchase order refused': inTurn(
    ...[received(), otherEmergency, (page: Page) => page.getByText('Vous êtes un organisme public ?').click()],
    ...[purchaseOrderTyped, ticks('une entreprise', 'radio'), confirm, seesRefusal],
  ),
  'payment: confirmed': confirmed(),
  'payment: a number to keep with another’s RIO': inTurn(
    ...[confirmed(twoNumbers()), savesWrongly, seesRefusal, unfold],
  ),
  'payment: numbers complete, mandate to accept': inTurn(complete, sees(ask), unfold),
  'payment: mandate refused without its tick': inTurn(complete, presses(ask), seesRefusal, unfold),
  'payment: mandate accepted': inTurn(accepted, unfold),
  'payment: numbers ported and refused': inTurn(
    ...[accepted, ported(1, { kind: 'send' }, { kind: 'port', day: parisDay(new Date()) })],
    ...[ported(2, { kind: 'send' }, { kind: 'refuse', refusal: 'holder' }), reloads, unfold],
  ),
  'setup: phones': inTurn(confirmed(twoNumbers()), presses('Préparer mon installation', 'link'), unfold),
  'setup: a number without phones to ring': inTurn(
    ...[confirmed(twoNumbers()), presses('Vos numéros', 'link')],
    ...[(page: Page) => page.getByLabel('Il fait sonner').first().selectOption('some')],
    ...[presses('Enregistrer et continuer'), seesRefusal],
  ),
  'setup: hours': inTurn(confirmed(twoNumbers()), presses('Vos horaires', 'link')),
  'setup: dates': inTurn(confirmed(twoNumbers()), presses('Vos dates', 'link')),
  'payment: debit mandate refused': inTurn(confirmed(), presses('Signer le mandat'), seesRefusal),
  'payment: debit mandate signed': inTurn(confirmed(), signsDebit, sees('sera débité'), unfold),
  'payment: purchase order awaited': confirmed(twoSites(), publicSiret),
  'payment: purchase order refused': inTurn(
    ...[confirmed(twoSites(), publicSiret), presses('Transmettre le numéro'), seesRefusal],
  ),
  'payment: paid, a number asked for': inTurn(
    ...[accepted, ported(1, { kind: 'send' }), moved(payInFull(twoNumbers())), sees('À l’opérateur'), unfold],
  ),
  'payment: short of some euros': inTurn(
    ...[confirmed(), moved({ kind: 'payment', cents: 300_000 }), sees('Votre paiement est à régulariser')],
  ),
  'payment: shipped': inTurn(
    ...[confirmed(twoSites(), publicSiret), moved(purchaseOrder, shipment), sees('Pour brancher, sur chaque site')],
  ),
  'payment: in service, numbers to complete': inTurn(
    ...[confirmed(twoNumbers(), publicSiret), moved(purchaseOrder, shipment, service), sees('Pour essayer'), unfold],
  ),
  'payment: cancelled by its client': inTurn(
    ...[confirmed(), (page: Page) => page.getByText('Annuler la commande').click()],
    ...[presses('Annuler définitivement cette commande'), sees('Rien n’est dû')],
  ),
};
