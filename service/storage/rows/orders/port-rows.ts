import { type Kysely, sql } from 'kysely';
import type { ParisDay } from '#domain/calendar.ts';
import type { PortState } from '#domain/portability/port-life.ts';
import { sharedDigits } from '#domain/portability/read-port.ts';
import type { PortsChange, ReadOrder } from '#service/storage/rows.ts';
import type { Database } from '#service/storage/schema.ts';
import { keepLatest } from './document-rows.ts';
import { changeWithEntry } from './journal-rows.ts';

/** Anybody may order with somebody else's number, many times. */
const maxRivals = 20;

/** The methods for the ported numbers of orders. Each write is a transaction of its own. */
export function portsIn(db: Kysely<Database>) {
  return {
    /** The ported numbers of an order, by their position in it. */
    listPorts: (reference: string) =>
      db.selectFrom('ported_numbers').selectAll().where('order_reference', '=', reference).orderBy('place').execute(),
    /** Numbers in some states: those that wait for us today, then for the operator, then those without a mandate. */
    listPortsIn: (states: readonly PortState[], limit: number, today: ParisDay) =>
      db
        .selectFrom('ported_numbers')
        .innerJoin('orders', 'orders.reference', 'ported_numbers.order_reference')
        .selectAll('ported_numbers')
        .where('ported_numbers.state', 'in', states)
        // Of cancelled orders only those that an operator was asked to port, to withdraw.
        .where(({ eb, or }) => or([eb('orders.state', '<>', 'cancelled'), eb('ported_numbers.state', '=', 'sent')]))
        // Anybody may complete thousands of numbers: those without a mandate must not push the others out of the list.
        .orderBy(
          sql`case
            when mandated_at is null then 2
            when ported_numbers.state = 'sent' and orders.state <> 'cancelled' and coalesce(ported_on, '9') > ${today} then 1
            else 0 end`,
        )
        .orderBy('saved_at')
        .orderBy('id')
        .limit(limit)
        .execute(),
    /** Other orders, not cancelled, that ask for a number of this order too: its position here, and their reference. */
    listRivalPorts: (reference: string) =>
      db
        .selectFrom('ported_numbers as mine')
        .innerJoin('ported_numbers as other', (join) =>
          join
            .onRef('other.order_reference', '<>', 'mine.order_reference')
            .on(
              'other.number',
              '>=',
              ({ ref }) => sql<string>`substr(${ref('mine.number')}, 1, ${sql.lit(sharedDigits)})`,
            )
            .onRef('other.number', '<=', 'mine.last_number')
            .onRef('other.last_number', '>=', 'mine.number'),
        )
        .innerJoin('orders', 'orders.reference', 'other.order_reference')
        .select(['mine.place', 'orders.reference'])
        .where('mine.order_reference', '=', reference)
        .where('orders.state', '<>', 'cancelled')
        .orderBy('orders.reference')
        .limit(maxRivals)
        .execute(),
    /** Changes the ported numbers of an order, and keeps the mandate that the client accepts by that. */
    changePorts: (read: ReadOrder, { saved, removed = [], mandate, ...written }: PortsChange) =>
      changeWithEntry(db, read, written, async (transaction, order) => {
        const replaced = [...removed, ...saved.map(({ id }) => id)];
        if (replaced.length > 0) await transaction.deleteFrom('ported_numbers').where('id', 'in', replaced).execute();
        if (saved.length > 0) await transaction.insertInto('ported_numbers').values(saved).execute();
        if (mandate !== undefined) await keepLatest(transaction, order, written.entry.at, 'mandate', mandate);
      }),
  };
}
