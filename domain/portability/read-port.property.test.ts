import fc from 'fast-check';
import { expect, test } from 'vitest';
import { portabilityTexts } from '#content/portability-texts.ts';
import { readPort } from '#domain/portability/read-port.ts';
import { client } from '#domain/portability/typed-number.fixture.ts';

test('never throws, and says in French what to correct, whatever is typed', () => {
  const text = fc.string({ unit: 'binary', maxLength: 40 });
  const form = fc.record({
    number: text,
    lastNumber: text,
    rio: text,
    holder: text,
    holderSiret: text,
    street: text,
    complement: text,
    postCode: text,
    town: text,
    operator: text,
    heldByPerson: fc.boolean(),
    asOnBill: text,
  });
  fc.assert(
    fc.property(form, (block) => {
      const result = readPort(block, { client, others: [], operators: portabilityTexts.operators });
      if (result.ok) return;
      for (const { message } of result.errors) expect(message).toMatch(/^\p{Lu}/u);
    }),
    { numRuns: 2000 },
  );
});
