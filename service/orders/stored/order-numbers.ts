import { formatPhone } from '#domain/order/client/phone-number.ts';
import { isNewNumber } from '#domain/setup/setup-item.ts';
import type { DeviceRow, OrderRow, PortRow } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';

/** The numbers of an order as far as they are known. */
export interface OrderNumbers {
  /** Those that its client keeps. */
  readonly ports: readonly PortRow[];
  /** What the desk assigned: new numbers, and the devices of phones. */
  readonly assigned: readonly DeviceRow[];
}

/** Reads the numbers of an order. */
export async function readNumbers({ reference }: OrderRow, storage: Storage): Promise<OrderNumbers> {
  const [ports, assigned] = await Promise.all([storage.listPorts(reference), storage.listDevices(reference)]);
  return { ports, assigned };
}

/** The new numbers that the desk assigned, « 04 95 10 00 00 », by their places in the order. */
export function assignedNumbers(assigned: readonly DeviceRow[]): string[] {
  return assigned
    .filter(({ phone }) => isNewNumber(phone))
    .toSorted((one, other) => one.phone.localeCompare(other.phone, 'fr', { numeric: true }))
    .map(({ device }) => formatPhone(device));
}
