import { expect, test } from 'vitest';
import { isReminderDue } from './payment-reminder.ts';

const day = 24 * 3_600_000;
const since = 100 * day;

test.each([
  [6.9, [], false],
  [7, [], true],
  [20, [7], false],
  [21, [7], true],
  [300, [7, 21], false],
  // The first one was late.
  [25, [20], false],
  [27, [20], true],
  // A part was paid meanwhile: what was sent before is over.
  [7, [-20, -3], true],
] as const)('after %i days, reminded after %j days: %j', (days, reminded, due) =>
  expect(
    isReminderDue(
      since,
      reminded.map((after) => since + after * day),
      since + days * day,
    ),
  ).toBe(due),
);
