import type { Page } from '@playwright/test';
import { expect, holdBack, listAddresses, open, ready, test } from '#tests/e2e/fixtures.ts';
import { quoteFor, total } from '#tests/e2e/quote/quote-page.ts';

// The app takes over the static page: nothing may be rendered twice, flash, or lose what the visitor did before.

/** Marks every node of the static page; returns their number. Called before the app starts. */
function markNodes(page: Page): Promise<number> {
  return page.evaluate(() => {
    const nodes = [...document.querySelectorAll('#root *')];
    for (const node of nodes) Object.assign(node, { fromStaticPage: true });
    return nodes.length;
  });
}

/** The number of nodes, and of those from the static page, without what the quote adds once its form is interactive. */
function countNodes(page: Page): Promise<{ all: number; kept: number }> {
  return page.evaluate(() => {
    const added = [
      document.querySelector('form [name=companyName]')?.closest('div'),
      document.querySelector('section[aria-labelledby=installation-title]'),
    ];
    const nodes = [...document.querySelectorAll('#root *')].filter(
      (node) => !added.some((part) => part?.contains(node)),
    );
    return { all: nodes.length, kept: nodes.filter((node) => 'fromStaticPage' in node).length };
  });
}

test('every page is taken over node by node, under its address in the hash', async ({ page }) => {
  test.slow();
  for (const address of await listAddresses(page)) {
    const release = await holdBack(page);
    await page.goto(address);
    const before = await markNodes(page);
    release();
    await ready(page);
    const { all, kept } = await countNodes(page);
    expect({ address, all, kept }).toEqual({ address, all: before, kept: before });
    expect(await page.locator('head > title').count(), address).toBe(1);
    expect(await page.locator('link[rel=canonical]').count(), address).toBe(1);
    expect(await page.locator('meta[name=description]').count(), address).toBe(1);
    const hash = address === '/' ? '' : `#${address.replace(/\/$/, '')}`;
    expect(new URL(page.url()).hash, address).toBe(hash);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test.describe('an unknown address', () => {
  test.use({ expectedMessages: /nulle-part/ });

  test('responds 404 with a page that is taken over too', async ({ page, request }) => {
    expect((await request.get('/nulle-part/')).status()).toBe(404);
    const release = await holdBack(page);
    await page.goto('/nulle-part/', { waitUntil: 'commit' });
    await page.waitForLoadState();
    const before = await markNodes(page);
    release();
    await ready(page);
    expect(await countNodes(page)).toEqual({ all: before, kept: before });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
    await expect(page.getByText('404 Not Found')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('cette page n’existe pas');
  });
});

test('the query and the anchor of a real address are kept', async ({ page }) => {
  await open(page, '/quote/?test#main');
  expect(new URL(page.url()).hash).toBe('#/quote?test#main');
});

test('a cold address under the hash shows its own page without a flash of the home page', async ({ page }) => {
  const painted: string[] = [];
  await page.exposeFunction('tellTitle', (title: string) => painted.push(title));
  await page.addInitScript(() => {
    const tell = (globalThis as unknown as { tellTitle: (title: string) => void }).tellTitle;
    const look = (): void => {
      const heading = document.querySelector('h1');
      if (heading && getComputedStyle(heading).visibility === 'visible') tell(heading.textContent ?? '');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await open(page, '/#/quote');
  expect(new URL(page.url()).hash).toBe('#/quote');
  const home = await (await page.request.get('/')).text();
  const homeHeading = /<h1[^>]*>(.*?)<\/h1>/.exec(home)?.[1]?.replaceAll(/<[^>]*>/g, '');
  expect(homeHeading).toBeTruthy();
  expect(painted.length).toBeGreaterThan(0);
  expect(painted).not.toContain(homeHeading);
});

test('a form filled and sent before the app started is priced, and never sent by the browser', async ({
  page,
  quote,
}) => {
  const release = await holdBack(page);
  await page.goto('/quote/');
  await page.locator('[name=email]').fill('claire@example.com');
  await page.locator('[name=mainPhones]').fill('4');
  await page.locator('[name=geographicNumbers]').fill('2');
  await page.locator('[name=email]').press('Enter');
  expect(page.url()).toMatch(/\/quote\/$/);
  release();
  // The prices are checked elsewhere: here the typed counts must be the priced ones.
  await expect(quote.region).toContainText(total(quoteFor({ mainPhones: '4', geographicNumbers: '2' }).monthly));
  await expect(page).toHaveURL(/#\/quote$/);
});

test('a press before the app has started again, after a reload, keeps what was filled in', async ({ page, quote }) => {
  await quote.open();
  await quote.fillSmallOffice();
  const release = await holdBack(page);
  await page.reload();
  await quote.button('Ajouter un poste principal').click();
  release();
  await expect(quote.field('Postes principaux')).toHaveValue('5');
  await expect(quote.field('Adresse e-mail')).toHaveValue('claire@mairie.example.com');
});

test('a press on Forward while the app starts again shows the page that it leads to alone', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Solution' }).click();
  await expect(page).toHaveURL(/#\/solution$/);
  await page.goBack();
  const release = await holdBack(page, '**/assets/HomePage-*.js');
  const asked = page.waitForRequest('**/assets/HomePage-*.js');
  await page.reload();
  await asked;
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL(/#\/solution$/);
  release();
  await ready(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(/simplifiée/);
});
