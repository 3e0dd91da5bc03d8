import type { Location } from 'react-router';

/** Where the router stores the scroll position of each history entry. */
export const positionsKey = 'neolis:scroll-positions';

/** The key of an entry's scroll position: its path if the router didn't create it (a typed hash, the first entry). */
export function scrollKey({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key;
}
