import type { Page } from '@playwright/test';
import { brand } from '#content/brand.ts';
import { expect, listAddresses, test } from '#tests/e2e/fixtures.ts';

/** What a page refers to without scripts. */
interface ReadPage {
  readonly links: readonly string[];
  /** Pictures, icons, feeds and videos. */
  readonly files: readonly string[];
  readonly anchors: ReadonlySet<string>;
}

/** Opens a page as a visitor without scripts does, and checks that it has content. */
async function readPage(page: Page, path: string): Promise<ReadPage> {
  const answer = await page.goto(path);
  expect(answer?.status(), path).toBe(200);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title, path).toBeVisible();
  // The owner's own pages may be as short as they like.
  const [text, heading] = [await page.locator('main').innerText(), await title.innerText()];
  expect(text.replace(heading, '').trim(), `text of ${path} below its title`).not.toBe('');
  await expect(page.getByRole('navigation').first(), path).toBeVisible();
  await expect(page.locator('[class~=undefined]'), `classes without a style sheet on ${path}`).toHaveCount(0);
  const alive = await page
    .locator(':is(button, input, select):visible')
    .evaluateAll((all: (HTMLButtonElement | HTMLInputElement | HTMLSelectElement)[]) =>
      all
        // What a form sends to the service needs none.
        .filter(({ form, type }) => !form?.hasAttribute('action') || type === 'button')
        .filter((control) => getComputedStyle(control).pointerEvents !== 'none')
        .map(({ outerHTML }) => outerHTML),
    );
  expect(alive, `controls of ${path} that need scripts and look as if they worked`).toEqual([]);
  const links = await page.locator('a[href]').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const files = await page
    .locator('link[href], img[src], source[src], video[src], video[poster]')
    .evaluateAll((all) =>
      all.flatMap((element) => ['href', 'src', 'poster'].flatMap((name) => element.getAttribute(name) ?? [])),
    );
  const anchors = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  return { links, files, anchors: new Set(anchors) };
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page of the sitemap is reachable, and no link is broken', async ({ page, baseURL }) => {
    test.slow();
    const read = new Map<string, ReadPage>();
    const waiting = ['/'];
    const targets = new Map<string, string>();
    const origin = new URL(baseURL ?? '').origin;
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      if (read.has(path)) continue;
      const found = await readPage(page, path);
      read.set(path, found);
      for (const address of [...found.links, ...found.files]) {
        expect(address, `a link of ${path}`).toMatch(
          /^(\/|#.|https:\/\/[^/]+|http:\/\/localhost|tel:\+33\d{9}$|mailto:[^@\s]+@)/,
        );
        const target = new URL(address, origin + path);
        if (target.origin !== origin) continue;
        targets.set(target.pathname + target.hash, path);
        if (target.pathname.endsWith('/') && found.links.includes(address)) waiting.push(target.pathname);
      }
    }

    expect([...read.keys()].sort()).toEqual((await listAddresses(page)).sort());
    for (const [target, from] of targets) {
      const [path = '', anchor] = target.split('#');
      const known = read.get(path);
      if (known === undefined) expect((await page.request.get(path)).status(), `${target}, named by ${from}`).toBe(200);
      if (anchor) expect(known?.anchors, `${target}, named by ${from}`).toContain(decodeURIComponent(anchor));
    }
  });
});

test('the manifest for home screens is linked once the app is interactive', async ({ page, request }) => {
  await page.goto('/');
  const named = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await request.get(named ?? '')).json();
  expect(manifest).toMatchObject({ short_name: brand.name, lang: 'fr', start_url: '/' });
});
