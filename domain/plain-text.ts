import { isInLatinLetters } from '#domain/typed-text.ts';
import { hasWebAddress, webAddressMessage } from '#domain/web-address.ts';

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
