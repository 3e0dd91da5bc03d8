import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { type RunningService, startService } from '#tests/shared/released-service.ts';
import { open, ready } from './open-page.ts';
import { type QuotePage, quotePage } from './quote/quote-page.ts';
import { now } from './today.ts';

interface TestFixtures {
  /** Console messages that a test expects, `test.use({ expectedMessages: /…/ })`; any other warning or error fails it. */
  readonly expectedMessages: RegExp | undefined;
  /** Fails the test on an unexpected console message, an uncaught error or a violation of the content security policy. */
  readonly quietConsole: undefined;
  /** What `Date` is in every page: {@link now}, or `test.use({ time: … })`. Timers are not affected. */
  readonly time: Date;
  readonly frozenClock: undefined;
  /** Whether the visitor has chosen the essential cookies already, so that no banner covers a page; true by default. */
  readonly hasChosenCookies: boolean;
  readonly cookieChoice: undefined;
  /** The quote in the page of the test. */
  readonly quote: QuotePage;
}

interface WorkerFixtures {
  /** Settings of the program; `test.use({ environment: … })`. */
  readonly environment: Readonly<Record<string, string>>;
  /** The released program, one for each worker, with its own database. */
  readonly service: RunningService;
}

/** Playwright's `test` with the released site behind it: `page.goto('/quote/')` is enough. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  environment: [{}, { option: true, scope: 'worker' }],
  service: [
    async ({ environment }, use) => {
      const service = await startService({ environment });
      await use(service);
      await service.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ service }, use) => use(service.address),
  time: [now, { option: true }],
  frozenClock: [
    async ({ context, time }, use) => {
      await context.addInitScript(stopDate, time.getTime());
      await use(undefined);
    },
    { auto: true },
  ],
  hasChosenCookies: [true, { option: true }],
  cookieChoice: [
    async ({ context, hasChosenCookies }, use) => {
      if (hasChosenCookies) await context.addInitScript(chooseEssentialCookies);
      await use(undefined);
    },
    { auto: true },
  ],
  quote: async ({ page }, use) => use(quotePage(page)),
  expectedMessages: [undefined, { option: true }],
  quietConsole: [
    async ({ context, expectedMessages }, use) => {
      const noise: string[] = [];
      context.on('console', (message) => {
        const { url } = message.location();
        if (message.type() === 'warning' || message.type() === 'error') noise.push(`${message.text()} (${url})`);
      });
      context.on('weberror', (error) => noise.push(`uncaught: ${error.error().stack ?? error.error().message}`));
      await use(undefined);
      expect(noise.filter((text) => !expectedMessages?.test(text))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Runs in the page: `new Date()` is always this instant. Playwright's clock would also replace timers and measures. */
export function stopDate(instant: number): void {
  globalThis.Date = new Proxy(Date, {
    construct: (target, given) => Reflect.construct(target, given.length > 0 ? given : [instant]),
    get: (target, name) => (name === 'now' ? () => instant : Reflect.get(target, name)),
  });
}

/** Runs in the page, before its own scripts. */
function chooseEssentialCookies(): void {
  // A blank page and the frame of the map have no storage. A test may store another choice.
  if (origin === 'null' || localStorage.getItem('cookiesAccepted') !== null) return;
  localStorage.setItem('cookiesAccepted', 'essential');
  localStorage.setItem('cookiesAcceptedAt', new Date().toISOString());
}

/** The addresses of the sitemap, without their host. Throws if it has none. */
export async function listAddresses(page: Page): Promise<string[]> {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path ?? '');
  if (addresses.length === 0) throw new Error('The sitemap lists no address');
  return addresses;
}

/** Whether something is wider than the window, so that the page scrolls sideways. */
export async function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

/** Runs in the page: whether an element can be pressed in the middle and near all sides. */
export function isOnTop(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const points = [
    [x, y],
    [left + 8, y],
    [right - 8, y],
    [x, top + 4],
    [x, bottom - 4],
  ] as const;
  return points.every((point) => element.contains(document.elementFromPoint(...point)));
}

/** Sets the size of the root's letters, as a visitor does in the browser's settings. */
export async function setTextSize(page: Page, size: string): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);
}

/** How far what was in view has moved by itself since the page was opened: the sum of its layout shifts. */
export function measureShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return shifts.reduce((sum, value) => sum + value, 0);
  });
}

/** Notes what regions of the page say from now on, at each change; what it returns reads the notes. */
export async function listenTo(regions: Locator): Promise<() => Promise<string[]>> {
  // A dialog just asked for may not be drawn yet, and nothing would be listened to.
  await regions.first().waitFor({ state: 'attached' });
  await regions.evaluateAll((elements) => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    const changes = { childList: true, characterData: true, subtree: true };
    for (const element of elements)
      new MutationObserver(() => said.push(element.textContent ?? '')).observe(element, changes);
  });
  return () => regions.page().evaluate(() => Reflect.get(globalThis, 'said') as string[]);
}

/** Holds back the code of the app, or some of it, until the returned function is called. */
export async function holdBack(page: Page, files = '**/assets/*.js'): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

export { expect, open, ready };
