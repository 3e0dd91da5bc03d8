import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasWebAddress } from '#domain/web-address.ts';

const abbreviation = fc.constantFrom(
  ...['all', 'apt', 'appt', 'av', 'bat', 'bât', 'bd', 'bld', 'ch', 'chem', 'imm', 'imp', 'lot', 'pl', 'rés', 'rte'],
  ...['sq', 'st', 'ste'],
);
const street = fc.constantFrom('gambetta', 'église', 'fesch', 'napoléon', 'mouettes', 'martin', 'ornano');
const letters = (least: number) => fc.stringMatching(new RegExp(`^[a-z]{${least},12}$`));
const typed = fc.constantFrom(
  (text: string) => text,
  (text: string) => text.toUpperCase(),
  (text: string) => text.replace(/^./, (first) => first.toUpperCase()),
);

test('takes every abbreviation of a French address, with or without a space behind its dot', () => {
  fc.assert(
    fc.property(
      abbreviation,
      street,
      letters(2),
      fc.constantFrom('', ' '),
      typed,
      (word, name, other, space, write) => {
        expect(hasWebAddress(`12 ${write(word)}.${space}${name}/${other}, 20000 Ajaccio`)).toBe(false);
      },
    ),
  );
});

test('refuses every domain with a path, even one that begins like an abbreviation', () => {
  const ending = fc.constantFrom('fr', 'com', 'net', 'org', 'eu', 'io', 'co', 'ly', 'me', 'app', 'xyz', 'co.uk');
  const begin = fc.constantFrom('', 'voir ', '12 rue Fesch, ', 'bd.', 'st.', 'av.', 'm.');
  fc.assert(
    fc.property(begin, fc.oneof(abbreviation, letters(4)), ending, letters(1), (before, label, end, path) => {
      expect(hasWebAddress(`${before}${label}.${end}/${path}`)).toBe(true);
    }),
  );
});
