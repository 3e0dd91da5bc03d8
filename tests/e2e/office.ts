import type { Page } from '@playwright/test';
import { company } from '#content/company.ts';
import type { OrderMove } from '#domain/order/life/move-order.ts';
import { readConfig } from '#service/config.ts';
import { changeOrder } from '#service/orders/life/change-order.ts';
import { changePort, type PortMove } from '#service/portability/rules/change-port.ts';
import { openSqlite } from '#service/storage/engines/sqlite.ts';
import type { AddressedOrder } from '#service/storage/rows.ts';
import type { RunningService } from '#tests/shared/released-service.ts';

interface PortMoves {
  readonly ports?: readonly PortMove[];
  /** Of which number to port; by default of each. */
  readonly place?: number;
}

/** Lets the provider's office move the order whose page is open, or has this path, then its numbers to port, as the desk does. */
export async function atOffice(
  order: Page | { readonly path: string },
  { databaseFile }: Pick<RunningService, 'databaseFile'>,
  moves: readonly Omit<OrderMove, 'by'>[],
  { ports = [], place }: PortMoves = {},
  now = new Date(),
): Promise<void> {
  const storage = await openSqlite(databaseFile);
  const office = { storage, company, config: readConfig({}), clock: () => now };
  const path = 'path' in order ? order.path : new URL(order.url()).pathname;
  const find = async (): Promise<AddressedOrder> => {
    const found = await storage.findOrderByToken(path.split('/').at(-1) ?? '');
    if (found === undefined) throw new Error('an order expected');
    return found;
  };
  for (const move of moves) await changeOrder(office, await find(), move);
  for (const port of await storage.listPorts((await find()).reference)) {
    if (place !== undefined && port.place !== place) continue;
    for (const move of ports) await changePort(await find(), port.place, move, office);
  }
  await storage.close();
}
