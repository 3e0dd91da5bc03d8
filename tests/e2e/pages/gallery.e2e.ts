import { readdirSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';

/** The primitives of `ui/` in a browser, as their examples show them. */
let server: ViteDevServer;
let address: string;

test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 640, height: 900 }, reducedMotion: 'reduce' });

test.beforeAll(async () => {
  server = await createServer({ cacheDir: '.cache/vite-gallery', logLevel: 'error', server: { port: 0, hmr: false } });
  server.middlewares.use('/galerie/', (_request, response) => {
    const page =
      '<!doctype html><html lang="fr"><title>Galerie</title><link rel="icon" href="data:,"><div id="root"></div>';
    const script = '<script type="module" src="/ui/gallery/main.tsx"></script>';
    server.transformIndexHtml('/galerie/', page + script).then(
      (html) => response.setHeader('content-type', 'text/html; charset=utf-8').end(html),
      (failure: Error) => response.writeHead(500).end(failure.stack),
    );
  });
  await server.listen();
  address = `${server.resolvedUrls?.local[0]}galerie/`;
});
test.afterAll(async () => await server.close());

const noise: string[] = [];
test.beforeEach(async ({ page }) => {
  noise.length = 0;
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) noise.push(message.text());
  });
  page.on('pageerror', (error) => noise.push(error.message));
  await page.goto(address);
  await page.getByRole('heading', { name: 'Éléments d’interface' }).waitFor();
  await page.evaluate(() => document.fonts.ready);
});
test.afterEach(() => expect(noise).toEqual([]));

const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

test('no primitive has a finding of axe, with colours of the page or forced', async ({ page }) => {
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`)).toEqual([]);
  }
});

test('every primitive looks as it did', async ({ page }) => {
  const names = await page.getByRole('heading', { level: 2 }).allTextContents();
  // The message of a field is shown with its field.
  const primitives = ['buttons', 'fields', 'panels']
    .flatMap((folder) => readdirSync(`ui/${folder}`))
    .filter((file) => /^[A-Z]\w+\.tsx$/.test(file) && file !== 'FieldMessage.tsx');
  expect(names.map((name) => `${name}.tsx`)).toEqual(primitives.sort());
  for (const name of names)
    await expect(section(page, name)).toHaveScreenshot(`${name}.png`, { maxDiffPixelRatio: 0.002 });
});

test('a button counts a double click once, and keeps the focus but does nothing while busy', async ({ page }) => {
  const counts = section(page, 'Button').getByRole('status');
  await page.getByRole('button', { name: 'Calculer', exact: true }).dblclick();
  await expect(counts.first()).toHaveText('1');
  const busy = page.getByRole('button', { name: 'Calculer, occupé' });
  await busy.click({ force: true });
  await expect(busy).toBeFocused();
  await expect(counts.last()).toHaveText('0');
});

test('a dialog takes the focus, and returns it when Escape, « Fermer » or its backdrop closes it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const opener = page.getByRole('button', { name: 'Comparer les forfaits' });
  const dialog = page.getByRole('dialog', { name: 'Quel forfait choisir' });
  const close: readonly (() => Promise<void>)[] = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Fermer' }).click(),
    () => page.mouse.click(5, 5),
  ];
  for (const way of close) {
    await opener.click();
    await dialog.getByText('Le moins cher').click();
    await expect(dialog).toBeVisible();
    await way();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test('tabs are one stop of the Tab key; arrows, Home and End move and select', async ({ page }) => {
  const tab = (name: string): Locator => page.getByRole('tab', { name });
  await tab('Europe').focus();
  for (const [key, name] of [
    ['ArrowRight', 'Amérique'],
    ['End', 'Asie'],
    ['ArrowRight', 'Europe'],
    ['ArrowLeft', 'Asie'],
    ['Home', 'Europe'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(page.getByRole('tabpanel')).toHaveText(`Tarifs de la zone ${name}`);
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(tab('Europe')).toBeFocused();

  await page.emulateMedia({ forcedColors: 'active' });
  const underline = (name: string) => tab(name).evaluate((element) => getComputedStyle(element).borderBottomColor);
  expect(await underline('Europe')).not.toBe(await underline('Asie'));
});
