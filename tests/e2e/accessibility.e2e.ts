import { runAxe } from '#tests/accessibility/run-axe.ts';
import { everyState, refusedByDesign } from '#tests/accessibility/states.ts';
import { expect, test } from './fixtures.ts';

test.use({ expectedMessages: refusedByDesign });

for (const [name, reach] of everyState) {
  test(`axe finds nothing: ${name}`, async ({ page, service }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await reach(page, service);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect((await runAxe(page)).violations, `at ${width} px`).toEqual([]);
    }
  });
}
