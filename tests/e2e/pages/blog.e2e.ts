import { expect, open, test } from '#tests/e2e/fixtures.ts';

const slugs = ['avantages-voip-entreprise', 'tendances-telephonie-2025', 'securite-voip-2024'];

test('every article opens from the list and leads back to it', async ({ page }) => {
  await open(page, '/blog/');
  for (const slug of slugs) {
    const link = page.getByRole('main').locator(`a[href="/blog/${slug}/"]`);
    const title = (await link.textContent()) ?? '';
    await link.click();
    await expect(page).toHaveURL(new RegExp(`#/blog/${slug}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('heading', { name: 'Sources' }), slug).toBeVisible();
    await page.getByRole('button', { name: 'Retour au blog' }).first().click();
    await expect(page).toHaveURL(/#\/blog$/);
  }
});

test('the table of contents moves scroll position and focus to a heading', async ({ page }) => {
  await open(page, '/blog/securite-voip-2024/');
  const contents = page.getByRole('navigation', { name: 'Dans cet article' });
  const entry = contents.getByRole('link').nth(2);
  const text = (await entry.textContent()) ?? '';
  await entry.click();
  const heading = page.getByRole('heading', { level: 2, name: text, exact: true });
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Unexpected/);
  const [other] = await Promise.all([
    page.context().waitForEvent('page'),
    entry.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(other.getByRole('heading', { level: 2, name: text, exact: true })).toBeInViewport();
});

test('an unknown slug shows a message and a way back', async ({ page }) => {
  await open(page, '/#/blog/nexiste-pas');
  await expect(page.getByRole('heading', { level: 1, name: 'Article non trouvé' })).toBeVisible();
  await expect(page.getByText('L’article que vous recherchez n’existe pas ou a été déplacé.')).toBeVisible();
  await page.getByRole('link', { name: 'Retour au blog' }).click();
  await expect(page).toHaveURL(/#\/blog$/);
});
