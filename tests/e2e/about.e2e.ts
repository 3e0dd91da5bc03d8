import { company } from '#content/company.ts';
import { chooseEssentialCookies, expect, open, test } from './fixtures.ts';

test.beforeEach(({ page }) => chooseEssentialCookies(page));

test('shows experience, values and a mission, and leads to the contact page', async ({ page }) => {
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
  await expect(main.getByRole('heading', { level: 3 })).toHaveText(['Fiabilité', 'Proximité', 'Innovation']);
  await expect(main.getByRole('heading', { name: 'Notre mission' })).toBeVisible();
  await expect(main).toContainText('une téléphonie professionnelle qu’ils comprennent');
  await main.getByRole('link', { name: 'Nous contacter' }).click();
  await expect(page).toHaveURL(/#\/contact$/);
});
