/** Told once by the app, when it answers, to the script of the static page that held the visitor's early clicks. */
export const readyEvent = 'neolis:ready';

/** Told in its place where the app could not start: the static page then works as it is. */
export const failedEvent = 'neolis:failed';
