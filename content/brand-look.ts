/*
 * What the brand looks like, apart from its name, its logo and the sign on the box, which pages need at once. After a
 * change: `npm run make:cards`.
 */

/** Every colour, of the site, the service's pages, documents, mails and icons; `make:cards` writes `palette.css`. */
export const colours = {
  /** Text, lines that carry meaning, dark surfaces. */
  ink: '#14213d',
  'ink-soft': '#4b5770',
  /** The background of pages, and text on dark. */
  paper: '#fbf8f3',
  card: '#fff',
  /** Links and focus. */
  sea: '#0b5a7a',
  'sea-tint': '#e3f0f4',
  /** The button that orders, the cord, errors. */
  coral: '#c2401c',
  'coral-deep': '#a13314',
  'coral-tint': '#fdf1ed',
  /** What is lit, and focus on dark. */
  sun: '#f6c445',
  /** What is free or done. */
  maquis: '#2f6b4f',
  line: '#d9d2c5',
  stroke: '#6b7488',
} as const;
