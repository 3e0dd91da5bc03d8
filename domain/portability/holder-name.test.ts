import { expect, test } from 'vitest';
import { isSameName } from '#domain/portability/holder-name.ts';

test('names are compared without case, accents, punctuation and the legal form', () => {
  expect(isSameName('Au Cœur du Pain', 'AU COEUR DU PAIN')).toBe(true);
  expect(isSameName('Ofﬁce  —  Yıldız', 'OFFICE-YILDIZ')).toBe(true);
  expect(isSameName('محمد', 'أحمد')).toBe(false);
  expect(isSameName('Bouygues Télécom', 'BOUYGUES TELECOM SA')).toBe(true);
  expect(isSameName('Orange', 'Mairie d’Orange')).toBe(false);
});
