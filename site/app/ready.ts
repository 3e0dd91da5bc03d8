import { readyEvent } from './ready-event.ts';

/**
 * Announces that the app is interactive: shows the page if it was hidden, marks `<html>` and has early clicks replayed.
 */
export function announceReady(): void {
  const { style, dataset } = document.documentElement;
  if (dataset.ready !== undefined) return;
  style.visibility = '';
  dataset.ready = '';
  document.dispatchEvent(new Event(readyEvent));
}
