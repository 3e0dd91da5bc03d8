import type { Page } from '@playwright/test';
import { company } from '#content/company.ts';
import { faq } from '#content/faq.ts';
import { homeLinks } from '#content/home.ts';
import { quoteTexts } from '#content/quote-texts.ts';
import { companyText, telUrl } from '#domain/company.ts';
import { expect, open, test } from '#tests/e2e/fixtures.ts';

const phone = companyText(company.phone);

const summary = (page: Page) => page.getByRole('region', { name: 'Votre demande d’offre personnalisée' });

test('phone, e-mail, address and hours are on cards, with reasons to get in touch, and no form', async ({ page }) => {
  await open(page, '/contact/');
  const main = page.getByRole('main');
  for (const title of ['Téléphone', 'E-mail', 'Adresse', 'Horaires'])
    await expect(main.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: phone })).toHaveAttribute('href', telUrl(phone));
  await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  const { firstDay, lastDay } = company.openingHours;
  await expect(main.getByText(`Du ${firstDay} au ${lastDay}`)).toBeVisible();
  const map = main.getByRole('link', { name: 'Ouvrir le plan dans un nouvel onglet' });
  await expect(map).toHaveAttribute('target', '_blank');
  await expect(map).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\//);
  const reasons = main.getByRole('region', { name: 'Pourquoi nous écrire' }).getByRole('heading', { level: 3 });
  await expect(reasons).toHaveText(['Entreprises et administrations', 'Support technique', 'Devis commercial']);
  await expect(main.getByRole('link', { name: 'Retrouver ma commande' })).toHaveAttribute('href', /\/retrouver$/);
  await expect(main).not.toContainText('à compléter');
  await expect(main.locator('form')).toHaveCount(0);
  await expect(summary(page)).toHaveCount(0);
});

test('the home and the quote lead to the questions', async ({ page }) => {
  for (const [from, name] of [
    ['/', homeLinks.faq],
    ['/#/quote', quoteTexts.faqLink],
  ] as const) {
    await open(page, from);
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page, from).toHaveURL(/#\/contact#faq$/);
    await expect(page.getByRole('heading', { name: faq.title }), from).toBeInViewport();
    await expect(page.getByRole('heading', { name: faq.title }), from).toBeFocused();
  }
});

test('on paper the questions are those that were opened', async ({ page }) => {
  await open(page, '/contact/');
  const questions = page.getByRole('region', { name: faq.title });
  const [first, second] = faq.entries;
  await page.emulateMedia({ media: 'print' });
  await expect(questions).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await questions.getByText(first?.question ?? '').click();
  await page.emulateMedia({ media: 'print' });
  await expect(questions.getByText(first?.answer[0] ?? '')).toBeVisible();
  await expect(questions.getByText(second?.question ?? '')).toBeHidden();
});

test('the map is loaded only after a click on a button that names its host', async ({ page }) => {
  const asked: string[] = [];
  await page.route('https://www.openstreetmap.org/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Plan</title>' });
  });
  await open(page, '/contact/');
  const section = page.getByRole('region', { name: 'Plan d’accès' });
  await expect(section).toContainText('openstreetmap.org');
  expect(asked).toEqual([]);
  await section.getByRole('button', { name: 'Afficher le plan' }).click();
  await expect(section.locator('iframe')).toHaveAttribute('title', 'Plan d’accès');
  await expect(section.locator('iframe')).toBeFocused();
  expect(asked).toHaveLength(1);
});
