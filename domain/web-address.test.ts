import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasWebAddress } from '#domain/web-address.ts';

test.each([
  ...['https://evil.example/login', 'ftp://evil.example', 'Voir WWW.evil.example', 'Voir ｗｗｗ.evil.example'],
  ...['http：／／evil.example', 'Voir evil.example/login avant ce soir', 'evil.EXAMPLE/login', 'Evil.Com/Login'],
  ...['EVIL.SHOP/2026', 'mon-site.co.fr/a', 'impayé.fr/a', 'société.рф/a', 'evil。com/a', 'evil.xn--p1ai/a'],
  ...['evil.com./a', 'evil.com:8080', 'evil.com?compte=1', 'evil.com#compte', 't.co/a', 'x.shop/a', 'st.com/a'],
])('%s is a web address in any text', (text) => expect(hasWebAddress(text)).toBe(true));

test.each([
  ...['evil.example', 'evil.COM', 'EVIL.COM', 'Compte suspendu : compte-bloque.support'],
  ...['ecrivez a claire@evil.example', '20264.xyz', 'claire.rossi'],
])("%s is refused only with `domains: 'refused'`", (text) => {
  expect(hasWebAddress(text)).toBe(false);
  expect(hasWebAddress(text, 'refused')).toBe(true);
});

test.each(['Pizza.fr', 'SARL Booking.com', 'Voyages.fr, agence 24/7'])('%s is a firm’s name', (name) =>
  expect(hasWebAddress(name)).toBe(false),
);

test.each([
  ...['S.A.R.L. Dupont', 'S.A.R.L.Dupont', 'M. Dupont', 'M.Martin', 'm.martin', 'M.DUPONT', 'MME.ROSSI'],
  ...['Mme.Rossi / M.Rossi', 'Dr.Durand/Associés', 'J.P.Durand/Associés', 'J-P.Rossi', 'Mgr.St.Martin', 'SCI J.L/M.'],
  ...['Claire Rossi, D.G.A.', '3.14/2', 'bd.gambetta/rue Fesch', '12 rue Fesch, Bât.A/B, tél. 04.95.21.00.00'],
  ...['EJ 2026-0042', 'EJ.2026/0042', 'BC.AB12', '1300012345/2', 'FACTURES_PUBLIQUES'],
])('%s is never refused', (text) => expect(hasWebAddress(text, 'refused')).toBe(false));

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
