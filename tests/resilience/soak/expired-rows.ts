import { exampleMail, exampleOrder, exampleStatistics } from '#service/storage/contract/example-rows.fixture.ts';

const year = 365 * 86_400_000;
const expired = Date.UTC(2024, 0, 1);

/** Rows that are never removed, so that each table also has rows to skip. */
const kept = Date.now() - 3_600_000;

interface Filling {
  readonly table: string;
  readonly row: Readonly<Record<string, string | number | null>>;
  /** Columns that differ from row to row, as SQL. */
  readonly changing: Readonly<Record<string, string>>;
}

/** Statements that fill a migrated database with a million expired rows and some that stay; `unique`: SQL of a text. */
export function expiredRows(unique: string): string[] {
  const { reference: _reference, token: _token, content_hash: _hash, ...order } = exampleOrder();
  const { id: _id, ...statistics } = exampleStatistics({ needs: 'x'.repeat(200) });
  const { id: _mail, ...mail } = exampleMail({ body: 'x'.repeat(200) });
  const instants = (count: number): string => `case when i <= ${count} then ${expired} else ${kept} end`;
  const fillings: [number, Filling][] = [
    [400_000, { table: 'quote_statistics', row: statistics, changing: { id: unique, received_at: instants(400_000) } }],
    [
      200_000,
      {
        table: 'orders',
        row: { ...order, order_json: 'x'.repeat(200) },
        changing: { reference: unique, token: unique, content_hash: unique, received_at: instants(200_000) },
      },
    ],
    [200_000, { table: 'outbox', row: mail, changing: { id: unique, sent_at: instants(200_000) } }],
  ];
  const inserts = fillings.map(([count, { table, row, changing }]) => {
    const fixed = Object.entries(row).filter(([name]) => !(name in changing));
    const names = [...fixed.map(([name]) => name), ...Object.keys(changing)];
    const values = [...fixed.map(([, value]) => literal(value)), ...Object.values(changing)];
    return `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count + 10_000})
      insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from n`;
  });
  return [...inserts, 'insert into order_addresses (token, order_reference) select token, reference from orders'];
}

/** Limits by which these rows, and their orders' addresses, expire. */
export const limits = {
  statisticsBefore: Date.now() - year,
  unconfirmedOrdersBefore: Date.now() - year,
  cancelledOrdersBefore: Date.now() - year,
  confirmedOrdersBefore: Date.now() - year,
  endedMailsBefore: Date.now() - year,
  deskLinksBefore: Date.now() - year,
};

function literal(value: string | number | null): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}
