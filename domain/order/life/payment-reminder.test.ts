import { expect, test } from 'vitest';
import { isReminderDue } from './payment-reminder.ts';

const day = 24 * 3_600_000;
const since = 100 * day;

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
  // A correction told the client how to pay.
  [26, [], false, 20],
  [40, [7], false, 20],
  [41, [7], true, 20],
  [300, [7, 21], false, 22],
] as const)('after %i days, reminded after %j days: %j', (days, reminded, due, told = 0) =>
  expect(
    isReminderDue(
      since,
      since + told * day,
      reminded.map((after) => since + after * day),
      since + days * day,
    ),
  ).toBe(due),
);
