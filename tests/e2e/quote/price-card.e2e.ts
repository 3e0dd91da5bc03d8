import type { Page } from '@playwright/test';
import { expect, isOnTop, test } from '#tests/e2e/fixtures.ts';
import { planNames, type QuotePage, quoteFor, smallOffice, total } from './quote-page.ts';

const sizes = [
  [1280, 720],
  [1024, 600],
  [360, 640],
] as const;

/** Whether both totals are fully on the screen, below the header, without covering what was pressed. */
async function totalsInView(page: Page, quote: QuotePage): Promise<boolean> {
  const header = await page.getByRole('banner').boundingBox();
  const top = Math.max(0, (header?.y ?? 0) + (header?.height ?? 0));
  const bottom = page.viewportSize()?.height ?? 0;
  for (const amount of await quote.region.getByRole('definition').all()) {
    const box = await amount.boundingBox();
    if (box === null || box.y < top || box.y + box.height > bottom) return false;
  }
  return (await quote.region.getByRole('definition').count()) === 2;
}

test.describe('while the cookie question is open', () => {
  test.use({ hasChosenCookies: false });

  test('both totals stay in view at any size, when asked for and while plan and channels change', async ({
    page,
    quote,
  }) => {
    test.slow();
    await quote.open();
    await quote.field('Illimité').check();
    for (const [index, [width, height]] of sizes.entries()) {
      const size = `${width}×${height}`;
      const [callPlanType, channels] =
        index % 2 === 0 ? (['france-all', '8'] as const) : (['france-fix', '2'] as const);
      await page.setViewportSize({ width, height });
      await quote.fillSmallOffice();
      await quote.showButton.click();
      await expect(quote.region, size).toContainText(total(quoteFor(smallOffice).oneTime));
      await expect.poll(() => totalsInView(page, quote), `${size}, asked for`).toBe(true);
      await expect(quote.showButton, size).toBeInViewport({ ratio: 1 });
      await quote.field(planNames[callPlanType]).check();
      await expect.poll(() => totalsInView(page, quote), `${size}, another plan`).toBe(true);
      await quote.field('Canaux simultanés').selectOption(channels);
      const plan = { callType: 'unlimited', channels, callPlanType };
      await expect(quote.region, size).toContainText(total(quoteFor({ ...smallOffice, ...plan }).monthly));
      await expect.poll(() => totalsInView(page, quote), `${size}, other channels`).toBe(true);

      await quote.field('Postes principaux').fill('');
      await expect(quote.region).toHaveCount(0);
      await page.evaluate(() => scrollTo(0, 0));
    }
  });
});

test('on a phone, what the keyboard reaches is never under the card', async ({ page, quote }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await quote.show(async () => {
    await quote.fillSmallOffice();
    await quote.field('Illimité').check();
  });
  await quote.field('Postes principaux').focus();
  const places = [];
  while (!(await quote.showButton.evaluate((button) => button === document.activeElement))) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0);
    places.push(place);
    expect(place).toBeLessThanOrEqual((await quote.region.getByRole('definition').first().boundingBox())?.y ?? 0);
  }
  expect(places.length).toBeGreaterThan(10);
});

test('on a phone, the needs below the drawing are not under the card when the keyboard reaches them', async ({
  page,
  quote,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await quote.show();
  const needs = page.locator('form').getByText('Ce qu’il faut chez vous');
  for (const below of [20, 50, 80, 110]) {
    await needs.evaluate((summary, room) => {
      summary.blur();
      scrollTo(0, scrollY + summary.getBoundingClientRect().top - innerHeight + room);
    }, below);
    await needs.focus();
    expect(await needs.evaluate(isOnTop), `${below} px above the edge`).toBe(true);
  }
});

test('beside the form, the last buttons of a tall card come into view with the focus', async ({ page, quote }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await quote.show(async () => {
    await quote.fillSmallOffice();
    await quote.fill({ 'Postes secondaires': '30', 'Nombre de sites': '3' });
  });
  await page.getByText('Ce qu’il faut chez vous').click();
  for (const name of ['Télécharger le devis', 'Envoyer à quelqu’un']) {
    await quote.showButton.scrollIntoViewIfNeeded();
    await quote.tool(name).focus();
    await expect(quote.tool(name)).toBeInViewport({ ratio: 1 });
  }
});

test('on a phone, a press on « + » far above the card offers to compute the price again', async ({ page, quote }) => {
  await quote.show();
  const more = quote.button('Ajouter un poste principal');
  const again = quote.button('Recalculer');
  await page.setViewportSize({ width: 360, height: 640 });
  await more.scrollIntoViewIfNeeded();
  await expect.poll(() => totalsInView(page, quote)).toBe(true);
  const place = await more.boundingBox();
  await more.click();
  await expect(page.getByText('Vos choix ont changé.')).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Votre prix s’affichera ici')).toHaveCount(0);
  await expect(again).toBeInViewport({ ratio: 1 });
  expect(await more.boundingBox()).toEqual(place);
  await again.click();
  await expect(quote.region).toContainText('pour 5 postes, 1 site');
  expect(await totalsInView(page, quote)).toBe(true);
  expect(await more.boundingBox()).toEqual(place);
});

test('the phones stay in view while they are counted on a phone', async ({ page, quote }) => {
  await quote.open();
  await page.setViewportSize({ width: 360, height: 640 });
  const counted = page.locator('form').getByText(/^\d+\spostes?, 1\ssite$/);
  await quote.field('Postes principaux').focus();
  await expect(counted).not.toBeInViewport();
  await quote.button('Ajouter un poste principal').click();
  await expect(counted).toBeInViewport({ ratio: 1 });
  await expect(counted).toHaveText('1\u00a0poste, 1\u00a0site');
});

test('beside the end of the lines, the card doesn’t cover the drawing', async ({ page, quote }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await quote.open();
  await quote.fillSmallOffice();
  await quote.fill({ 'Postes secondaires': '30', 'Nombre de sites': '3' });
  await quote.showButton.click();
  await quote.tool('Comparer deux devis').scrollIntoViewIfNeeded();
  const drawing = page.getByRole('region', { name: 'Votre installation' });
  const needs = await drawing.getByText('Ce qu’il faut chez vous').boundingBox();
  const totals = await quote.region.getByRole('definition').first().boundingBox();
  expect((needs?.y ?? 0) + (needs?.height ?? 0)).toBeLessThanOrEqual(totals?.y ?? 0);
});

test('the card says which calls and numbers the price holds, and leads to the choice', async ({ page, quote }) => {
  await quote.showBig();
  const said = (text: string | RegExp) => expect(quote.region.getByRole('paragraph').filter({ hasText: text }));
  await said('Appels illimités vers les fixes et mobiles de France, 6 à la fois').toHaveCount(1);
  await quote.field('Fixes France').check();
  await said(/^Appels illimités vers les fixes de France, 6 à la fois\u202f; mobiles 0,\d{4}\s€\sHT\/min/).toHaveCount(
    1,
  );
  await quote.button('Ajouter un numéro à conserver').click();
  await quote.button('Recalculer').click();
  await said('1 numéro conservé').toHaveCount(1);
  await expect(quote.region.getByRole('row', { name: /^Transfert de numéros/ })).toContainText('1 numéro conservé');
  await quote.region.getByRole('link', { name: 'Changer' }).click();
  await expect(page.getByRole('heading', { name: 'Vos appels' })).toBeFocused();
  await quote.field('À la consommation').check();
  await said(/Appels non compris/).toHaveCount(2);
});
