import { company } from '#content/company.ts';
import { accessibilityFaults, scrollsSideways } from './accessibility-faults.ts';
import { expect, open, test } from './fixtures.ts';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'essential'));
});

test('since when, where and with how much experience', async ({ page }) => {
  await open(page, '/#/about');
  const main = page.getByRole('main');
  await expect(
    main
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`^Depuis ${company.foundedIn} à ${company.address.city}$`) }),
  ).toBeVisible();
  await expect(
    main
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`^Plus de ${company.yearsOfExperience} ans d’expérience des télécoms$`) }),
  ).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Notre histoire' })).toBeVisible();
});

test('three values and a mission', async ({ page }) => {
  await open(page, '/#/about');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 3 })).toHaveText(['Fiabilité', 'Proximité', 'Innovation']);
  await expect(main.getByRole('heading', { name: 'Notre mission' })).toBeVisible();
  await expect(main).toContainText('une téléphonie professionnelle qu’ils comprennent');
});

test('the closing words lead to the contact page', async ({ page }) => {
  await open(page, '/#/about');
  await page.getByRole('main').getByRole('link', { name: 'Nous contacter' }).click();
  await expect(page).toHaveURL(/#\/contact$/);
});

for (const width of [320, 390, 768, 1280]) {
  test(`accessible and not wider than the window at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/#/about');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
  });
}
