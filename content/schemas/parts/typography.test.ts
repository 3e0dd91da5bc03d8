import { describe, expect, test } from 'vitest';
import { correctTypography } from './typography.ts';

describe('a text as a keyboard types it', () => {
  test.each([
    ["C'est l'heure...", 'C’est l’heure…'],
    ['Vraiment ? Oui! Bien; merci.', 'Vraiment\u202f? Oui\u202f! Bien\u202f; merci.'],
    ['Quoi ?!', 'Quoi\u202f?!'],
    ['Le prix : 12€, soit 20 % de moins', 'Le prix\u00a0: 12\u00a0€, soit 20\u00a0% de moins'],
    ['Dites « oui » ou «non».', 'Dites «\u202foui\u202f» ou «\u202fnon\u202f».'],
    ['Le 1er mars, à 9h ou 8h30', 'Le 1er\u00a0mars, à 9\u00a0h ou 8\u00a0h\u00a030'],
    ['10 000 € et 1 200 postes', '10\u202f000\u00a0€ et 1\u202f200 postes'],
    ['Au capital de 1 200 000 €', 'Au capital de 1\u202f200\u202f000\u00a0€'],
    ['12 Mo en 30 ms', '12\u00a0Mo en 30\u00a0ms'],
    ['Un  mot , puis .', 'Un mot, puis.'],
    ['Voir [le site](https://x.fr/a?b=c;d) !', 'Voir [le site](https://x.fr/a?b=c;d)\u202f!'],
    ['**Prix :** bas', '**Prix\u00a0:** bas'],
  ])('%s is corrected', (typed, right) => {
    expect(correctTypography(typed)).toBe(right);
    expect(correctTypography(right)).toBe(right);
  });

  test.each(['[devis]: /quote/', 'RCS Bastia 732 829 320, 24h/24, 116 000', 'https://x.fr/?a=b, 12:30, {{phone}}'])(
    '%s stays as it is',
    (typed) => {
      expect(correctTypography(typed)).toBe(typed);
    },
  );
});
