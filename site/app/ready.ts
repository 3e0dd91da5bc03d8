import { readyEvent } from './ready-event.ts';

/** Says that the page answers: shows it where it was hidden, marks `<html>` and has the early clicks replayed. */
export function announceReady(): void {
  const { style, dataset } = document.documentElement;
  if (dataset.ready !== undefined) return;
  style.visibility = '';
  dataset.ready = '';
  document.dispatchEvent(new Event(readyEvent));
}
