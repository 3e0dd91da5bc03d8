/** A scheme, www., or a domain with a port, path, query or fragment (« site.fr/page »); browsers read « 。 » as a dot too. */
const webAddress = /:\/\/|\bwww\.|[\p{L}\d][.。](?:\p{L}{2,}|xn--[a-z\d-]+)[.。]?(?:[/?#]\S|:\d)/iu;

/** A domain of a common ending: « claire.rossi » is a name. */
const domain =
  /[\p{L}\d]{2}[.。](?:app|biz|club|com|dev|eu|fr|icu|info|io|link|live|me|net|online|org|pro|ru|shop|site|store|support|top|xyz)(?![\p{L}\d])/iu;

/**
 * Whether a typed text contains the address of a web site, which would be a link in a document that we mail. Case is
 * ignored, and full-width letters are normalised (NFKC).
 *
 * A domain without a page (« evil.com ») is accepted by default: firms are called « Pizza.fr ». It is refused for
 * `domains: 'refused'`, that is in what we mail as text: the name of a person, numbers and codes.
 */
export function hasWebAddress(text: string, domains: 'accepted' | 'refused' = 'accepted'): boolean {
  const usual = text.normalize('NFKC');
  return webAddress.test(usual) || (domains === 'refused' && domain.test(usual));
}

/** The message beside a field that contains one; the second half is for « Dr.Durand/Associés ». */
export const webAddressMessage = 'Retirez l’adresse de site internet, ou ajoutez l’espace qui manque après le point';
