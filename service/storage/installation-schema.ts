import type { OperatorRefusal, PortState } from '#domain/portability/port-life.ts';
import { key, number, numberOrNull, text, textDefaultEmpty, textOrNull } from './columns.ts';

/** The tables about what follows an order; part of the whole in `schema.ts`. */
export const installationTables = {
  /** A ported number of an order, or a range of them, as the client completed it. */
  ported_numbers: {
    /** The order's reference and the number's position in it. */
    id: key(),
    order_reference: text(),
    /** Counted from 1. */
    place: number(),
    state: text<PortState>(),
    number: text(),
    /** The same as `number` if it isn't a range. */
    last_number: text(),
    rio: text(),
    holder: text(),
    /** Empty if the holder is a person. */
    holder_siret: text(),
    /** Unused: 1 where an earlier version asked, and the client said, whether the bill spells the holder so. */
    as_on_bill: number(),
    /** The street of the line; of a number that was saved before its parts were, the whole address. */
    address: text(),
    complement: textDefaultEmpty(),
    post_code: textDefaultEmpty(),
    town: textDefaultEmpty(),
    /** The operator that has the number until it is ported. */
    operator: text(),
    saved_at: number(),
    /** When the client accepted the mandate for this number as it is; `null` once it is corrected. */
    mandated_at: numberOrNull(),
    sent_at: numberOrNull(),
    /** Why the operator refused it; `null` in any other state. */
    refusal: textOrNull<OperatorRefusal>(),
    /** Day in Europe/Paris; while it is only asked for, the one that the operator announced. */
    ported_on: textOrNull(),
  },

  /** What the client of an order said of its installation. */
  setup_sheets: {
    order_reference: key(),
    /** Counted from 1; used for optimistic locking. */
    version: number(),
    /** What was said, in the parts that were saved. */
    answers_json: text(),
    /** The answers with the change that the client asks for while the order is prepared; `null` without one. */
    asked_json: textOrNull(),
    saved_at: number(),
  },

  /** What the desk assigned to a row of an order's setup sheet: a phone's device, a new number's digits; none is in two rows. */
  phone_devices: {
    /** The order's reference and the row's key in the setup sheet. */
    id: key(),
    order_reference: text(),
    /** The row's key. */
    phone: text(),
    /** A MAC address, a serial number, or ten digits. */
    device: text(),
    /** Who at the desk entered it; `null` in older rows. */
    person: textOrNull(),
  },

  /** The mandate by which an order is paid each month. Its IBAN is stored nowhere else. */
  debit_mandates: {
    order_reference: key(),
    /** The unique reference of the mandate, which the client's bank shows with each debit. */
    rum: text(),
    /** Without spaces. */
    iban: text(),
    /** Holder of the account, and their address in parts. */
    holder: text(),
    street: text(),
    complement: text(),
    post_code: text(),
    town: text(),
    accepted_at: number(),
  },
};
