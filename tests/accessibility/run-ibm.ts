import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Findings } from './findings.ts';

const engine = readFileSync('node_modules/accessibility-checker-engine/ace.js', 'utf8');

/** Excluded rules, each with its reason. */
const excludedRules: Readonly<Record<string, string>> = {
  aria_content_in_landmark: 'It requires the skip link to be in a landmark too; axe checks everything else (region).',
  element_tabbable_role_valid:
    'It reports focusable scroll regions, which axe (scrollable-region-focusable) and WCAG 2.1.1 require.',
};

/** What the engine's `check` returns, as far as it is read here. */
interface Issue {
  readonly ruleId: string;
  readonly value: readonly [policy: string, confidence: string];
  readonly path: { readonly dom: string };
  readonly message: string;
}

/** What IBM Equal Access finds with all rules but the excluded ones: WCAG 2.2 and IBM's own requirements. */
export async function runIbm(page: Page): Promise<Findings> {
  // As a classic script, so that its variable `ace` is global in the page. The page's Content-Security-Policy would refuse
  // a script element.
  await page.evaluate(engine);
  const issues = await page.evaluate<Issue[]>(`new ace.Checker()
    .check(document, ['IBM_Accessibility', 'WCAG_2_2'])
    .then(({ results }) => results.map(({ ruleId, value, path, message }) => ({ ruleId, value, path, message })))`);
  const list = (found: readonly Issue[]): string[] =>
    found.map(({ ruleId, path, message }) => `ibm ${ruleId}: ${path.dom} ${message}`);
  const failed = issues.filter(
    ({ ruleId, value: [, confidence] }) => confidence !== 'PASS' && !(ruleId in excludedRules),
  );
  const isViolation = ({ value: [policy, confidence] }: Issue): boolean =>
    policy === 'VIOLATION' && confidence === 'FAIL';
  return {
    violations: list(failed.filter(isViolation)),
    toReview: list(failed.filter((issue) => !isViolation(issue))),
  };
}
