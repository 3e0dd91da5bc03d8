import type { PortState } from '#domain/portability/port-life.ts';
import type {
  AcceptedDebit,
  DebitMandate,
  DeviceRow,
  KeptContent,
  LatestKind,
  OrderRow,
  PortRow,
  PortsChange,
  SetupChange,
  SetupRow,
} from './rows.ts';

/** The part of the storage about what follows an order: ported numbers, setup sheet, devices, mandates. */
export interface InstallationStorage {
  /** The ported numbers of an order, by their position in it. */
  listPorts(reference: string): Promise<PortRow[]>;
  /**
   * Numbers in some states, the earliest completed first; of cancelled orders only those that an operator was asked to
   * port, to withdraw. At most `limit` that still wait for the client’s mandate, and as many others.
   */
  listPortsIn(states: readonly PortState[], limit: number): Promise<PortRow[]>;
  /** Other orders, not cancelled, that ask for a number of this order too: its position here, and their reference. */
  listRivalPorts(reference: string): Promise<{ readonly place: number; readonly reference: string }[]>;
  /** The last mandate of a kind that the client of an order accepted, or its last corrected confirmation. */
  findLatest(reference: string, kind: LatestKind): Promise<KeptContent | undefined>;
  /** The SEPA mandate of an order; `undefined` if it has none. */
  findDebitMandate(reference: string): Promise<DebitMandate | undefined>;
  /**
   * Stores the SEPA mandate of an order in place of the one before, with the entry of its journal, its document and its
   * mails, in one transaction; false, and nothing done, if the order was changed since it was read.
   */
  acceptDebitMandate(order: Pick<OrderRow, 'reference' | 'event_count'>, accepted: AcceptedDebit): Promise<boolean>;
  /**
   * Changes the ported numbers of an order, writes the entry of its journal, the mails to send and the address they
   * contain, in one transaction; false, and nothing done, if the order was changed since it was read.
   */
  changePorts(order: Pick<OrderRow, 'reference' | 'event_count'>, change: PortsChange): Promise<boolean>;
  /** The setup sheet of an order; `undefined` as long as nothing of it was saved. */
  findSetup(reference: string): Promise<SetupRow | undefined>;
  /** The setup sheets of orders being prepared whose client asks for a change, the earliest saved first. */
  listAskedSetups(): Promise<SetupRow[]>;
  /**
   * Stores a setup sheet in place of the version before, with what goes with it, in one transaction; false, and nothing
   * done, if that isn't the last one, or if the order was changed since it was read.
   */
  saveSetup(order: Pick<OrderRow, 'reference' | 'event_count'>, row: SetupRow, change?: SetupChange): Promise<boolean>;
  /** The devices of the phones of an order. */
  listDevices(reference: string): Promise<DeviceRow[]>;
  /**
   * Stores the devices of some phones of an order, removes those that are empty, and leaves the others. The rows that
   * don't allow it, and nothing done, if there are any: of a phone that got another device than `before` meanwhile, or of
   * another phone that has one of the devices.
   */
  saveDevices(reference: string, changes: readonly (DeviceRow & { readonly before: string })[]): Promise<DeviceRow[]>;
}
