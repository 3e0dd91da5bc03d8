import { type ExpressionBuilder, type Kysely, sql, type Transaction } from 'kysely';
import { awaitsPayment, isBinding, orderStates } from '#domain/order/life/order-life.ts';
import { sharedDigits } from '#domain/portability/read-port.ts';
import { isNewNumber } from '#domain/setup/setup-item.ts';
import { insertOnce, isChanged } from '#service/storage/rows/one-row.ts';
import { writeMails } from '#service/storage/rows/outbox-rows.ts';
import type { DeviceRow, ReadOrder, SetupChange, SetupRow } from '#service/storage/rows.ts';
import type { Database } from '#service/storage/schema.ts';
import { lockOrder, updateOrder, writeEntry } from './journal-rows.ts';

/** The methods for the setup sheets of orders. */
export function setupsIn(db: Kysely<Database>) {
  return {
    /** The setup sheet of an order; `undefined` as long as nothing of it was saved. */
    findSetup: (reference: string) =>
      db.selectFrom('setup_sheets').selectAll().where('order_reference', '=', reference).executeTakeFirst(),
    /** The setup sheets of orders being prepared whose client asks for a change, the earliest saved first. */
    listAskedSetups: () =>
      db
        .selectFrom('setup_sheets')
        .innerJoin('orders', 'orders.reference', 'setup_sheets.order_reference')
        .selectAll('setup_sheets')
        .where('asked_json', 'is not', null)
        .where('orders.state', '=', 'ready')
        .orderBy('saved_at')
        .execute(),
    /** The setup sheets of some orders. */
    listSetups: (references: readonly string[]) =>
      db
        .selectFrom('setup_sheets')
        .selectAll()
        .where('order_reference', 'in', ['', ...references])
        .execute(),
    /**
     * Stores a sheet in place of the version before, with what goes with it. False, and nothing done, if that isn't the
     * last version, or if the order was changed since it was read.
     */
    saveSetup: (read: ReadOrder, row: SetupRow, { entry, mails = [], token }: SetupChange = {}) =>
      db.transaction().execute(async (transaction) => {
        // Whether the sheet is open depends on the order's state.
        if (!(await lockOrder(transaction, read))) return false;
        const saved =
          row.version === 1
            ? await insertOnce(transaction, 'setup_sheets', 'order_reference', row)
            : await isChanged(
                transaction
                  .updateTable('setup_sheets')
                  .set(row)
                  .where('order_reference', '=', row.order_reference)
                  .where('version', '=', row.version - 1),
              );
        if (!saved) return false;
        if (entry === undefined) await writeMails(transaction, mails);
        else {
          const order = await updateOrder(transaction, read);
          await writeEntry(transaction, order ?? read, { entry, mails, token });
        }
        return true;
      }),
    /** The devices of the phones of an order, and its new numbers. */
    listDevices: (reference: string) =>
      db.selectFrom('phone_devices').selectAll().where('order_reference', '=', reference).orderBy('id').execute(),
    /**
     * Stores devices and new numbers, and removes the empty ones. Returns the rows that prevent it, having done
     * nothing: those changed since `before`, and those, in orders not cancelled, that have one of these; ports too.
     */
    saveDevices: (reference: string, changes: readonly (DeviceRow & { readonly before: string })[]) =>
      db.transaction().execute(async (transaction) => {
        const ids = ['', ...changes.map(({ id }) => id)];
        const devices = ['', ...changes.map(({ device }) => device)];
        const cancelled = transaction.selectFrom('orders').select('reference').where('state', '=', 'cancelled');
        const isConcerned = ({ eb, or }: ExpressionBuilder<Database, 'phone_devices'>) =>
          or([eb('device', 'in', devices), eb('id', 'in', ids)]);
        const found = await transaction
          .selectFrom('phone_devices')
          .selectAll()
          .where(isConcerned)
          .where('order_reference', 'not in', cancelled)
          .execute();
        const taken = found.filter((row) => {
          const change = changes.find(({ id }) => id === row.id);
          return change === undefined || ![change.before, change.device].includes(row.device);
        });
        for (const { phone, device } of changes)
          if (isNewNumber(phone)) taken.push(...(await listPortsOf(transaction, reference, device)));
        if (taken.length > 0) return taken;
        await transaction
          .deleteFrom('phone_devices')
          .where(isConcerned)
          .where(({ eb, or }) => or([eb('order_reference', '=', reference), eb('order_reference', 'in', cancelled)]))
          .execute();
        const rows = changes.filter(({ device }) => device !== '').map(({ before: _, ...row }) => row);
        if (rows.length > 0) await transaction.insertInto('phone_devices').values(rows).execute();
        return [];
      }),
  };
}

/** Replaces an e-mail in the setup sheet of an order, and in the change that its client asks for. */
export async function replaceSetupEmail(
  transaction: Transaction<Database>,
  reference: string,
  former: string,
  email: string,
): Promise<void> {
  const [from, to] = [former, email].map((address) => `"email":${JSON.stringify(address)}`);
  await transaction
    .updateTable('setup_sheets')
    .set(({ eb }) => ({
      version: eb('version', '+', 1),
      answers_json: sql<string>`replace(answers_json, ${from}, ${to})`,
      asked_json: sql<string | null>`replace(asked_json, ${from}, ${to})`,
    }))
    .where('order_reference', '=', reference)
    .execute();
}

/** Orders that were paid or accepted: anybody may order with any number. */
const acceptedStates = orderStates.filter((state) => isBinding(state) && !awaitsPayment(state));

/** The ports of this order, and of others that were accepted, which contain a number, each as if it were assigned. */
async function listPortsOf(db: Kysely<Database>, reference: string, number: string): Promise<DeviceRow[]> {
  const rows = await db
    .selectFrom('ported_numbers')
    .innerJoin('orders', 'orders.reference', 'ported_numbers.order_reference')
    .select(['ported_numbers.id', 'order_reference'])
    .where('number', '>=', number.slice(0, sharedDigits))
    .where('number', '<=', number)
    .where('last_number', '>=', number)
    .where(({ eb, or }) => or([eb('order_reference', '=', reference), eb('orders.state', 'in', acceptedStates)]))
    .limit(1)
    .execute();
  return rows.map((row) => ({ ...row, phone: '', device: number, person: null }));
}
