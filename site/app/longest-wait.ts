/** Milliseconds after which a static page waits no more for a paint that does not come: it is drawn whole, and the app loaded. */
export const longestWait = 5000;
