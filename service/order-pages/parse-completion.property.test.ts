import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleOrder } from '#service/storage/example-rows.ts';
import { type CompletionForm, parseCompletion } from './parse-completion.ts';

/** Whether a place typed as the address of the premises is refused. */
function isRefused(site: string): boolean {
  const form: CompletionForm = {
    ...{ email: 'claire@mairie.fr', company: 'Mairie', siret: '73282932000074', name: 'Claire Rossi' },
    ...{ clientKind: '', number: '', serviceCode: '', phone: '04 65 71 00 00', smallFirm: false, acceptTerms: true },
    ...{ sites: [site], sameAddress: [false], sameForEmergency: true, emergency: [''] },
  };
  const view = { order: exampleOrder(), termsVersion: '2026-11-01', now: new Date('2026-11-20T10:00:00Z') };
  return !parseCompletion(form, view).ok;
}

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
        expect(isRefused(`12 ${write(word)}.${space}${name}/${other}, 20000 Ajaccio`)).toBe(false);
      },
    ),
  );
});

test('refuses every domain with a path, even one that begins like an abbreviation', () => {
  const ending = fc.constantFrom('fr', 'com', 'net', 'org', 'eu', 'io', 'co', 'ly', 'me', 'app', 'xyz', 'co.uk');
  const begin = fc.constantFrom('', 'voir ', '12 rue Fesch, ', 'bd.', 'st.', 'av.', 'm.');
  fc.assert(
    fc.property(begin, fc.oneof(abbreviation, letters(4)), ending, letters(1), (before, label, end, path) => {
      expect(isRefused(`${before}${label}.${end}/${path}`)).toBe(true);
    }),
  );
});
