import { expect, scrollsSideways, test } from '#tests/e2e/fixtures.ts';
import { ensureProgram } from '#tests/setup/system-programs.mjs';
import { type Findings, runAxe } from './run-axe.ts';
import { runNu } from './run-nu.ts';
import { everyState, refusedByDesign } from './states.ts';

const java = ensureProgram('java');

test.use({ expectedMessages: refusedByDesign });

for (const [name, reach] of everyState) {
  test(name, async ({ page, service }, { annotations }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await reach(page, service);
    const findings: Findings[] = [await runNu(java, await page.content())];
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await scrollsSideways(page), `scrolls sideways at ${width} px`).toBe(false);
      findings.push(await runAxe(page));
    }
    const once = (lines: readonly string[]): string[] => [...new Set(lines)];
    for (const line of once(findings.flatMap(({ toReview }) => toReview)))
      annotations.push({ type: 'to review', description: line });
    expect(once(findings.flatMap(({ violations }) => violations))).toEqual([]);
  });
}
