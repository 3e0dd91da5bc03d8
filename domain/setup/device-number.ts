/** What is wrong with a typed or scanned number of a device. */
export const deviceMessage =
  'Une adresse MAC de 12 signes (0 à 9, A à F), ou un numéro de série de 8 à 20 lettres et chiffres';

/**
 * A MAC address as `80:5E:C0:12:34:56` whatever its separators, or a serial number in capitals (Yealink's have 16
 * signs); `undefined` for anything else, such as two numbers scanned together, and for addresses of no single device.
 */
export function readDeviceNumber(typed: string): string | undefined {
  const text = typed.trim().toUpperCase();
  const compact = text.replaceAll(/[\s:.-]/g, '');
  if (/^[\dA-F]{12}$/.test(compact)) {
    const isGroup = (Number.parseInt(compact.slice(0, 2), 16) & 1) === 1;
    return isGroup || /^0+$/.test(compact) ? undefined : compact.replaceAll(/..(?!$)/g, '$&:');
  }
  return /^(?=.*\d)[\dA-Z]{8,20}$/.test(text) ? text : undefined;
}

/** Whether a number is a MAC address, by which a phone gets its settings. */
export function isMac(device: string): boolean {
  return device.includes(':');
}
