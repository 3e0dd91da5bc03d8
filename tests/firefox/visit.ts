import type { Browser, ElementHandle, Page } from 'puppeteer-core';

/** A visit of the site with an empty storage, whose controls are found by role and name. */
export interface Visit {
  readonly page: Page;
  /** Warnings, errors and uncaught errors of the console so far, each with the address that it comes from. */
  readonly noise: readonly string[];
  /** Opens an address of the site and waits until the app is interactive. */
  readonly open: (path: string) => Promise<void>;
  readonly find: (role: string, name: string) => Promise<ElementHandle<Element>>;
  readonly has: (role: string, name: string) => Promise<boolean>;
  readonly press: (role: string, name: string) => Promise<void>;
  readonly fill: (role: string, name: string, value: string) => Promise<void>;
  readonly end: () => Promise<void>;
}

/** Begins a visit in a separate browser context. */
export async function beginVisit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  const noise: string[] = [];
  page.on('console', (message) => {
    const { url } = message.location();
    if (message.type() === 'warn' || message.type() === 'error') noise.push(`${message.text()} (${url})`);
  });
  page.on('pageerror', (error) => noise.push(`uncaught: ${error instanceof Error ? error.stack : error}`));

  const find = async (role: string, name: string): Promise<ElementHandle<Element>> => {
    const found = await page.waitForSelector(byRole(role, name));
    if (found === null) throw new Error(`No ${role} named « ${name} »`);
    return found;
  };
  return {
    page,
    noise,
    open: async (path) => {
      await page.goto(address + path);
      await page.waitForSelector('html[data-ready]');
    },
    find,
    has: async (role, name) => (await page.$(byRole(role, name))) !== null,
    press: (role, name) => page.locator(byRole(role, name)).click(),
    fill: (role, name, value) => page.locator(byRole(role, name)).fill(value),
    end: () => context.close(),
  };
}

/** Puppeteer's selector by role and name, among elements that contain the name: Firefox takes 1 s for a whole page. */
function byRole(role: string, name: string): string {
  const named = `contains(., "${name}")`;
  const byContent = `(self::button or self::a or self::h1 or self::h2 or self::h3) and ${named}`;
  const byLabel = `@id = //label[${named}]/@for or ancestor::label[${named}]`;
  const byAria = `@aria-label = "${name}" or @aria-labelledby = //*[${named}]/@id`;
  return `::-p-xpath(//*[${byContent} or ${byLabel} or ${byAria}])::-p-aria([name="${name}"][role="${role}"])`;
}
