import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { portabilityTexts } from '#content/portability-texts.ts';
import { portRefusalMessage } from '#domain/portability/portability-words.ts';
import { countNumbers, type DossierParseResult, type PortForm, readDossier } from '#domain/portability/read-dossier.ts';
import { seededRandom, validDossier, withConfirmedHolders } from '#domain/portability/wrong-dossiers.ts';

function read(blocks: readonly PortForm[], { client }: ReturnType<typeof validDossier>): DossierParseResult {
  return readDossier(blocks, client, portabilityTexts.operators);
}

describe('every valid dossier', () => {
  test('parses into as many numbers as the order has, each in ten digits, none twice', () => {
    fc.assert(
      fc.property(fc.integer(), (start) => {
        // The page may ask whether a holder's name is written so on the bill; these clients say yes.
        const dossier = withConfirmedHolders(validDossier(seededRandom(start)));
        const result = read(dossier.blocks, dossier);
        if (!result.ok) throw new Error(JSON.stringify(result));
        expect(result.ports.reduce((sum, port) => sum + countNumbers(port), 0)).toBe(dossier.client.portedNumbers);
        for (const { number, rio } of result.ports)
          expect(`${number} ${rio}`).toMatch(/^0[1-59]\d{8} [A-Z\d]{9}[A-Z\d+]{3}$/);
        expect(new Set(result.ports.map(({ number }) => number)).size).toBe(result.ports.length);
      }),
    );
  });
});

test('never throws, and says in French what to correct, whatever is typed', () => {
  const text = fc.string({ unit: 'binary', maxLength: 40 });
  const form = fc.record({
    ...{ number: text, lastNumber: text, rio: text, holder: text, holderSiret: text, address: text, operator: text },
    ...{ heldByPerson: fc.boolean(), asOnBill: text },
  });
  const client = { company: 'Boulangerie Rossi', name: 'Claire Santoni', siret: '73282932000074', portedNumbers: 1 };
  fc.assert(
    fc.property(form, (block) => {
      const result = readDossier([block], client, portabilityTexts.operators);
      if (result.ok) return;
      for (const { refusal } of result.errors) expect(portRefusalMessage(refusal, '0465710000')).toMatch(/^\p{Lu}/u);
    }),
    { numRuns: 2000 },
  );
});
