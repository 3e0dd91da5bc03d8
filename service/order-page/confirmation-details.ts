import { readNumbers } from '#service/orders/stored/order-numbers.ts';
import { leftToTransfer } from '#service/orders/stored/order-status.ts';
import type { Service } from '#service/service.ts';
import type { OrderRow } from '#service/storage/rows.ts';
import { sepaCode, sepaText } from './sepa-code.ts';

/** What the page of a confirmed order shows beside the order itself. */
export type ConfirmationDetails = Awaited<ReturnType<typeof gatherConfirmation>>;

/** Draws the SEPA QR code of what is left to pay, as SVG, and reads what is stored beside the order. */
export async function gatherConfirmation(order: OrderRow, { company: { bank }, storage }: Service) {
  const left = leftToTransfer(order);
  return {
    transferCode: left > 0 ? await sepaCode(sepaText(bank, left, order.reference)) : undefined,
    journal: await storage.listOrderEvents(order.reference),
    receipts: await storage.listReceipts({ references: [order.reference] }),
    ...(await readNumbers(order, storage)),
    setup: await storage.findSetup(order.reference),
    debit: await storage.findDebitMandate(order.reference),
  };
}
