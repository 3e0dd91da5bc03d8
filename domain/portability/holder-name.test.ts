import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from '#domain/edit-distance.ts';
import { isNearlyOneOf, isSameName } from '#domain/portability/holder-name.ts';

const own = ['Boulangerie Rossi', 'Claire Santoni'];

test.each([
  ...['Boulangerie Rosi', 'Bolangerie Rossi', 'Boulangerie Rossii', 'Boulangreie Rossi', 'Boulangreie Rosssi'],
  ...['Bulangerie Rosi', 'SARL Boulangerei Rossi', 'BOULANGÉRIE ROSSO', 'Claire Santini'],
])('recognises a typo in « %s »', (holder) => expect(isNearlyOneOf(holder, own)).toBe(true));

test.each([
  ...['Boulangerie Rossi', 'SARL BOULANGERIE-ROSSI', 'boulangerie rossi (sas)', 'CLAIRE SANTONI'],
  ...['Boulangerie Rossi et fils', 'Bulangerie Rosy', 'Boulangerie  —  Rossi', 'Boulangerie SARL Rossi'],
  ...['Société du Golfe', ''],
])('accepts « %s »', (holder) => expect(isNearlyOneOf(holder, own)).toBe(false));

test('compares short names exactly', () => {
  expect(isNearlyOneOf('Rossi', ['Bossi'])).toBe(false);
  expect(isNearlyOneOf('Rossil', ['Bossil'])).toBe(true);
  expect(isNearlyOneOf('Rossi', ['Rossil'])).toBe(false);
  expect(isNearlyOneOf('SAS', [''])).toBe(false);
});

test('ignores case, accents and how letters are joined', () => {
  expect(isSameName('Au Cœur du Pain', 'AU COEUR DU PAIN')).toBe(true);
  expect(isNearlyOneOf('AU COEUR DU PAIN', ['Au Cœur du Pain'])).toBe(false);
  expect(isNearlyOneOf('Ofﬁce Yıldız', ['OFFICE YILDIZ'])).toBe(false);
  expect(isSameName('محمد', 'أحمد')).toBe(false);
  expect(isSameName('Bouygues Télécom', 'BOUYGUES TELECOM SA')).toBe(true);
  expect(isSameName('Orange', 'Mairie d’Orange')).toBe(false);
});

test('recognises exactly the names one or two typos apart', () => {
  const name = fc.string({ unit: fc.constantFrom('X', 'Y', 'Z'), minLength: 6, maxLength: 10 });
  fc.assert(
    fc.property(name, name, (one, other) => {
      const typos = editDistance(one, other);
      expect(isNearlyOneOf(one, [other])).toBe(typos === 1 || typos === 2);
    }),
  );
});
