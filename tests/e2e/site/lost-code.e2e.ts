import { expect, open, ready, test } from '#tests/e2e/fixtures.ts';

/** The code of a page, or of the app, can no longer be fetched, for example because a new release replaced it. */
test.use({ expectedMessages: /assets\/(ContactPage|main)|Cette page n’a pas pu être chargée|INTERNET_DISCONNECTED/ });

test('a visitor whose page’s code is lost is sent once to the real address, with its state', async ({ page }) => {
  let opened = false;
  page.on('framenavigated', (frame) => {
    opened ||= new URL(frame.url()).pathname === '/contact/';
  });
  await page.route('**/assets/ContactPage*.js', (route) =>
    opened ? route.continue() : route.fulfill({ status: 404 }),
  );
  await open(page, '/quote/');
  await page.locator('[name=email]').fill('claire@example.com');
  await page.getByRole('link', { name: 'Nous contacter' }).first().click();
  await expect(page).toHaveTitle(/Nous contacter/);
  await ready(page);
  await expect(page).toHaveURL(/#\/contact$/);
  await page.goBack();
  await ready(page);
  await expect(page.locator('[name=email]')).toHaveValue('claire@example.com');
});

test('a visitor who is cut off stays on the site, which says so, and loses nothing', async ({ page }) => {
  const home = page.getByRole('link', { name: 'Neolis, accueil' });
  await open(page, '/quote/');
  await page.locator('[name=email]').fill('claire@example.com');
  await page.context().setOffline(true);
  await home.click();
  await expect(page.getByRole('main')).toContainText('Vérifiez votre connexion');
  await page.goBack();
  await expect(page.locator('[name=email]')).toHaveValue('claire@example.com');
  await home.click();
  await expect(page.getByRole('main')).toContainText('Vérifiez votre connexion');
  await page.context().setOffline(false);
  await home.click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Vos questions, nos réponses' })).toBeVisible();
});

test('what was asked for while cut off has its styles once it is asked for again', async ({ page }) => {
  const installation = page.getByRole('button', { name: 'Installation express', exact: true });
  const features = page.getByRole('banner').getByRole('link', { name: 'Fonctionnalités' });
  await open(page, '/solution/');
  await page.context().setOffline(true);
  await installation.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Vérifiez votre connexion' })).toBeVisible();
  const lost = page.waitForEvent('requestfailed', (request) => /FeaturesPage.*css/.test(request.url()));
  await features.hover();
  await lost;
  await page.context().setOffline(false);
  await installation.click();
  await expect(page.getByRole('dialog')).toHaveCSS('width', '576px');
  await page.keyboard.press('Escape');
  await features.click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toHaveCSS('display', 'grid');
});

for (const code of ['ContactPage', 'main'])
  test(`a visitor sees the static page if its code stays lost: ${code}`, async ({ page }) => {
    await page.route(`**/assets/${code}*.js`, (route) => route.fulfill({ status: 404 }));
    await page.goto('/contact/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.locator('header').getByRole('link', { name: 'Solution' }).click();
    await expect(page).toHaveTitle(/La téléphonie professionnelle simplifiée/);
  });
