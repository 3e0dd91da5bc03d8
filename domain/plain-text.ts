import { isInLatinLetters } from '#domain/typed-text.ts';

/** Whether a text has no half surrogate, and no control character but tabs and line ends: PostgreSQL stores no NUL. */
export function isPlainText(text: string): boolean {
  return !/[^\P{Cc}\t\n\r]|\p{Cs}/u.test(text);
}

interface TextRules {
  /** Characters. */
  readonly longest: number;
  /** What is said of other letters than Latin ones, where they are refused. */
  readonly notLatin?: string;
  /** Whether it may be a domain: a firm's name may. */
  readonly domains?: Parameters<typeof hasWebAddress>[1];
}

/** Why what was typed into a field is refused; `undefined` if it isn't. */
export function refuseText(text: string, { longest, notLatin, domains }: TextRules): string | undefined {
  if (text.length > longest) return `Raccourcissez ce texte à ${longest}\u00a0caractères`;
  if (!isPlainText(text)) return 'Retirez les caractères illisibles';
  if (notLatin !== undefined && !isInLatinLetters(text)) return notLatin;
  return hasWebAddress(text, domains) ? webAddressMessage : undefined;
}

/** A scheme, www., or a domain with a port, path, query or fragment (« site.fr/page »); browsers read « 。 » as a dot too. */
const webAddress = /:\/\/|\bwww\.|[\p{L}\d][.。](?:\p{L}{2,}|xn--[a-z\d-]+)[.。]?(?:[/?#]\S|:\d)/iu;

/** A domain of any ending, which mail programs make links of; none is « Dr.Durand », with a title before the dot. */
const domain =
  /(?<=[\p{L}\d]{2})(?<!(?<![\p{L}\d-])(?:dr|me|mgr|mlle|mme|mr|pr|ste?))[.。](?:\p{L}{2,}|xn--[a-z\d-]+)(?![\p{L}\d])/iu;

/**
 * Whether a text has a web address, which would be a link in what we mail. A domain alone (« evil.com ») is accepted by
 * default: firms are called « Pizza.fr ». In names of persons, numbers and codes it is refused, as « claire.rossi » is.
 */
export function hasWebAddress(text: string, domains: 'accepted' | 'refused' = 'accepted'): boolean {
  const usual = text.normalize('NFKC');
  return webAddress.test(usual) || (domains === 'refused' && domain.test(usual));
}

/** The message beside a field that contains one; the second half is for « claire.rossi » and « Dr.Durand/Associés ». */
export const webAddressMessage = 'Retirez l’adresse de site internet, ou ajoutez l’espace qui manque après le point';
