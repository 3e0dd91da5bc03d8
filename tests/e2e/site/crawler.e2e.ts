import { brand } from '#content/brand.ts';
import { expect, listAddresses, test } from '#tests/e2e/fixtures.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page has content, and no control looks as if it worked that needs scripts', async ({ page }) => {
    test.slow();
    for (const path of await listAddresses(page)) {
      expect((await page.goto(path))?.status(), path).toBe(200);
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
    }
  });
});

test('the manifest for home screens is linked once the app is interactive', async ({ page, request }) => {
  await page.goto('/');
  const named = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await request.get(named ?? '')).json();
  expect(manifest).toMatchObject({ short_name: brand.name, lang: 'fr', start_url: '/' });
});
