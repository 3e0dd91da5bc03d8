import { formatCount } from '#domain/money.ts';

interface PagesProps {
  /** The page that is shown, counted from 1. */
  readonly page: number;
  readonly rows: number;
  readonly perPage?: number;
  readonly addressOf: (page: number) => string;
}

/** Rows of one page, and of one press: with two columns three screens of a laptop. */
export const rowsPerPage = 80;

/** The rows of a page that an address asks for; the first page for one that doesn't exist. */
export function cutPage<Row>(rows: readonly Row[], wanted: string | undefined, perPage = rowsPerPage) {
  const asked = /^[1-9]\d{0,5}$/.test(wanted ?? '') ? Number(wanted) : 1;
  const page = (asked - 1) * perPage < rows.length ? asked : 1;
  return { page, shown: rows.slice((page - 1) * perPage, page * perPage) };
}

/** How many rows a page shows of each of its parts, so that thousands of one kind don't push out the others. */
export function shareOf(counts: readonly number[], rows: number): number {
  let share = 0;
  const shown = (most: number): number => counts.reduce((sum, count) => sum + Math.min(count, most), 0);
  while (share < rows && shown(share + 1) <= rows) share += 1;
  return Math.max(share, 1);
}

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
