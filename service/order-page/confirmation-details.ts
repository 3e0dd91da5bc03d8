import type { JournalEntry } from '#domain/order/life/order-journal.ts';
import { type OrderNumbers, readNumbers } from '#service/orders/stored/order-numbers.ts';
import { leftToPay } from '#service/orders/stored/order-status.ts';
import type { Service } from '#service/service.ts';
import type { DebitMandate, OrderRow, ReceiptRow, SetupRow } from '#service/storage/rows.ts';
import { sepaCode, sepaText } from './sepa-code.ts';

/** What the page of a confirmed order shows beside the order itself. */
export interface ConfirmationDetails extends OrderNumbers {
  /** SEPA QR code of what is left to pay, as SVG; absent if nothing is. */
  readonly transferCode: string | undefined;
  readonly journal: readonly JournalEntry[];
  readonly receipts: readonly ReceiptRow[];
  /** What was said of the installation. */
  readonly setup: SetupRow | undefined;
  /** The SEPA mandate, once its client signed it. */
  readonly debit: DebitMandate | undefined;
}

/** Draws the code of the transfer that is due, and reads the journal and the numbers. */
export async function gatherConfirmation(
  order: OrderRow,
  { company: { bank }, storage }: Service,
): Promise<ConfirmationDetails> {
  const left = leftToPay(order);
  return {
    transferCode: left > 0 ? await sepaCode(sepaText(bank, left, order.reference)) : undefined,
    journal: await storage.listOrderEvents(order.reference),
    receipts: await storage.listReceipts({ references: [order.reference] }),
    ...(await readNumbers(order, storage)),
    setup: await storage.findSetup(order.reference),
    debit: await storage.findDebitMandate(order.reference),
  };
}
