import { expect, test } from 'vitest';
import { countExclamation } from './use-exclamations.ts';

const run = (keys: readonly string[]): number => keys.reduce(countExclamation, 0);

test('ends the run on a dead key, too', () => expect(run(['!', '!', 'Dead'])).toBe(0));
test.each(['Shift', 'AltGraph', 'Alt', 'Control', 'Meta', 'CapsLock'])('ignores %s held in between', (modifier) =>
  expect(run([modifier, '!', modifier, '!', modifier, '!'])).toBe(3),
);
