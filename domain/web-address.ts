/** Abbreviations in French addresses, which people run into the next word: « bd.gambetta/rue Fesch ». */
const streetWords = 'all|apt|appt|av|ave|bat|bât|bd|bld|blvd|ch|chem|fbg|imm|imp|lot|pl|res|rés|rte|sq|st|ste';

/** Titles before a person's name: « Mme.Rossi ». */
const titles = 'dr|jr|me|melle|mgr|mlle|mm|mme|mr|pr|sté|vve';

/** Fewer than four letters after the dot may be a domain: « st.com/a ». */
const cutStreetWord = new RegExp(`(?<![\\p{L}\\d.-])(?:${streetWords})\\.(?=\\p{L}{4})`, 'giu');

/** « Dr.Durand/Associés », « J.P.Durand/Associés »: the capital letter distinguishes it from « x.shop/a ». */
const titleOrInitial = /(?<![\p{L}\d-])(?:\p{L}|[DJMP]r|M(?:e|m|me|lle|elle|gr)|Sté|Vve)\.(?=\p{Lu}\p{Ll}{3})/gu;

const cutWord = new RegExp(`(?<![\\p{L}\\d-])(?:${streetWords}|${titles})\\.`, 'giu');

/** The top-level domain, with its dot; browsers read « 。 » as a dot too. */
const ending = '[.。](?:\\p{L}{2,}|xn--[a-z\\d-]+)';

/** A scheme, www., or a domain with a port, path, query or fragment (« site.fr/page »). */
const webAddress = new RegExp(`://|\\bwww\\.|[\\p{L}\\d]${ending}[.。]?(?:[/?#]\\S|:\\d)`, 'iu');

/** Two letters at least before the dot: « S.A.R.L. » and « J-P.Rossi » are no domains. */
const domain = new RegExp(`[\\p{L}\\d]{2}${ending}(?![\\p{L}\\d])`, 'iu');

/**
 * Whether a typed text contains the address of a web site, which would be a link in a document that we mail. Case is
 * ignored, and full-width letters are normalised (NFKC).
 *
 * A domain without a page (« evil.example ») is accepted by default: firms are called « Pizza.fr ». It is refused for
 * `domains: 'refused'`, that is in the name of a person, where a dot follows an initial or a title (« J.P.Rossi »,
 * « Mme.Rossi »), and in numbers and codes. « claire.rossi » is refused there too: nothing tells it from « claire.email ».
 */
export function hasWebAddress(text: string, domains: 'accepted' | 'refused' = 'accepted'): boolean {
  const usual = text.normalize('NFKC');
  if (webAddress.test(usual.replaceAll(cutStreetWord, '$& ').replaceAll(titleOrInitial, '$& '))) return true;
  return domains === 'refused' && domain.test(usual.replaceAll(cutWord, '$& '));
}

/** The message beside a field that contains one; the second half is for « claire.rossi ». */
export const webAddressMessage = 'Retirez l’adresse de site internet, ou ajoutez l’espace qui manque après le point';
