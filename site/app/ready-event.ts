/** Dispatched once when the app is interactive, to the inlined script that queued the visitor's early clicks. */
export const readyEvent = 'neolis:ready';

/** Dispatched instead if the app fails to start: the static page then works as it is. */
export const failedEvent = 'neolis:failed';
