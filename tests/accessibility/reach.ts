import type { Page } from '@playwright/test';
import { open } from '#tests/e2e/fixtures.ts';
import type { RunningService } from '#tests/shared/released-service.ts';

/** Brings a new page to one state. */
export type Reach = (page: Page, service: RunningService) => Promise<unknown>;

/** One thing after the other. */
export const inTurn =
  (...steps: readonly Reach[]): Reach =>
  async (page, service) => {
    for (const step of steps) await step(page, service);
  };

export const opens = (address: string): Reach => {
  return (page) => open(page, address);
};

/** Presses what has this name. */
export const presses = (name: string | RegExp, role: 'button' | 'link' | 'tab' = 'button'): Reach => {
  return (page) => page.getByRole(role, { name, exact: typeof name === 'string' }).click();
};

export const ticks = (name: string | RegExp, role: 'checkbox' | 'radio' = 'checkbox'): Reach => {
  return (page) => page.getByRole(role, { name }).check();
};

export const types = (label: string | RegExp, text: string): Reach => {
  return (page) => page.getByLabel(label).fill(text);
};

/** Waits for what says this. */
export const sees = (text: string): Reach => {
  return (page) => page.getByText(text).first().waitFor();
};

export const seesDialog: Reach = (page) => page.getByRole('dialog').waitFor();

export const seesRefusal: Reach = (page) => page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();

/** Unfolds everything: the engines look at what is folded too, but not at its labels. */
export const unfold: Reach = (page) =>
  page.locator('main details').evaluateAll((blocks) => {
    for (const block of blocks) block.setAttribute('open', '');
  });
