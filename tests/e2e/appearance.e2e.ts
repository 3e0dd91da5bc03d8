import { chooseEssentialCookies, expect, open, test } from './fixtures.ts';

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

test('in forced colours a primary button has two system colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/resellers/');
  const action = page.getByRole('main').getByRole('link', { name: 'Devenir partenaire' }).first();
  const system = await page.evaluate(() => {
    const sample = document.createElement('i');
    sample.style.cssText = 'forced-color-adjust: none; background: Highlight; color: HighlightText';
    document.body.append(sample);
    const { backgroundColor, color } = getComputedStyle(sample);
    return { backgroundColor, color };
  });
  await expect(action).toHaveCSS('forced-color-adjust', 'none');
  await expect(action).toHaveCSS('background-color', system.backgroundColor);
  await expect(action).toHaveCSS('color', system.color);
});

test('in forced colours every line of the logo is visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/legal/');
  const lines = page
    .getByRole('banner')
    .getByRole('link', { name: /accueil/ })
    .locator('path');
  await expect(lines).toHaveCount(3);
  const paper = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  for (const line of await lines.all()) await expect(line).not.toHaveCSS('stroke', paper);
});

test('explanations of the form, sources of an article and printed terms are at least 44 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [address, targets] of [
    ['/quote/', 'form details > summary'],
    ['/blog/securite-voip-2024/', 'main ol a[rel=noopener]'],
    ['/cgv/', 'main header a'],
  ] as const) {
    await open(page, address);
    const found = await page.locator(targets).filter({ visible: true }).all();
    expect(found.length).toBeGreaterThan(0);
    for (const target of found) expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});
