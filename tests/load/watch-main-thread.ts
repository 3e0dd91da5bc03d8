import type { Locator, Page } from '@playwright/test';

/** The main thread's work for an interaction, in milliseconds. */
interface Busy {
  /** Longest handling of one event, from its first handler to its last. */
  readonly handling: number;
  /** Longest task, 0 if none reached the 50 ms from which a browser calls it long. */
  readonly longestTask: number;
}

/** Shortest event that is reported, the minimum that browsers allow. */
const shortestEvent = 16;

/** How long a finger stays on a button or a key, in milliseconds. */
const held = 60;

/** Returns what presses an element by pointer alone: a locator's click runs scripts that would count as the page's. */
export async function press(target: Locator): Promise<() => Promise<void>> {
  const { x, y } = await rest(target);
  return () => target.page().mouse.click(x, y, { delay: held });
}

/** Focuses a control and returns a function that types a text into it, key by key; see {@link press}. */
export async function typeKeys(target: Locator, text: string): Promise<() => Promise<void>> {
  await target.focus();
  await settle(target.page());
  return () => target.page().keyboard.type(text, { delay: held });
}

/** Starts to watch a page; call it before the measured action, then `readBusy` after it. */
export async function watchMainThread(page: Page): Promise<void> {
  await page.evaluate((durationThreshold) => {
    const seen = { events: [] as number[], tasks: [] as number[] };
    Object.assign(globalThis, { mainThreadSeen: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        seen.events.push(entry.processingEnd - entry.processingStart);
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.tasks.push(entry.duration);
    }).observe({ type: 'longtask' });
  }, shortestEvent);
}

/** Returns what was seen since the last reading; waits until the page has handled the last event. */
export async function readBusy(page: Page): Promise<Busy> {
  await settle(page);
  return page.evaluate(() => {
    const { mainThreadSeen: seen } = globalThis as unknown as { mainThreadSeen: { events: number[]; tasks: number[] } };
    const busy = { handling: Math.max(0, ...seen.events), longestTask: Math.max(0, ...seen.tasks) };
    seen.events.length = 0;
    seen.tasks.length = 0;
    return busy;
  });
}

/** Milliseconds from a click on a link to the end of the frame with its page, without the wait for another frame. */
export async function timeRouteChange(link: Locator): Promise<number> {
  const page = link.page();
  const { x, y } = await rest(link);
  await page.evaluate(() => {
    // No function in here has a name: the compiler would call a helper that the page doesn't have.
    const before = document.querySelector('main h1')?.textContent;
    document.addEventListener(
      'click',
      async ({ timeStamp }) => {
        for (let shown = before; shown === before || shown === undefined; ) {
          await new Promise((drawn) => requestAnimationFrame(drawn));
          shown = document.querySelector('main h1')?.textContent;
        }
        // A task of this priority, scheduled during a frame, runs right after it.
        await scheduler.postTask(() => undefined, { priority: 'user-blocking' });
        console.debug(performance.now() - timeStamp);
      },
      { capture: true, once: true },
    );
  });
  // The page reports the figure by itself: a request from outside would run its own scripts before the page is painted.
  const [said] = await Promise.all([page.waitForEvent('console'), page.mouse.click(x, y, { delay: held })]);
  return Number(said.text());
}

async function rest(target: Locator): Promise<{ readonly x: number; readonly y: number }> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${target} has no box`);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await target.page().mouse.move(middle.x, middle.y);
  await settle(target.page());
  return middle;
}

/** Waits until the page is idle after two more frames; CSS transitions may continue. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
    await new Promise((resolve) => setTimeout(resolve));
  });
}
