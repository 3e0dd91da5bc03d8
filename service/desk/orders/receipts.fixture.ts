import { parse } from 'csv-parse/sync';
import { desk } from '#service/desk/desk-browser.fixture.ts';
import { browser, service } from '#service/desk/opened-desk.fixture.ts';
import { randomOrder, seededRandom } from '#service/payloads.fixture.ts';
import type { OrderRow } from '#service/storage/rows.ts';

/** An order of somebody who isn't under example.com, which would make it a trial. */
export async function realOrder(seed: number, changes: Readonly<Record<string, string>> = {}): Promise<OrderRow> {
  const order = randomOrder(seededRandom(seed), seed);
  return await service.orderAt(
    await service.confirm({ ...order, client: { ...order.client, email: `client${seed}@example.org` } }, changes),
  );
}

type Row = Readonly<Record<string, string>>;

export async function receiptsOf(period: string, list = 'encaissements'): Promise<Row[]> {
  const file = await browser.page(`${desk}/${list}.csv?${period}`);
  return parse(file, { delimiter: ';', bom: true, columns: true });
}
