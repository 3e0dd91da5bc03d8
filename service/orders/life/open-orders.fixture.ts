import { company } from '#content/company.ts';
import type { OrderMove } from '#domain/order/life/move-order.ts';
import { readConfig } from '#service/config.ts';
import { exampleOrder } from '#service/storage/contract/example-rows.fixture.ts';
import { storageOfTests } from '#service/storage/contract/open-database.fixture.ts';
import type { Mail, OrderRow } from '#service/storage/rows.ts';
import { changeOrder } from './change-order.ts';

/** When everything happens, in milliseconds. */
export const at = Date.UTC(2026, 10, 20, 10);

/** Opens a database for the tests of a file, with what the provider does with its orders; closes it after the last. */
export async function openOrders() {
  const storage = await storageOfTests();
  const config = readConfig({ PUBLIC_URL: 'https://neolis.example.com' });
  const service = { storage, company, config, clock: () => new Date(at) };
  return {
    storage,
    service,
    confirmedOrder: async (changes: Partial<OrderRow> = {}): Promise<OrderRow> =>
      await changeOrder(service, await storage.placeOrder(exampleOrder(changes), 0), { kind: 'confirm' }),
    /** Moves an order, and returns its newest mail, with plain spaces. */
    mailOf: async (order: OrderRow, move: Omit<OrderMove, 'by'>): Promise<[OrderRow, Mail]> => {
      const changed = await changeOrder(service, order, move);
      const mail = (await storage.listMails(order.reference)).find(({ id }) => id.includes(`.${changed.event_count}@`));
      if (mail === undefined) throw new Error('a mail expected');
      return [changed, { ...mail, body: mail.body.replaceAll(/[\u00a0\u202f]/g, ' ') }];
    },
  };
}
