import type { Page } from '@playwright/test';

/** What the main thread did for an interaction, in milliseconds. */
export interface Busy {
  /** Longest handling of one event, from its first handler to its last. */
  readonly handling: number;
  /** Longest task, 0 where none reached the 50 ms from which a browser calls it long. */
  readonly longestTask: number;
}

/** Shortest event that is reported, the least that browsers allow. */
const shortestEvent = 16;

/** Starts to watch a page; to be called before what is measured, then `readBusy` after it. */
export async function watchMainThread(page: Page): Promise<void> {
  await page.evaluate((durationThreshold) => {
    const seen = { events: [] as number[], tasks: [] as number[] };
    Object.assign(globalThis, { mainThreadSeen: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        seen.events.push(entry.processingEnd - entry.processingStart);
      }
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.tasks.push(entry.duration);
    }).observe({ type: 'longtask' });
  }, shortestEvent);
}

/** What was seen since the last reading; waits for two frames, so that what the last event caused is painted. */
export async function readBusy(page: Page): Promise<Busy> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve));
    const { mainThreadSeen: seen } = globalThis as unknown as {
      mainThreadSeen: { events: number[]; tasks: number[] };
    };
    const busy = { handling: Math.max(0, ...seen.events), longestTask: Math.max(0, ...seen.tasks) };
    seen.events.length = 0;
    seen.tasks.length = 0;
    return busy;
  });
}

/** Milliseconds from a click on a link to the frame that shows the page it leads to. */
export async function timeRouteChange(page: Page, link: string): Promise<number> {
  return page.evaluate(async (selector) => {
    // No function in here has a name: the compiler would call a helper that the page doesn't have.
    const before = document.querySelector('main h1')?.textContent;
    const target = document.querySelector<HTMLElement>(selector);
    if (target === null) throw new Error(`No link ${selector} on this page`);
    const started = performance.now();
    target.click();
    for (let shown = before; shown === before || shown === undefined; ) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      shown = document.querySelector('main h1')?.textContent;
    }
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - started;
  }, link);
}
