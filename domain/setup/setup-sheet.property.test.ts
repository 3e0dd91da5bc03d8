import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleSetup } from './example-setup.fixture.ts';
import type { SetupOrder } from './setup-item.ts';
import { completeSheet, readAnswers, readPart, setupPartNames, setupParts } from './setup-sheet.ts';

const orders: fc.Arbitrary<SetupOrder> = fc
  .record({
    kinds: fc.array(fc.constantFrom('T46U', 'T33G', 'W73P', 'user'), { minLength: 3, maxLength: 50 }),
    numbers: fc.integer({ min: 1, max: 9 }),
  })
  .map(({ kinds, numbers }) => ({
    ...exampleSetup,
    sites: [{ number: 1, address: '', capacity: 60 }],
    phones: kinds.map((kind) => ({ kind, model: '', site: 1 })),
    numbers: Array.from({ length: numbers }, (_, index) => ({
      key: `new-${index}`,
      name: `${index}`,
      digits: '',
      isOpen: true,
    })),
  }));

test('whatever is ordered, what is proposed is accepted part by part and stays the same', () =>
  fc.assert(
    fc.property(orders, (order) => {
      const proposed = completeSheet(order, {});
      for (const part of setupPartNames) {
        const result = readPart(part, () => undefined, order, {});
        expect(result.ok && completeSheet(order, result.answers)).toEqual(proposed);
      }
    }),
  ));

test('whatever is typed, a part is refused with a message in one of its fields, or kept and accepted again', () =>
  fc.assert(
    fc.property(
      orders,
      fc.constantFrom(...setupPartNames),
      fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('101', '15', 'all', 'turn', '9h-12h')), {
        minLength: 1,
      }),
      (order, part, texts) => {
        let next = 0;
        const result = readPart(part, () => texts[next++ % texts.length], order, {});
        if (!result.ok) {
          for (const { field } of result.refusals) expect(Object.keys(setupParts[part].fields)).toContain(field);
          return;
        }
        const stored = readAnswers(JSON.stringify(result.answers));
        const again = completeSheet(order, stored);
        const values = new Map(again[part].map((item) => [item.key, item.values as Readonly<Record<string, string>>]));
        const second = readPart(part, (key, field) => values.get(key)?.[field], order, stored);
        expect(second.ok && completeSheet(order, second.answers)).toEqual(again);
      },
    ),
  ));
