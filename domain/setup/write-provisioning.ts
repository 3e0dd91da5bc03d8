import { isMac } from './device-number.ts';
import type { SetupOrder } from './setup-item.ts';
import type { SetupSheet } from './setup-sheet.ts';
import { phoneLabel } from './setup-words.ts';

interface ImportFile {
  readonly name: string;
  /** Whether it lists phones, instead of the extensions. */
  readonly isOfPhones: boolean;
  readonly columns: Readonly<Record<string, (extension: Extension) => string>>;
}

/**
 * The files that telephone systems import, extensions before phones. Yeastar's P-Series and FusionPBX name their columns.
 * `rps` lets a phone find its system from the client's network; Yeastar's own templates are named by the series of a phone.
 */
export const importFiles: Readonly<Record<string, ImportFile>> = {
  'yeastar-extensions': {
    name: 'Yeastar, extensions',
    isOfPhones: false,
    columns: {
      'First Name': ({ name }) => name,
      'Email Address': ({ email }) => email,
      'Extension Number': ({ extension }) => extension,
      'Caller ID': ({ caller }) => caller,
    },
  },
  'yeastar-telephones': {
    name: 'Yeastar, téléphones',
    isOfPhones: true,
    columns: {
      Vendor: ({ vendor }) => vendor,
      Model: ({ model, isCordless }) => (isCordless ? model : `SIP-${model}`),
      'MAC Address': ({ mac }) => mac,
      Template: ({ vendor, model }) => `YSDP_${vendor}${model.slice(0, 2)}`,
      'Provisioning Method': () => 'rps',
      'Assign Extension': ({ extension, isCordless }) => (isCordless ? `1:${extension}` : extension),
    },
  },
  'fusionpbx-extensions': {
    name: 'FusionPBX, extensions',
    isOfPhones: false,
    columns: {
      extension: ({ extension }) => extension,
      effective_caller_id_name: ({ name }) => name,
      effective_caller_id_number: ({ extension }) => extension,
      outbound_caller_id_number: ({ caller }) => caller,
      description: ({ site }) => site,
    },
  },
  'fusionpbx-telephones': {
    name: 'FusionPBX, téléphones',
    isOfPhones: true,
    columns: {
      device_mac_address: ({ mac }) => mac,
      device_label: ({ name }) => name,
      device_vendor: ({ vendor }) => vendor.toLowerCase(),
      device_template: ({ vendor, model }) => `${vendor}/${model}`.toLowerCase(),
      device_location: ({ site }) => site,
      line_number: () => '1',
      display_name: ({ name }) => name,
      user_id: ({ extension }) => extension,
      auth_id: ({ extension }) => extension,
    },
  },
};

/** The rows of an import file, its columns' names first; `devices` are the devices' numbers by the phones' keys. */
export function writeProvisioning(
  { isOfPhones, columns }: ImportFile,
  order: SetupOrder,
  sheet: SetupSheet,
  devices: Readonly<Record<string, string>>,
): readonly (readonly string[])[] {
  const extensions = sheet.phones.map((phone) => extensionOf(phone, order, devices[phone.key] ?? ''));
  const rows = extensions.filter(({ mac }) => !isOfPhones || mac !== '');
  return [Object.keys(columns), ...rows.map((extension) => Object.values(columns).map((column) => column(extension)))];
}

type Extension = ReturnType<typeof extensionOf>;

/** A phone, or a user without one, as telephone systems need it. */
function extensionOf(phone: SetupSheet['phones'][number], { numbers }: SetupOrder, device: string) {
  const { extension, email, shown, site } = phone.values;
  const [vendor = '', model = ''] = phone.model.split('\u00a0');
  const isCordless = phone.kind === 'W73P';
  return {
    vendor,
    /** What is set up: of a cordless phone its base, which has the MAC address. */
    model: isCordless ? model.replace('W73P', 'W70B') : model,
    isCordless,
    /** Empty if it isn't known: neither system imports a phone without it. */
    mac: isMac(device) ? device : '',
    extension,
    name: phoneLabel(phone),
    email,
    /** Ten digits; empty if it is hidden or not known yet. */
    caller: numbers.find(({ key }) => key === shown)?.digits ?? '',
    site: `Site ${site}`,
  };
}
