import { isBinding } from '#domain/order/life/order-life.ts';
import { documentFilename, orderFiles } from '#domain/order/order-documents.ts';
import { readLatest } from '#service/orders/documents/document-keeper.ts';
import type { OrderFile } from '#service/orders/documents/send-document.ts';
import { paysAfterService } from '#service/orders/stored/order-status.ts';
import type { Service } from '#service/service.ts';
import type { DebitMandate, OrderRow } from '#service/storage/rows.ts';

/** Whether an order is paid each month by direct debit: public bodies pay on an invoice. */
export function isDebited(order: OrderRow): boolean {
  return isBinding(order.state) && order.monthly_cents > 0 && !paysAfterService(order);
}

/** How an account is shown everywhere: « IBAN terminé par 2606 ». */
export function shownIban({ iban }: Pick<DebitMandate, 'iban'>): string {
  return `IBAN terminé par ${iban.slice(-4)}`;
}

/** The last part of the address of the mandate in PDF, below that of its order. */
export const debitPath = orderFiles['debit-mandate'].path;

/** The mandate in PDF, as it was signed. */
export function debitFile(order: OrderRow, { storage }: Pick<Service, 'storage'>): OrderFile {
  return {
    filename: documentFilename('debit-mandate', order),
    content: () => readLatest(order, 'debit-mandate', storage),
  };
}
