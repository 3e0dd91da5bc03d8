import { runAxe } from '#tests/accessibility/run-axe.ts';
import { everyState, refusedByDesign } from '#tests/accessibility/states.ts';
import { expect, test } from './fixtures.ts';

/**
 * A wide window changes nothing but style: the site's own pages are looked at in both, their states, orders and the desk in a
 * narrow one. `npm run test:accessibility` looks at everything in both.
 */
const widthsOf = (state: string): readonly number[] => (state.startsWith('/') ? [320, 1280] : [320]);

test.use({ expectedMessages: refusedByDesign });

for (const [name, reach] of everyState) {
  test(`axe finds nothing: ${name}`, async ({ page, service }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await reach(page, service);
    for (const width of widthsOf(name)) {
      await page.setViewportSize({ width, height: 800 });
      expect((await runAxe(page)).violations, `at ${width} px`).toEqual([]);
    }
  });
}
