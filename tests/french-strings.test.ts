import { expect, test } from 'vitest';
import { frenchStrings } from './french-strings.ts';

const read = (source: string): string[] => frenchStrings('a.tsx', source).map(({ text }) => text);

test('reads strings, templates and attributes', () => {
  expect(read("say('Votre devis est prêt');")).toEqual(['Votre devis est prêt']);
  expect(read('say(`Il reste ${' + 'count} points à corriger`);')).toEqual(['Il reste 0 points à corriger']);
  expect(read('const a = <Field label="100&nbsp;% à vous" />;')).toEqual(['100\u00a0% à vous']);
});

test('reads an element as one piece, nested elements as values', () => {
  const said = read("const a = <p>Le prix{'\\u00a0'}: {price} par mois, <b>et</b> la TVA&#8239;!</p>;");
  expect(said).toContain('Le prix\u00a0: 0 par mois, 0 la TVA\u202f!');
  expect(said).toContain('et');
});

test('reads the text of HTML, not its tags, and text for screen readers only', () => {
  const [said] = read('const a = `<ol class="a;b" aria-label="Étapes de la commande"><li>Vos choix</li></ol>`;');
  expect(said?.split('\n').filter((line) => line !== '')).toEqual(['Vos choix', 'Étapes de la commande']);
});

test('reads an inlined script as code', () => {
  expect(read('const a = `\n\'use strict\';\nif (b ? c : d) say("Copie refusée par le navigateur");`;')).toEqual([
    'Copie refusée par le navigateur',
  ]);
});

test('ignores English, addresses and machine-readable text', () => {
  expect(read("say('The order is refused; try again', '/solution/?de=essai', 'NEO-1', import('./a.ts'));")).toEqual([]);
});
