import fc from 'fast-check';
import { expect, test } from 'vitest';
import { portabilityTexts } from '#content/portability-texts.ts';
import { readPort } from '#domain/portability/read-port.ts';
import { block, client } from '#domain/portability/typed-number.fixture.ts';

test('never throws, and says in French what to correct, whatever is typed', () => {
  const text = fc.string({ unit: 'binary', maxLength: 40 });
  const texts = fc.record(Object.fromEntries(Object.keys(block()).map((field) => [field, text])));
  fc.assert(
    fc.property(texts, fc.boolean(), (typed, heldByPerson) => {
      const form = { ...block(), ...typed, heldByPerson };
      const result = readPort(form, { client, others: [], operators: portabilityTexts.operators });
      if (result.ok) return;
      for (const { message } of result.errors) expect(message).toMatch(/^\p{Lu}/u);
    }),
    { numRuns: 2000 },
  );
});
