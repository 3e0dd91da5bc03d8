import { expect, open, ready, test } from '#tests/e2e/fixtures.ts';

test('a link has its real address and navigates under the hash without loading a document', async ({ page }) => {
  await open(page, '/');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  const link = page.locator('header').getByRole('link', { name: 'Solution' });
  await expect(link).toHaveAttribute('href', '/solution/');
  await expect(link).not.toHaveAttribute('aria-current');
  await link.click();
  await expect(page).toHaveURL(/\/#\/solution$/);
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveTitle(/La téléphonie professionnelle simplifiée/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/solution\/$/);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeFocused();
  await expect(title).toHaveCSS('outline-style', 'none');
  expect(documents).toEqual([]);
});

test('a click with the control key opens the page in a new tab, and moves nothing here', async ({ page, context }) => {
  await open(page, '/quote/');
  await page.evaluate(() => scrollTo(0, 400));
  const tag = page.getByRole('banner').getByRole('link', { name: 'Tarifs' });
  const [tab] = await Promise.all([context.waitForEvent('page'), tag.click({ modifiers: ['ControlOrMeta'] })]);
  await ready(tab);
  expect(new URL(tab.url()).hash).toBe('#/quote');
  expect(await page.evaluate(() => scrollY)).toBe(400);
});

test('the back button goes to the previous page, or home if there is none', async ({ page }) => {
  const back = page.getByRole('button', { name: /Retour/ }).first();
  await open(page, '/#/about');
  await page.locator('footer').getByRole('link', { name: 'RGPD' }).click();
  await expect(page).toHaveURL(/#\/gdpr$/);
  await back.click();
  await expect(page).toHaveURL(/#\/about$/);

  // Typed into the address bar.
  await page.evaluate(() => {
    location.hash = '#/gdpr';
  });
  await back.click();
  await expect(page).toHaveURL(/#\/about$/);

  await open(page, '/gdpr/');
  await back.click();
  await expect(page).toHaveURL(/\/#\/$/);
});

for (const { address, code } of [
  { address: '/', code: 'HomePage' },
  { address: '/quote/', code: 'QuotePage' },
]) {
  test(`${address}, left alone, loads no other page and 220 kB at most`, async ({ page }) => {
    await open(page, address);
    await page.waitForLoadState('networkidle');
    const { bytes, pages } = await page.evaluate(() => {
      const brought = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
      return {
        bytes: brought.reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0),
        pages: brought.flatMap(({ name }) => /\/(\w+Page)-[\w-]+\.js$/.exec(name)?.[1] ?? []),
      };
    });
    expect(pages).toEqual([code]);
    expect(bytes).toBeGreaterThan(150_000);
    expect(bytes).toBeLessThanOrEqual(220_000);
  });
}

test('an unknown address says so in French first, and Back leaves it', async ({ page }) => {
  await open(page, '/#/about');
  await page.evaluate(() => {
    location.hash = '#/nulle-part';
  });
  const english = page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' });
  const french = page.getByRole('heading', { level: 2, name: /cette page n’existe pas/ });
  await expect(page.getByRole('main')).toContainText('404 Not Found');
  expect((await french.boundingBox())?.y).toBeLessThan((await english.boundingBox())?.y ?? 0);
  await page.goBack();
  await expect(page).toHaveTitle(/propos/);
});

test.describe('a page that throws while rendering', () => {
  test.use({ expectedMessages: /panne plantée/ });

  test('is replaced by the error page, with everything around it', async ({ page }) => {
    await page.route('**/assets/AboutPage*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "export function AboutPage() { throw new Error('panne plantée'); }",
      }),
    );
    await open(page, '/');
    await page.locator('header').getByRole('link', { name: 'À propos' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
    await expect(page.getByText('panne plantée')).toBeVisible();
    await expect(page.locator('header')).toBeVisible();
    await expect(page.locator('footer')).toBeVisible();
    await page
      .locator('main')
      .getByRole('link', { name: /accueil/ })
      .click();
    await expect(page).toHaveURL(/\/#\/$/);
  });
});

test.describe('a link that a mail program spoiled', () => {
  // The page of unknown addresses answers first.
  test.use({ expectedMessages: /404/ });

  test('leads to its page, in a new tab and in one where the app runs', async ({ page }) => {
    for (const sent of ['/#/quote.', '/%23/quote', '/quote.']) {
      await page.goto(sent);
      await expect(page.getByRole('heading', { level: 1, name: 'Tarifs' }), sent).toBeVisible();
    }
    await open(page, '/contact/');
    await page.evaluate(() => {
      location.hash = '#/legal).';
    });
    await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible();
    await expect(page).toHaveURL(/#\/legal$/);
    await page.goBack();
    await expect(page).toHaveURL(/#\/contact$/);
    await expect(page).toHaveTitle(/Nous contacter/);
  });
});
