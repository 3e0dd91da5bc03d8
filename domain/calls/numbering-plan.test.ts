import { expect, test } from 'vitest';
import { aRate } from '#domain/calls/call-rate.fixture.ts';
import { classifyNumber } from '#domain/calls/number-rate.ts';

const rates = [
  aRate({ prefixes: ['331', '332', '333', '334', '335', '339'] }),
  aRate({ type: 'MOB', prefixes: ['336', '337'] }),
];

/** What a French number is, said by hand from the plan: the first pattern that matches its start counts. */
const expected: readonly (readonly [start: RegExp, what: string])[] = [
  [/^026[2389]/, 'overseas'],
  [/^0508/, 'overseas'],
  [/^059[0468]/, 'overseas'],
  [/^063998/, 'MOB'],
  [/^0639/, 'overseas'],
  [/^069[0123467]/, 'overseas'],
  [/^070[89]/, 'overseas'],
  [/^0939[5-9]/, 'overseas'],
  [/^0947[0-9]/, 'overseas'],
  [/^0976/, 'overseas'],
  // 14 digits between machines, or not allotted.
  [/^0700|^0901/, 'unknown'],
  [/^040|^070|^07[12]/, 'unknown'],
  [/^080[0-5]/, 'free'],
  [/^08/, 'special'],
  [/^0[1-59]/, 'FIX'],
  [/^0[67]/, 'MOB'],
];

test('every block of a thousand prefixes is what the plan says, in both ways of writing it', () => {
  const wrong: string[] = [];
  for (let block = 10_000; block < 100_000; block++) {
    const number = `0${block}4321`;
    const what = expected.find(([start]) => start.test(number))?.[1];
    for (const typed of [number, `+33 ${number.slice(1)}`]) {
      const found = classifyNumber(typed, rates);
      const said = found?.kind === 'rate' ? found.rate.type : found?.kind;
      if (said !== what) wrong.push(`${typed}: ${said}, not ${what}`);
    }
  }
  expect(wrong.slice(0, 20)).toEqual([]);
});
