/** How many times in a row the key must be pressed. */
export const exclamationsNeeded = 3;

const modifierKeys: readonly string[] = ['Shift', 'AltGraph', 'Alt', 'Control', 'Meta', 'CapsLock'];

/**
 * The length of the run of `!` after one more key: any other key ends it, except those needed to type a `!` on some
 * keyboards.
 */
export function countExclamation(count: number, key: string): number {
  if (modifierKeys.includes(key)) return count;
  return key === '!' ? count + 1 : 0;
}
