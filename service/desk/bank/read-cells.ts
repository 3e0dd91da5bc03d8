import { isDay, type ParisDay } from '#domain/calendar.ts';
import type { Cents } from '#domain/money.ts';

/** A day as banks write it: 20/11/2026, 20-11-26, 2026-11-20; `undefined` for anything else. */
export function readDay(cell: string): ParisDay | undefined {
  const [, date = '', month = '', year = ''] = /^(\d\d?)[/.-](\d\d?)[/.-](\d{4}|\d\d)$/.exec(cell.trim()) ?? [];
  const [iso = ''] = /^\d{4}-\d\d-\d\d(?=$|[T ])/.exec(cell.trim()) ?? [];
  const day = iso || `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : undefined;
}

/** A sum as banks write it, in cents: `+3 494,40 €`, `3.494,40`, `-12.00`; `undefined` for anything else. */
export function readSum(cell: string): Cents | undefined {
  const plain = cell
    .normalize('NFKC')
    .replaceAll(/\p{Dash}/gu, '-')
    .replaceAll(/[\s€'’]|EUR/giu, '');
  const found = /^([+-]?)(\d{1,3}(?:([.,])\d{3}(?:\3\d{3})*)?|\d+)(?:[.,](\d{1,2}))?(-?)$/.exec(plain);
  if (found === null) return undefined;
  const [, before, whole = '', , fraction = '', after] = found;
  const cents = Number(whole.replaceAll(/[.,]/g, '')) * 100 + Number(fraction.padEnd(2, '0'));
  if (!Number.isSafeInteger(cents)) return undefined;
  return before === '-' || after === '-' ? -cents : cents;
}
