import {
  readLines,
  readTable,
  type StatementColumns,
  type StatementContent,
  type StatementTable,
} from './read-csv-statement.ts';
import { readOfx } from './read-ofx.ts';

/** What a file is: its lines, or a table whose columns have first to be chosen. */
type ReadStatement =
  | (StatementContent & { readonly kind: 'lines' })
  | { readonly kind: 'table'; readonly table: StatementTable };

/** The text of a file in UTF-8, otherwise in the alphabet of Windows, which most banks use. */
export function decodeStatement(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // The decoder of Node.js 20 reads windows-1252 as latin1, where these are control characters.
    const latin = new TextDecoder('latin1').decode(bytes);
    return latin.replaceAll(/[\u0080-\u009f]/g, (sign) => windowsSigns[sign.charCodeAt(0) - 0x80] ?? sign);
  }
}

/** What Windows has from 0x80 to 0x9f. */
const windowsSigns = [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'];

/** Reads an OFX file, or a CSV file by the first of these columns that it has; `undefined` if it is neither. */
export function readStatement(text: string, columns: readonly StatementColumns[]): ReadStatement | undefined {
  if (/<OFX>/i.test(text)) return { kind: 'lines', ...readOfx(text) };
  const table = readTable(text);
  if (table === undefined) return undefined;
  const [read] = columns.flatMap((known) => readLines(table, known) ?? []);
  return read === undefined ? { kind: 'table', table } : { kind: 'lines', ...read };
}
