import { expect, test } from 'vitest';
import { isReminderDue } from './payment-reminder.ts';

const day = 24 * 3_600_000;
const moved = 100 * day;

test.each([
  [6.9, [], false, 0],
  [7, [], true],
  [20, [7], false],
  [21, [7], true],
  [300, [7, 21], false],
  // The first one was late.
  [25, [20], false],
  [27, [20], true],
  // A part was paid meanwhile: what was sent before is over.
  [7, [-20, -3], true],
  // The client read how to pay in the mail of a correction.
  [26, [], false, 20],
  [40, [7], false, 20],
  [41, [7], true, 20],
  [300, [7, 21], false, 22],
] as const)('after %i days, reminded after %j days: %j', (days, reminded, due, since = 0) =>
  expect(
    isReminderDue(
      moved,
      moved + since * day,
      reminded.map((after) => moved + after * day),
      moved + days * day,
    ),
  ).toBe(due),
);
