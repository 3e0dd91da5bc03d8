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

/** Less than half of what the package loads, which is sent to the page for each look. */
const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
/** Without those that axe has given up. Contrast is held to level AA, where the enhanced one asks for AAA. */
const allRules = axe
  .getRules()
  .filter(({ ruleId, tags }) => !tags.includes('deprecated') && ruleId !== 'color-contrast-enhanced')
  .map(({ ruleId }) => ruleId);

/** What axe finds with these rules, by default with all others, including experimental ones and best practices. */
export async function runAxe(page: Page, rules = allRules): Promise<Findings> {
  const { violations, incomplete } = await new AxeBuilder({ page, axeSource })
    // Otherwise results are put together in a blank page, which takes longer than all rules; only frames need it.
    .setLegacyMode(page.frames().length === 1)
    .options({ resultTypes: ['violations', 'incomplete'] })
    .withRules(rules)
    .analyze();
  const list = (results: typeof violations): string[] =>
    results.flatMap(({ id, nodes }) => nodes.map(({ target }) => `axe ${id}: ${target.join(' ')}`));
  return { violations: list(violations), toReview: list(incomplete) };
}
