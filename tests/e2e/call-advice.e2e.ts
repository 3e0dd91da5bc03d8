import { drawnWords } from './drawn-words.ts';
import { expect, test } from './fixtures.ts';
import { dialog, field, openQuote, planNames, quoteRegion, showQuote, tool } from './quote-steps.ts';

// The two tools that advise on calls: which plan, how many channels.

test('the comparison chooses a plan, or pay-as-you-go, and a shown quote follows', async ({ page }) => {
  await showQuote(page);
  const opener = tool(page, /^Quel forfait choisir/);
  const heading = page.getByRole('heading', { name: 'Votre devis' });
  await opener.press('Enter');
  await dialog(page)
    .getByRole('button', { name: new RegExp(`^Choisir ce forfait.*${planNames['france-all']}$`) })
    .press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(heading).toBeFocused();
  await expect(field(page, 'Illimité')).toBeChecked();
  await expect(field(page, planNames['france-all'])).toBeChecked();
  await expect(
    quoteRegion(page).getByRole('rowheader', { name: `${planNames['france-all']}, 2 canaux` }),
  ).toBeVisible();

  await opener.press('Enter');
  await dialog(page).getByRole('button', { name: 'Rester à la consommation' }).press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(field(page, 'À la consommation')).toBeChecked();
  await expect(quoteRegion(page).getByRole('rowheader', { name: /^Forfait d’appels/ })).toHaveCount(0);
  await expect(heading).toBeFocused();
});

test('on a phone, only the comparison scrolls, and a name of two lines stays beside its line of the plot', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await showQuote(page);
  await tool(page, /^Quel forfait choisir/).click();
  await dialog(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(dialog(page).getByRole('button', { name: 'Fermer' })).toBeInViewport({ ratio: 1 });
  const name = dialog(page).getByRole('rowheader', { name: planNames['france-all'] });
  const ends = await name.evaluate((cell) => {
    const words = document.createRange();
    words.selectNodeContents(cell.lastChild ?? cell);
    const lefts = [...words.getClientRects()].map(({ left }) => left);
    return { line: cell.querySelector('svg')?.getBoundingClientRect().right ?? 0, words: Math.min(...lefts) };
  });
  expect(ends.words).toBeGreaterThan(ends.line);
});

test('the channel advice sets the channels, and a shown quote follows', async ({ page }) => {
  await showQuote(page);
  await field(page, 'Illimité').check();
  await page.getByRole('button', { name: /^Combien de canaux/ }).click();
  await dialog(page)
    .getByLabel(/^Intense/)
    .check();
  const choose = dialog(page).getByRole('button', { name: /^Choisir \d+ canaux$/ });
  const channels = /\d+/.exec((await choose.textContent()) ?? '')?.[0] ?? '';
  await choose.click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(field(page, 'Canaux simultanés')).toHaveValue(channels);
  await expect(quoteRegion(page)).toContainText(`${channels} canaux`);
});

test('the sliders have names, and announce their value with its unit', async ({ page }) => {
  await showQuote(page);
  await tool(page, /^Quel forfait choisir/).click();
  const share = dialog(page).getByRole('slider', { name: 'Part des appels vers les mobiles', exact: true });
  await expect(share).toHaveAttribute('aria-valuetext', '50\u00a0%');
  await share.press('ArrowRight');
  await expect(share).toHaveAttribute('aria-valuetext', '55\u00a0%');
  const minutes = dialog(page).getByRole('slider', { name: 'Minutes par mois, pour toute l’équipe', exact: true });
  await expect(minutes).toHaveAttribute('aria-valuetext', /^[\d\u202f]+ minutes$/);
  await page.keyboard.press('Escape');
  await field(page, 'Illimité').check();
  await page.getByRole('button', { name: /^Combien de canaux/ }).click();
  const people = dialog(page).getByRole('slider', { name: 'Personnes qui téléphonent', exact: true });
  await expect(people).toHaveAttribute('aria-valuetext', '4 personnes');
});

test('channels chosen by keyboard return the focus to where it was', async ({ page }) => {
  await openQuote(page);
  await field(page, 'Illimité').check();
  const opener = page.getByRole('button', { name: /^Combien de canaux/ });
  await opener.press('Enter');
  await dialog(page)
    .getByRole('button', { name: /^Choisir \d+ canaux$/ })
    .press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('the plot shows when a plan begins to cost less, and its lines differ without colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await showQuote(page);
  await tool(page, /^Quel forfait choisir/).click();
  await expect(dialog(page).locator('svg').getByText('ici, l’illimité devient moins cher')).toBeVisible();
  const drawn = await dialog(page)
    .locator('svg')
    .filter({ hasText: 'minutes par mois' })
    .locator('path[data-option]')
    .evaluateAll((lines) =>
      lines.map((line) => getComputedStyle(line)).map((style) => [style.stroke, style.strokeDasharray]),
    );
  expect(new Set(drawn.map(([stroke]) => stroke)).size).toBe(1);
  expect(new Set(drawn.map(([, dashes]) => dashes)).size).toBe(4);
});

test('the text of the plot can be read at any width, and none is cut', async ({ page }) => {
  await showQuote(page);
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await tool(page, /^Quel forfait choisir/).click();
    const words = dialog(page).locator('svg text');
    await expect(words.filter({ hasText: '€ HT par mois' })).toBeVisible();
    await expect
      .poll(async () => Math.min(...(await words.evaluateAll(drawnWords)).map(({ size }) => size)), `${width} px`)
      .toBeGreaterThanOrEqual(12);
    // At one moment: the dialog may still move to its place.
    const { boxes, frame } = await dialog(page)
      .locator('svg', { hasText: 'minutes par mois' })
      .evaluate((svg) => ({
        boxes: [...svg.querySelectorAll('text')].map((text) => text.getBoundingClientRect().toJSON() as DOMRect),
        frame: svg.getBoundingClientRect().toJSON() as DOMRect,
      }));
    for (const [index, box] of boxes.entries()) {
      expect(box.left, `${width} px`).toBeGreaterThanOrEqual(frame.left - 1);
      expect(box.right, `${width} px`).toBeLessThanOrEqual(frame.right + 1);
      for (const other of boxes.slice(index + 1)) {
        const apart = box.right <= other.left || other.right <= box.left || box.bottom <= other.top + 3;
        expect(apart || other.bottom <= box.top + 3, `${index} lies on another at ${width} px`).toBe(true);
      }
    }
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
});
