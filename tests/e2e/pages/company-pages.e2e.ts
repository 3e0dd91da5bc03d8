import { company } from '#content/company.ts';
import { features } from '#content/features.ts';
import { resellers } from '#content/resellers.ts';
import { formatEurosShort } from '#domain/money.ts';
import { estimateCommission } from '#domain/partners/estimate-commission.ts';
import { fillPrices } from '#domain/quote/price/price-texts.ts';
import { chooseEssentialCookies, expect, open, test } from '#tests/e2e/fixtures.ts';
import { catalogue } from '#tests/e2e/today.ts';

test.beforeEach(({ page }) => chooseEssentialCookies(page));

test('the page about the company shows experience, values and a mission, and leads to the contact page', async ({
  page,
}) => {
  await open(page, '/#/about');
  const main = page.getByRole('main');
  await expect(main.getByRole('list').nth(1).getByRole('listitem')).toHaveText([
    `Depuis ${company.foundedIn} à ${company.address.city}`,
    `Plus de ${company.yearsOfExperience} ans d’expérience des télécoms`,
  ]);
  await expect(main.getByRole('heading', { name: 'Notre histoire' })).toBeVisible();
  await expect(main.getByRole('heading', { level: 3 })).toHaveText(['Fiabilité', 'Proximité', 'Innovation']);
  await expect(main.getByRole('heading', { name: 'Notre mission' })).toBeVisible();
  await expect(main).toContainText('une téléphonie professionnelle qu’ils comprennent');
  await main.getByRole('link', { name: 'Nous contacter' }).click();
  await expect(page).toHaveURL(/#\/contact$/);
});

test('the features are five categories of three features', async ({ page }) => {
  await open(page, '/#/features');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    ...['Communications', 'Gestion avancée', 'Terminaux', 'Administration', 'Support & Sécurité'],
  ]);
  await expect(main.getByRole('list')).toHaveCount(5);
  for (const [index, category] of features.categories.entries()) {
    const list = main.getByRole('list').nth(index);
    await expect(list.getByRole('listitem')).toHaveCount(3);
    await expect(list.getByRole('heading', { level: 3 })).toHaveText(category.features.map(({ title }) => title));
    for (const { description } of category.features)
      await expect(list.getByText(fillPrices(description, catalogue))).toBeVisible();
  }
});

test('resellers read of benefits, and of a programme with a recurring commission of 30 % at most', async ({ page }) => {
  await open(page, '/#/resellers');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(resellers.title);
  for (const { title } of resellers.benefits) await expect(main.getByRole('heading', { name: title })).toBeVisible();
  const programme = main.getByRole('list').filter({ hasText: 'Commission récurrente' });
  await expect(programme.getByRole('heading', { level: 3 })).toHaveText([
    ...['Commission récurrente', 'Support technique', 'Formation', 'Accompagnement commercial'],
  ]);
  await expect(main).toContainText(/Jusqu’à 30\s%\sde commission récurrente sur les abonnements mensuels/);
  const partner = await main.getByRole('link', { name: 'Devenir partenaire' }).all();
  expect(await Promise.all(partner.map((link) => link.getAttribute('href')))).toEqual(['/contact/', '/contact/']);
  const text = (await main.textContent()) ?? '';
  expect(text.match(/30\s%/g)?.length).toBe(text.match(/[Jj]usqu’à 30\s%/g)?.length);
});

test('resellers read an example that computes the commission: its clients, their subscriptions, its assumptions', async ({
  page,
}) => {
  await open(page, '/#/resellers');
  const { example } = resellers;
  const { channels, monthlyPerClient, monthly, commission } = estimateCommission(example, catalogue);
  const section = page.getByRole('main').locator('section', {
    has: page.getByRole('heading', {
      level: 2,
      name: `${example.clients} clients de ${example.phonesPerClient} postes`,
    }),
  });
  const sums = [monthlyPerClient, monthly, commission].map((amount) => `${formatEurosShort(amount)}\u00a0HT`);
  for (const [index, sum] of sums.entries())
    await expect(section.getByRole('definition').nth(index)).toContainText(sum);
  await expect(section.getByRole('definition').last()).toHaveText(`jusqu’à ${sums[2]} par mois`);
  await expect(section).toContainText(`sur ${channels} canaux`);
  await expect(section).toContainText('pas une promesse');
});
