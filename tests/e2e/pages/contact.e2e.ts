import type { Page } from '@playwright/test';
import { faq } from '#content/faq.ts';
import { homeLinks } from '#content/home.ts';
import { quoteTexts } from '#content/quote-texts.ts';
import { expect, open, test } from '#tests/e2e/fixtures.ts';

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

const [first, second] = faq.entries;
const answerOf = (page: Page, entry: typeof first) => page.getByText(entry?.answer[0] ?? '');
const questionOf = (page: Page, entry: typeof first) => page.getByRole('heading', { name: entry?.question ?? '' });

test('a link to a question shows its answer, below the question', async ({ page }) => {
  const entry = faq.entries[4];
  await open(page, `/contact/#${entry?.id}`);
  await expect(answerOf(page, entry)).toBeInViewport();
  await expect(questionOf(page, entry)).toBeInViewport({ ratio: 1 });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a link to a question leads to it', async ({ page }) => {
    const entry = faq.entries[4];
    await page.goto(`/contact/#${entry?.id}`);
    await expect(questionOf(page, entry)).toBeInViewport({ ratio: 1 });
  });
});

test('a link to a question opens it within the app too', async ({ page }) => {
  await open(page, '/');
  for (const entry of [first, second]) {
    await page.evaluate((id) => location.assign(`#/contact#${id}`), entry?.id);
    await expect(answerOf(page, entry)).toBeInViewport();
    await expect(questionOf(page, entry)).toBeInViewport({ ratio: 1 });
  }
});

test('on paper the questions are those that were opened', async ({ page }) => {
  await open(page, '/contact/');
  const questions = page.getByRole('region', { name: faq.title });
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
