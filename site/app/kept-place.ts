import type { Location } from 'react-router';

/** Where the router keeps how far each entry of the history is scrolled. */
export const positionsKey = 'neolis:scroll-positions';

/**
 * Names an entry of the history. One that the router did not make, because its hash was typed by hand or it is the first of
 * the visit, has no key of its own and goes by its page.
 */
export function placeKey({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key;
}
