import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** What an engine reports on a page's current state, one line for each place. */
export interface Findings {
  readonly violations: readonly string[];
  /** What the engine can't decide and asks a person to check. */
  readonly toReview: readonly string[];
}

/** Excluded rules, each with its reason. */
const excludedRules: Readonly<Record<string, string>> = {
  'color-contrast-enhanced': 'Level AAA asks for 7:1; the colours are held to AA by color-contrast.',
  'aria-roledescription': 'deprecated by axe: what it asked for is allowed',
  'audio-caption': 'deprecated by axe: there is no way to caption audio',
  'duplicate-id': 'deprecated by axe, since HTML 5.2 and WCAG 2.2 dropped it; the Nu validator has it',
  'duplicate-id-active': 'deprecated by axe, as duplicate-id',
  'landmark-complementary-is-top-level': 'deprecated by axe: an aside may be in main',
};
/** Less than half of what the package loads, which is sent to the page for each look. */
const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const rules = axe.getRules().filter(({ ruleId }) => !(ruleId in excludedRules));

/** What axe finds with all other rules on, including experimental ones and best practices. */
export async function runAxe(page: Page): Promise<Findings> {
  const { violations, incomplete } = await new AxeBuilder({ page, axeSource })
    // Otherwise results are put together in a blank page, which takes longer than all rules; only frames need it.
    .setLegacyMode(page.frames().length === 1)
    .options({ resultTypes: ['violations', 'incomplete'] })
    .withRules(rules.map(({ ruleId }) => ruleId))
    .analyze();
  const list = (results: typeof violations): string[] =>
    results.flatMap(({ id, nodes }) => nodes.map(({ target }) => `axe ${id}: ${target.join(' ')}`));
  return { violations: list(violations), toReview: list(incomplete) };
}
