import { company } from '#content/company.ts';
import { chooseEssentialCookies, expect, open, test } from './fixtures.ts';

test.beforeEach(({ page }) => chooseEssentialCookies(page));

test('shows since when, where and with how much experience', async ({ page }) => {
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

test('shows three values and a mission', async ({ page }) => {
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
