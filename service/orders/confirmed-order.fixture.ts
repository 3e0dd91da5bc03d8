import { randomOrder, seededRandom } from '#service/payloads.fixture.ts';
import type { OrderRow } from '#service/storage/rows.ts';
import type { TestService } from '#service/test-service.fixture.ts';

export async function confirmedOrder(
  service: TestService,
  seed: number,
  changes: Readonly<Record<string, string>> = {},
): Promise<OrderRow> {
  return await service.orderAt(await service.confirm(randomOrder(seededRandom(seed), seed), changes));
}

export async function storedOrder({ storage }: TestService, { reference }: OrderRow): Promise<OrderRow> {
  const order = await storage.findOrderByReference(reference);
  if (order === undefined) throw new Error('an order expected');
  return order;
}
