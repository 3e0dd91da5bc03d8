import type { Location } from 'react-router';

/** Where the router stores the scroll position of each history entry. */
export const positionsKey = 'neolis:scroll-positions';

/**
 * The key of a history entry for its scroll position. Entries that the router didn't create (a hash typed by hand, the
 * first one of the visit) have no key of their own and use their path.
 */
export function scrollKey({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key;
}
