import type { Page } from '@playwright/test';
import { orderWith } from '#service/payloads.fixture.ts';
import { place } from '#tests/e2e/desk/desk-steps.ts';
import { expect, test } from '#tests/e2e/fixtures.ts';
import { Typist } from '#tests/e2e/typist.ts';

const shop = () => orderWith({ T46U: 5, T33G: 0, W57P: 0, virtualUser: 0, sites: 1, numbers: 1, portability: 0 }, 3);
const continueButton = (page: Page) => page.getByRole('button', { name: /^Enregistrer/ });

test.use({ viewport: { width: 320, height: 700 } });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a shop fills its sheet by keyboard in at most four minutes, and comes back to it', async ({
    page,
    service,
  }) => {
    await page.goto((await place(page, service, shop(), { company: 'Crèmerie Santoni' })).path);
    const typist = new Typist(page);
    const names = ['Accueil', 'Claire', 'Luc', 'Atelier', 'Réserve'];
    await page.getByRole('link', { name: 'Préparer mon installation' }).press('Enter');
    for (const [index, name] of names.entries())
      await typist.type(
        page.getByRole('group', { name: `Poste principal ${index + 1}` }).getByLabel('Nom ou lieu'),
        name,
      );
    for (const title of ['Vos numéros', 'Vos horaires']) {
      await typist.use(continueButton(page));
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
    // The days from Wednesday on follow Tuesday's hours.
    await expect(page.getByLabel('Mercredi')).toHaveValue('Idem');
    for (const [day, hours] of Object.entries({ Lundi: 'fermé', Mardi: '7h-13h, 15h30-19h', Samedi: '7h-13h' }))
      await typist.type(page.getByLabel(day), hours);
    await typist.use(continueButton(page));
    await expect(page.getByRole('heading', { level: 1, name: 'Vos dates' })).toBeVisible();
    await typist.use(continueButton(page));
    const card = page.getByRole('region', { name: 'Votre installation, poste par poste' });
    await expect(card).toContainText(
      'Vos postes enregistrés5 postes\u00a0: 101 Accueil, 102 Claire, 103 Luc, 104 Atelier, 105 Réserve.',
    );
    await expect(card).not.toContainText('sans nom');
    await expect(card).toContainText(
      'Fermé le lundi\u202f; mardi à vendredi 7\u00a0h - 13\u00a0h, 15\u00a0h\u00a030 - 19\u00a0h\u202f; samedi 7\u00a0h - 13\u00a0h\u202f; fermé le dimanche',
    );
    typist.expectShort(test.info(), { minutes: 4, fields: 12 });
    await page.getByRole('link', { name: 'Vos postes' }).click();
    await expect(page.getByLabel('Nom ou lieu').nth(1)).toHaveValue('Claire');
  });
});

test('what follows from a choice is asked once it is made', async ({ page, service }) => {
  const { path } = await place(page, service, shop(), { company: 'Crèmerie Santoni' });
  await page.goto(`${path}/installation/numeros`);
  const first = page.getByRole('group', { name: 'Nouveau numéro 1' });
  await expect(first.getByLabel('Postes qui sonnent')).toBeHidden();
  await expect(first.getByLabel('Poste ou numéro qui prend l’appel')).toBeHidden();
  await first.getByLabel('Il fait sonner').selectOption('Certains postes, à tour de rôle');
  await first.getByLabel('L’appel va').selectOption('À un autre poste');
  await first.getByLabel('Postes qui sonnent').fill('101, 103');
  await first.getByLabel('Poste ou numéro qui prend l’appel').fill('102');
  await continueButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vos horaires' })).toBeVisible();
  const number = page.getByLabel('Numéro qui reçoit les appels');
  await expect(number).toBeHidden();
  await page.getByLabel('En dehors de ces heures').selectOption('Un autre numéro');
  await expect(number).toBeVisible();
  await expect(page.getByLabel('Le message')).toBeHidden();
});
