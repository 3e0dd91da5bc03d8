import { expect, test } from 'vitest';
import { lineAddress } from '#service/orders/stored/premises.ts';
import type { ExportedRow } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';
import {
  confirmExample,
  exampleMail,
  examplePort,
  examplePortEntry,
  exampleRequest,
  exampleStatistics,
} from './example-rows.fixture.ts';
import { wholeOrder } from './whole-order.fixture.ts';

/** What every database must do for backups; `open` creates a new, empty one. */
export function describeExport(open: () => Promise<Storage>): void {
  test('exports every row and imports them into an empty database only', async () => {
    const source = await open();
    await source.countHit({ day: '2026-11-20', type: 'visite', visitor_class: 'human' });
    await source.addQuoteStatistics(exampleStatistics());
    await wholeOrder(source, 'claire@example.com', 3);
    await source.addRequest(exampleRequest(), [exampleMail()]);
    // Adds a row to `settings`.
    await source.setOutboxPaused(false);
    const rows = await exportedRows(source);
    expect([...new Set(rows.map(({ table }) => table))].sort()).toEqual([
      ...['debit_mandates', 'document_contents', 'hits', 'order_addresses', 'order_documents', 'order_events'],
      ...['orders', 'outbox', 'phone_devices', 'ported_numbers', 'quote_statistics', 'receipts', 'requests'],
      ...['settings', 'setup_sheets'],
    ]);
    const restored = await open();
    expect(await restored.importRows(toAsync(rows))).toBe(rows.length);
    expect(await exportedRows(restored)).toEqual(rows);
    // Refused even if no row collides.
    const other = { table: 'settings', row: { name: 'another', value: '1' } };
    for (const again of [rows, [other]]) await expect(restored.importRows(toAsync(again))).rejects.toThrow();
    expect(await exportedRows(restored)).toEqual(rows);
  });

  test('imports an older backup: numbers whose addresses have no parts, documents that are to be made', async () => {
    const source = await open();
    const order = await confirmExample(source);
    const { reference } = order;
    await source.changePorts(order, { saved: [examplePort(reference)], entry: examplePortEntry(6000) });
    const earlier = (await exportedRows(source)).map(({ table, row }) => {
      if (table !== 'ported_numbers') return { table, row };
      const { complement, post_code, town, ...rest } = row;
      return { table, row: { ...rest, address: '1 place Foch\n20000 Ajaccio' } };
    });
    earlier.push({ table: 'document_jobs', row: { order_reference: reference, attempts: 0, next_attempt_at: 0 } });
    const restored = await open();
    await restored.importRows(toAsync(earlier));
    const [port] = await restored.listPorts(reference);
    expect(port && lineAddress(port)).toMatchObject({ street: '1 place Foch', postCode: '20000', town: 'Ajaccio' });
  });
}

/** Every row that `exportRows` passes, in a fixed order. */
export async function exportedRows(storage: Storage): Promise<ExportedRow[]> {
  const rows: ExportedRow[] = [];
  await storage.exportRows(async (exported) => {
    for await (const row of exported) rows.push(row);
  });
  return rows.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

/** Rows as {@link Storage.importRows} reads them. */
export async function* toAsync(rows: readonly ExportedRow[]): AsyncGenerator<ExportedRow> {
  yield* rows;
}
