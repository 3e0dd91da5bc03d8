import { formatCounted } from '#domain/money.ts';
import { readPortedNumber } from '#domain/portability/ported-number.ts';
import { deviceMessage, readDeviceNumber } from '#domain/setup/device-number.ts';
import { phoneLabel } from '#domain/setup/setup-words.ts';
import type { OpenedSetup } from '#service/setup/rules/open-setup.ts';

/** What the desk assigns to a row of the sheet: its device to a phone, its digits to a new number. */
interface AssignedField {
  /** The row's key. */
  readonly key: string;
  readonly label: string;
  readonly hint: string;
  readonly isNumber: boolean;
  /** Whether the order is complete only with it: not for users without a phone. */
  readonly isNeeded: boolean;
  /** What was typed as it is kept; `undefined` if it is refused. */
  readonly read: (typed: string) => string | undefined;
  readonly refusal: string;
}

/** The fields of an order's phones, then of its new numbers. */
export function assignedFields({ sheet, order }: Pick<OpenedSetup, 'sheet' | 'order'>): AssignedField[] {
  const phones = sheet.phones.map((phone): AssignedField => {
    const site = order.sites.length > 1 && `site ${phone.values.site}`;
    const base = phone.kind === 'W73P' && 'lisez l’étiquette de la base, pas celle du combiné';
    return {
      key: phone.key,
      label: `${phone.values.extension} ${phoneLabel(phone)}`,
      hint: [phone.values.name !== '' && phone.title, phone.model, site, base].filter(Boolean).join(', '),
      isNumber: false,
      isNeeded: phone.kind !== 'user',
      read: readDeviceNumber,
      refusal: deviceMessage,
    };
  });
  const rowOf = (key: string) => sheet.numbers.find((row) => row.key === key) ?? sheet.numbers.at(-1);
  const numbers = Array.from({ length: order.newNumbers }, (_, index): AssignedField => {
    const key = `new-${index + 1}`;
    return {
      key,
      label: `Nouveau numéro ${index + 1}`,
      hint: `Souhaité en ${rowOf(key)?.values.area}`,
      isNumber: true,
      isNeeded: true,
      read: (typed) => {
        const result = readPortedNumber(typed);
        return result.ok ? result.number : undefined;
      },
      refusal: 'Un numéro fixe de dix chiffres, par exemple 04\u00a065\u00a071\u00a000\u00a000',
    };
  });
  return [...phones, ...numbers];
}

/** How many phones and new numbers of an order have nothing yet, a sentence for each. */
export function describeUnassigned({ sheet, order, devices }: OpenedSetup): string[] {
  const open = assignedFields({ sheet, order }).filter(({ key, isNeeded }) => isNeeded && !devices[key]);
  const numbers = open.filter(({ isNumber }) => isNumber).length;
  const phones = open.length - numbers;
  return [
    phones > 0 && `${formatCounted(phones, 'téléphone reste', 'téléphones restent')} à saisir.`,
    numbers > 0 && `${formatCounted(numbers, 'nouveau numéro reste', 'nouveaux numéros restent')} à attribuer.`,
  ].filter((sentence) => sentence !== false);
}
