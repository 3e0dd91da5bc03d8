import { chooseEssentialCookies, expect, open, test } from '#tests/e2e/fixtures.ts';

test.beforeEach(({ page }) => chooseEssentialCookies(page));

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

test('explanations of the form, sources, printed terms and the footer’s links are at least 44 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [address, targets] of [
    ['/quote/', 'form details > summary'],
    ['/blog/securite-voip-2024/', 'main ol a[rel=noopener]'],
    ['/cgv/', 'main header a'],
    ['/', 'footer :is(a, button)'],
  ] as const) {
    await open(page, address);
    const found = await page.locator(targets).filter({ visible: true }).all();
    expect(found.length).toBeGreaterThan(0);
    for (const target of found) {
      const { width, height } = (await target.boundingBox()) ?? { width: 0, height: 0 };
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  }
});
