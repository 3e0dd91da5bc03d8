import { formatCount } from '#domain/money.ts';

interface PagesProps {
  /** The page that is shown, counted from 1. */
  readonly page: number;
  readonly rows: number;
  /** Rows of one page. */
  readonly perPage?: number;
  /** The address of another page. */
  readonly addressOf: (page: number) => string;
}

/** Rows of one page: with two columns three screens of a laptop. */
const rowsPerPage = 80;

/** The rows of a page that an address asks for; the first page for one that doesn't exist. */
export function cutPage<Row>(
  rows: readonly Row[],
  wanted: string | undefined,
  perPage = rowsPerPage,
): { readonly page: number; readonly shown: readonly Row[] } {
  const asked = /^[1-9]\d{0,5}$/.test(wanted ?? '') ? Number(wanted) : 1;
  const page = (asked - 1) * perPage < rows.length ? asked : 1;
  return { page, shown: rows.slice((page - 1) * perPage, page * perPage) };
}

/** Rows of each part of a page that has several: thousands of one kind neither make it endless nor hide the others. */
export const rowsOfPart = 20;

/** The way to the other pages of a list; nothing if one page holds it. */
export function Pages({ page, rows, perPage = rowsPerPage, addressOf }: PagesProps) {
  const last = Math.ceil(rows / perPage);
  if (last <= 1) return null;
  return (
    <nav className="contacts" aria-label="Pages">
      {page > 1 && <a href={addressOf(page - 1)}>Page précédente</a>}
      <span>
        Page {formatCount(page)} sur {formatCount(last)}
      </span>
      {page < last && <a href={addressOf(page + 1)}>Page suivante</a>}
    </nav>
  );
}
