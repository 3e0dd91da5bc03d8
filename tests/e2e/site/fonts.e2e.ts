import { pages } from '#content/pages.ts';
import { expect, open, test } from '#tests/e2e/fixtures.ts';

const addresses = Object.values(pages).map(({ path }) => path.replace(':slug', 'securite-voip-2024'));

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`at ${viewport.width} px neither the fonts nor the banner move a page when they appear`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const address of addresses) {
      await open(page, address);
      await expect(page.getByRole('region', { name: 'Votre vie privée' })).toBeVisible();
      await page.waitForFunction(() => [...document.fonts].some(({ family }) => /Instrument Sans/.test(family)));
      const moved = await page.evaluate(async () => {
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
        return (Reflect.get(globalThis, 'shifts') as number[]).reduce((sum, value) => sum + value, 0);
      });
      expect(moved, address).toBeLessThanOrEqual(0.01);
      // Nor does a paragraph keep the font of before.
      await expect(page.locator('main [style*=font-family]'), address).toHaveCount(0);
      await expect(page.locator('h1'), address).toHaveCSS('font-family', /^"?Bricolage Grotesque/);
      await expect(page.locator('footer p'), address).toHaveCSS('font-family', /^"?Instrument Sans/);
    }
  });
}
