import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  compactNumber,
  compactPhone,
  cutText,
  foldText,
  isInLatinLetters,
  withoutInvisible,
} from '#domain/typed-text.ts';

test.each([
  ['AU CŒUR DU PAIN', 'au coeur du pain'],
  ['Ofﬁce ﬂeuri ﬀ ﬃ ﬆ', 'office fleuri ff ffi st'],
  ['Lætitia', 'laetitia'],
  ['E\u0301visa', 'evisa'],
  ['Évisa', 'evisa'],
  ['ＭＡＩＲＩＥ №\u202f1ᵉʳ', 'mairie no 1er'],
  ['Yıldız İstanbul', 'yildiz istanbul'],
  ['Straße Łódź Ørsted Đinh', 'strasse lodz orsted dinh'],
  ['Saint\u2011Florent – Biguglia − Bastia', 'saint-florent - biguglia - bastia'],
  ['l’Île d`Or lʼeau l´été', "l'ile d'or l'eau l'ete"],
  ['ŉ co\u00adopérer', "'n cooperer"],
  ['\ufeffRo\u200bssi\u00a0\u202f et\tfils\u2069 ', 'rossi et fils'],
  ['rossi@example.com', 'rossi@example.com'],
])('folds « %s » to « %s »', (typed, folded) => expect(foldText(typed)).toBe(folded));

test('a folded text folds to itself, whatever was typed', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 10 }), (text) => {
      const folded = foldText(text);
      expect(foldText(folded)).toBe(folded);
      expect(foldText(text.normalize('NFD'))).toBe(folded);
    }),
  ));

test.each([
  ['note 📞', 'note 📞'],
  ['notes 📞', 'notes '],
  ['une note', 'une not'],
])('cuts « %s » after seven characters to « %s », never within one', (typed, cut) =>
  expect(cutText(typed, 7)).toBe(cut),
);

test('drops what nobody sees', () =>
  expect(withoutInvisible('\u202a\u2066Ros\u00adsi\u2069\u202c\ufeff')).toBe('Rossi'));

test.each([
  ...['Crèmerie Đặng', 'O’Connor & Fils – 1ᵉʳ №\u202f2', 'Ofﬁce Yıldız', 'ＭＡＩＲＩＥ', '1664', 'É', 'Café 🎉 m²'],
  '\u00b5-Tech',
])('« %s » is in Latin letters', (name) => expect(isInLatinLetters(name)).toBe(true));

test.each(['محمد بن عبد الله', 'محمد O’Connor', '電話', 'Ελλάς', 'Чайка', '🎉', '—'])(
  '« %s » is not in Latin letters',
  (name) => expect(isInLatinLetters(name)).toBe(false),
);

test.each([
  ['\u202a356\u202f000\u00a0000\u200b09075\u202c', '35600000009075'],
  ['356-000.000/09075', '35600000009075'],
  ['３５６', '356'],
  ['01 P EROY4P 4TR\ufeff', '01PEROY4P4TR'],
])('compacts %j to %s', (typed, compact) => expect(compactNumber(typed)).toBe(compact));

test.each([
  ['+33 (0)4 65 71 00 01', '+33465710001'],
  ['+33(0)465710001', '+33465710001'],
  ['+33 0 465710001', '+33465710001'],
  ['(+33) (0) 4 65 71 00 01', '+33465710001'],
  ['0033 (0)4 65 71 00 01', '0033465710001'],
  ['\u202a+33\u00a04\u202f65‑71–00·01\u202c', '+33465710001'],
  ['\u200b04.65.71.00.01', '0465710001'],
  ['(0)4 65 71 00 01', '0465710001'],
  ['(04) 65/71/00/01', '0465710001'],
  ['+44 (0)20 7946 0000', '+442079460000'],
  ['＋４４（０）２０ ７９４６ ００００', '+442079460000'],
  ['+39 06 123456', '+3906123456'],
  ['+39 (0)6 1234 5678', '+390612345678'],
  ['00 39 (0)6 1234 5678', '00390612345678'],
  ['+378 (0)549 88 63 77', '+3780549886377'],
  ['＋３３ ４ ６５ ７１ ００ ０１', '+33465710001'],
  ['3179', '3179'],
])('dials %j as %s', (typed, dialled) => expect(compactPhone(typed)).toBe(dialled));
