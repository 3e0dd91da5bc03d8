import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from './content-error.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });
/** Characters of Windows-1252 that Latin-1 lacks, from 0x80 on; Node 20 decodes both names as Latin-1. */
const windowsSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const fix = 'enregistrez le fichier sous ce nom avec l’encodage UTF-8';
/** A word with an accented letter written as UTF-8 and read as Windows-1252, `Ã©` for `é`, or one already lost. */
const garbled = /[^\s;]*(?:Ã[\u0080-\u00bf\u0152-\u0178\u2018-\u203a\u20ac\u2122]|â€[\u0080-\u2122]|\ufffd)[^\s;]*/u;

/** A file's text, UTF-8 or Windows-1252, with `\n` only. Throws {@link ContentError} if it is missing or unreadable. */
export function readContentFile(root: string, file: string): string {
  const path = join(root, file);
  if (!existsSync(path)) {
    throw new ContentError(file, 1, 'le fichier manque', 'remettez-le, tel que l’historique du dépôt le garde');
  }
  const bytes = readFileSync(path);
  if (/^(?:\xff\xfe|\xfe\xff)/.test(bytes.toString('latin1', 0, 2))) {
    throw new ContentError(file, 1, 'le fichier est enregistré en «\u202fUnicode\u202f» (UTF-16)', fix);
  }
  const text = decodeContent(bytes);
  const lost = garbled.exec(text);
  if (lost === null) return text;
  const line = text.slice(0, lost.index).split('\n').length;
  throw new ContentError(
    file,
    line,
    `«\u202f${lost[0]}\u202f» a perdu ses accents`,
    `écrivez ce mot de nouveau, puis ${fix}`,
  );
}

/** Decodes UTF-8, or what French Excel and the old Notepad write, without the line ends of Windows; letters may be lost. */
export function decodeContent(bytes: Buffer): string {
  return decode(bytes).replaceAll('\r\n', '\n');
}

function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    const text = bytes.toString('latin1');
    return text.replaceAll(/[\u0080-\u009f]/g, (sign) => windowsSigns[sign.charCodeAt(0) - 0x80] ?? sign);
  }
}
