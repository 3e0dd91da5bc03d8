import { test as base, expect, scrollsSideways, setTextSize } from '#tests/e2e/fixtures.ts';
import { ensureProgram } from '#tests/setup/system-programs.mjs';
import { type Findings, runAxe } from './run-axe.ts';
import { runNu, startNu } from './run-nu.ts';
import { everyState, refusedByDesign } from './states.ts';

/** A validator for each worker, since it starts in several seconds. */
const test = base.extend<object, { readonly validator: string }>({
  validator: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from the pattern
    async ({}, use) => {
      const { address, stop } = await startNu(ensureProgram('java'));
      await use(address);
      stop();
    },
    { scope: 'worker' },
  ],
});

/** The pages of an order, from the payment on. */
const ofClients = /^(?:payment|setup|termination):/;

test.use({ expectedMessages: refusedByDesign });

for (const [name, reach] of everyState) {
  test(name, async ({ page, service, validator }, { annotations }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await reach(page, service);
    const findings: Findings[] = [await runNu(validator, await page.content())];
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await scrollsSideways(page), `scrolls sideways at ${width} px`).toBe(false);
      findings.push(await runAxe(page));
    }
    if (name.startsWith('/')) {
      await page.emulateMedia({ media: 'print' });
      findings.push(await runAxe(page, ['color-contrast']));
    }
    if (ofClients.test(name)) {
      await page.setViewportSize({ width: 390, height: 800 });
      await setTextSize(page, '200%');
      expect(await scrollsSideways(page), 'scrolls sideways with text twice as large').toBe(false);
    }
    const once = (lines: readonly string[]): string[] => [...new Set(lines)];
    for (const line of once(findings.flatMap(({ toReview }) => toReview)))
      annotations.push({ type: 'to review', description: line });
    expect(once(findings.flatMap(({ violations }) => violations))).toEqual([]);
  });
}
