/** Hyphens, dashes and the minus sign. */
const dashes = /\p{Dash}/gu;
const apostrophes = /[‘’‛ʹʻʼʽˈ′`]/g;
/** Letters that Unicode doesn't decompose, as people without them on their keyboard write them. */
const spelled = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i' };
const spelledLetters = new RegExp(`[${Object.keys(spelled).join('')}]`, 'g');

/** Maximum length of the texts of an order's client other than the e-mail, in UTF-16 units. */
export const maxClientTextLength = 200;

/** Drops the signs that nobody sees, which come with pasted texts: U+200B, U+202A, U+2066, U+FEFF, soft hyphens. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(/\p{DI}/gu, '');
}

/** The first so many characters of a text, as the limits of fields count them, without half of one at its end. */
export function cutText(text: string, longest: number): string {
  return text.slice(0, longest).replace(/\p{Cs}$/u, '');
}

/** A text that begins with a capital letter. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Folds a text for search, not display: small plain letters, one kind of hyphen and space, nothing invisible. */
export function foldText(text: string): string {
  // Most texts: a search at the desk folds those of thousands of orders.
  if (/^[ -_a-~]*$/.test(text)) return text.toLowerCase().replaceAll(/ +/g, ' ').trim();
  // Unicode decomposes the accent without a letter to a space.
  return withoutInvisible(text.normalize('NFC').replaceAll('´', "'").normalize('NFKD'))
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(dashes, '-')
    .replaceAll(apostrophes, "'")
    .toLowerCase()
    .replaceAll(spelledLetters, (letter) => spelled[letter as keyof typeof spelled])
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** A text as part of an address: `Données & sécurité` → `donnees-securite`. */
export function toSlug(text: string): string {
  return foldText(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** A name of the domain as other programs read it: the specification of webhooks allows letters, digits and underscores. */
export function programName(name: string): string {
  return name.replaceAll('-', '_');
}

/** Whether a text can be read and printed as it is: it has a letter or a digit, and no letter of another script. */
export function isInLatinLetters(text: string): boolean {
  // The sign µ of French keyboards becomes a Greek letter.
  const usual = text.replaceAll('µ', 'u').normalize('NFKC');
  const another = /(?=\p{L})[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
  return /[\p{Script=Latin}\d]/u.test(usual) && !another.test(usual);
}

/** A number as typed or pasted (SIRET, RIO, telephone), without what separates its groups and without invisible signs. */
export function compactNumber(typed: string): string {
  return withoutInvisible(typed.replaceAll(dashes, '').normalize('NFKC')).replaceAll(/[\s./()·]/g, '');
}

/** An international prefix; not before the codes of Italy, San Marino, Congo and Ivory Coast, where the 0 is dialled too. */
const beforeTrunkZero = /^\D*(?:\+|00)(?!\D*(?:39|378|242|225))/;

/** A number as it is dialled: `+33 (0)4 65 71 00 01` → `+33465710001`; `+44 020…` → `+4420…`; Italy's numbers keep the 0 after their code. */
export function compactPhone(typed: string): string {
  const plain = typed.normalize('NFKC');
  const written = beforeTrunkZero.test(plain) ? plain.replace(/\(\s*0\s*\)/, '') : plain;
  return compactNumber(written).replace(/^((?:\+|00)(?:33|44))0/, '$1');
}
