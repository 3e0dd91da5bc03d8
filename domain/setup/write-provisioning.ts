import { isMac } from './device-number.ts';
import type { SetupOrder } from './setup-item.ts';
import type { SetupSheet } from './setup-sheet.ts';
import { phoneLabel } from './setup-words.ts';

/**
 * The columns that telephone systems read: the first five are named as Yeastar's P-Series names those of its phones;
 * FusionPBX asks which column is which.
 */
const columns = [
  'Vendor',
  'Model',
  'MAC Address',
  'Assign Extension',
  'Label',
  'Caller Number',
  'Site',
  'Serial Number',
];

/** The phones of an order as rows of a file for the telephone system; `devices` are their numbers by the phones' keys. */
export function writeProvisioning(
  order: SetupOrder,
  sheet: SetupSheet,
  devices: Readonly<Record<string, string>>,
): readonly (readonly string[])[] {
  const rows = sheet.phones.map((phone, index) => {
    const { key, values } = phone;
    const [vendor = '', model = ''] = order.phones[index]?.model.split('\u00a0') ?? [];
    const device = devices[key] ?? '';
    const caller = order.numbers.find((number) => number.key === values.shown)?.digits ?? '';
    const [mac, serial] = isMac(device) ? [device, ''] : ['', device];
    return [vendor, model, mac, values.extension, phoneLabel(phone), caller, values.site, serial];
  });
  return [columns, ...rows];
}
