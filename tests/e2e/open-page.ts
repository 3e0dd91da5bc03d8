import type { Page } from '@playwright/test';

/** Opens an address in a new document and waits until the app is interactive. */
export async function open(page: Page, address: string): Promise<void> {
  const answer = await page.goto(address);
  // A change of the fragment alone loads nothing, and the previous page stays until the app has rendered the next.
  if (answer === null) await page.reload();
  await ready(page);
}

/** Waits until the app is interactive. */
export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor();
}
