import type { Page } from '@playwright/test';
import { Audit, Outcome } from '@siteimprove/alfa-act';
import { Playwright } from '@siteimprove/alfa-playwright';
import rules from '@siteimprove/alfa-rules';
import type { Findings } from './findings.ts';

/**
 * Excluded rules: those of level AAA, above the AA that the site aims at (targets of 44 px in running text, contrast of
 * 7:1, line height, justified text …).
 */
const levelAaa = ['r24', 'r41', 'r66', 'r71', 'r73', 'r74', 'r80', 'r96', 'r111'].map((rule) => `sia-${rule}`);
/** Other excluded rules, each with its reason. */
const excludedRules: Readonly<Record<string, string>> = {
  'sia-r59': 'It looks for an h1 while an open menu hides the page; axe has the same rule (page-has-heading-one).',
  'sia-r61': 'The first heading is the h1 but where the cookie question precedes it, so that it is reached first.',
  'sia-r113': 'It measures a button without the ::after that makes it as large as its card; axe has target-size.',
};
const judged = rules.reject(({ uri }) => levelAaa.includes(nameOf(uri)) || nameOf(uri) in excludedRules);

/** What Siteimprove's Alfa finds with all other rules on. */
export async function runAlfa(page: Page): Promise<Findings> {
  const document = await page.evaluateHandle(() => window.document);
  const outcomes = [...(await Audit.of(await Playwright.toPage(document), judged).evaluate())];
  const list = (found: typeof outcomes): string[] =>
    found.map(
      ({ rule, target }) => `alfa ${nameOf(rule.uri)}: ${String(target).replaceAll(/\s+/g, ' ').slice(0, 200)}`,
    );
  return { violations: list(outcomes.filter(Outcome.isFailed)), toReview: list(outcomes.filter(Outcome.isCantTell)) };
}

function nameOf(uri: string): string {
  return uri.slice(uri.lastIndexOf('/') + 1);
}
