import { foldText } from '#domain/typed-text.ts';

const legalForms = /\b(?:sarl|sas|sasu|eurl|sa|sci|scop|snc|ei|eirl)\b/g;

/** Whether two names are the same except for capitals, accents, punctuation and the legal form. */
export function isSameName(one: string, other: string): boolean {
  return plainName(one) === plainName(other);
}

function plainName(text: string): string {
  return foldText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(legalForms, '')
    .replaceAll(/ +/g, ' ')
    .trim();
}
