import type { CompanyContent } from '#content/company.ts';
import { isBankProvisional } from '#domain/company.ts';
import type { Log } from '#service/log.ts';
import type { Storage } from '#service/storage/storage.ts';
import { paysAfterService } from './order-standing.ts';

interface BankSettings {
  readonly storage: Storage;
  readonly company: CompanyContent;
  readonly log: Log;
}

const maxOrders = 20_000;

/** Logs once if the bank details that clients read are placeholders, with the number of real orders that wait for a transfer. */
export async function warnOfProvisionalBank({ storage, company, log }: BankSettings): Promise<void> {
  if (!isBankProvisional(company)) return;
  const unpaid = await storage.listOrderSummaries({ states: ['confirmed', 'payment-differs'], limit: maxOrders });
  const real = unpaid.filter((order) => order.is_test === 0 && !paysAfterService(order));
  log('warn', 'bank-details-provisional', { give: 'content/company.ts, bank', waitingForTransfer: real.length });
}
