/** Dispatched once when the app is interactive, to the inlined script that queued the visitor's early clicks. */
export const readyEvent = 'neolis:ready';

/** Dispatched instead if the app fails to start: the static page then works as it does without scripts. */
export const failedEvent = 'neolis:failed';

/** Announces that the app is interactive: shows the page if it was hidden, and has early clicks replayed. */
export function announceReady(): void {
  const { style, dataset } = document.documentElement;
  if (dataset.ready !== undefined) return;
  style.visibility = '';
  dataset.ready = '';
  document.dispatchEvent(new Event(readyEvent));
}
