import { expect, open, test } from '#tests/e2e/fixtures.ts';

test('with more contrast texts and edges have no greys', async ({ page }) => {
  await open(page, '/quote/');
  const choice = page.locator('div', { has: page.locator('> [value=unlimited]') });
  const look = () =>
    choice.evaluate((card) => [
      getComputedStyle(card).borderColor,
      getComputedStyle(card.lastElementChild ?? card).color,
    ]);
  const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  expect(await look()).not.toContain(ink);
  await page.emulateMedia({ contrast: 'more' });
  expect(await look()).toEqual([ink, ink]);
});

/** What is pressed on a phone: all of a form, and links outside of texts. */
const targets = [
  ['/quote/', 'form :is(a, button, summary, select, input[type=text])'],
  ['/blog/securite-voip-2024/', 'main section ol a'],
  ['/cgv/', 'main header a'],
  ['/contact/', 'main a[href^=mailto]'],
  ['/', ':is(header, footer) :is(a, button)'],
] as const;

test('what is pressed on a phone is at least 44 px high and wide', async ({ page, quote }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [address, selector] of targets) {
    await open(page, address);
    if (address === '/quote/') {
      await quote.showButton.click();
      await quote.field('Illimité').check();
    }
    const sizes = await page.locator(`${selector}:visible:not([aria-hidden=true] *)`).evaluateAll((found) =>
      found.map((target) => {
        const { width, height } = target.getBoundingClientRect();
        return { name: target.textContent || target.getAttribute('name'), size: Math.min(width, height) };
      }),
    );
    expect(sizes.length, address).toBeGreaterThan(0);
    expect(sizes.filter(({ size }) => size < 43.9)).toEqual([]);
  }
});
