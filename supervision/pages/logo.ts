import { raw } from 'hono/html';

/** A line that becomes the N, its end in coral: the cord. */
export const logo = raw(
  '<svg width="46" height="30" viewBox="0 0 46 30" fill="none" stroke-width="5.5" stroke-linecap="round" aria-hidden="true">' +
    '<path d="M3 27V6c0-4 5-4 7-1l12 19c2 3 7 3 7-1V4" stroke="#14213d"/>' +
    '<path d="M29 4c0 0 0-2 3-2h11" stroke="#c2401c"/></svg>',
);
