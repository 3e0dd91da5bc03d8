import { expect, test } from 'vitest';
import { readDeviceNumber } from './device-number.ts';

test.each([
  ['80:5e:c0:12:34:56', '80:5E:C0:12:34:56'],
  [' 805EC0123456\r\n', '80:5E:C0:12:34:56'],
  ['80-5E-C0-12-34-56', '80:5E:C0:12:34:56'],
  ['3123120g12345678', '3123120G12345678'],
  ['805EC012345', '805EC012345'],
])('%s is kept as %s', (typed, kept) => expect(readDeviceNumber(typed)).toBe(kept));

test.each([
  ...['', '805EC0', '00:00:00:00:00:00', 'FF:FF:FF:FF:FF:FF', '01:5E:C0:12:34:56', 'YEALINKT', '=805EC0123456'],
  ...['805EC0A1B2C480:5e:c0:a1:b2:c3', '805EC0A1B2C4805EC0A1B2C3', '3123120-G12345678'],
])('« %s » is the number of no device', (typed) => expect(readDeviceNumber(typed)).toBeUndefined());
