import { readFile } from 'node:fs/promises';
import { cells, count, dialog, names, openRates, provisionalMark, search, showRates, tab } from './call-rates-steps.ts';
import { chooseEssentialCookies, expect, open, test } from './fixtures.ts';

test.beforeEach(({ page }) => chooseEssentialCookies(page));

test('opens on France each time', async ({ page }) => {
  await openRates(page);
  await expect(tab(page, 'France')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'International').click();
  await search(page).fill('jap');
  await dialog(page).getByRole('button', { name: 'Fermer' }).click();
  await showRates(page, 'Tarifs à la consommation');
  await expect(tab(page, 'France')).toHaveAttribute('aria-selected', 'true');
  await expect(search(page)).toHaveValue('');
});

test('pay-as-you-go: every rate of the specification, with four decimals', async ({ page }) => {
  await openRates(page);
  await expect(dialog(page)).toHaveAccessibleName('Tarifs des communications');
  await expect(cells(page, 'France')).toHaveText(['0,0138\u00a0€\u00a0HT', '0,0960\u00a0€\u00a0HT']);
  await tab(page, 'Europe').click();
  await expect(cells(page, 'Allemagne').first()).toHaveText('0,0320\u00a0€\u00a0HT');
  await expect(names(page).filter({ hasText: 'Allemagne' })).toContainText('Numéros spéciaux 0,8000\u00a0€\u00a0HT');
  await expect(cells(page, 'Belgique')).toHaveText(['0,0458\u00a0€\u00a0HT', '0,7000\u00a0€\u00a0HT']);
  await expect(cells(page, 'Estonie')).toHaveText(['2,4000\u00a0€\u00a0HT', '2,4000\u00a0€\u00a0HT']);
  await expect(cells(page, 'Portugal').last()).toHaveText('1,0000\u00a0€\u00a0HT');
  await tab(page, 'International').click();
  await expect(cells(page, 'États-Unis').first()).toHaveText('0,0280\u00a0€\u00a0HT');
  await expect(cells(page, 'Canada').first()).toHaveText('0,0238\u00a0€\u00a0HT');
  for (const country of ['Chine', 'Japon', 'Australie', 'Brésil', 'Russie', 'Inde']) {
    await expect(names(page).filter({ hasText: country })).toHaveCount(1);
  }
  await expect(dialog(page)).toContainText(
    'Facturation à la seconde dès la première seconde. Tous les tarifs sont en euros hors taxes par minute.',
  );
});

test('each destination is listed once, and a provisional rate is marked', async ({ page }) => {
  await openRates(page);
  await tab(page, 'Europe').click();
  const shown = await names(page).evaluateAll((heads) => heads.map((head) => head.firstChild?.textContent ?? ''));
  expect(shown.length).toBeGreaterThanOrEqual(28);
  expect(new Set(shown).size).toBe(shown.length);
  await expect(count(page)).toHaveText(`${shown.length} destinations`);
  await expect(cells(page, 'Allemagne').last()).toHaveText(new RegExp(`HT ?${provisionalMark}$`));
  await expect(cells(page, 'Belgique').first()).not.toContainText('indicatif');
});

test('unlimited: what the plan includes, its fair use, and rates for the rest', async ({ page }) => {
  await openRates(page, 'Forfait illimité');
  await expect(dialog(page)).toHaveAccessibleName('Forfait illimité');
  await expect(dialog(page)).toContainText(/5\s000 minutes par mois et par poste/);
  await expect(cells(page, 'France')).toHaveText(['Inclus', 'Inclus']);
  await tab(page, 'Europe').click();
  await expect(cells(page, 'Belgique')).toHaveText(['Inclus', '0,7000\u00a0€\u00a0HT']);
  await tab(page, 'International').click();
  await expect(cells(page, 'Canada').first()).toHaveText('0,0238\u00a0€\u00a0HT');
});

test('an uncovered destination without a rate says how to get its price', async ({ page }) => {
  await openRates(page, 'Forfait illimité');
  await expect(dialog(page)).toContainText('Aucun forfait ne comprend les numéros spéciaux');
  await dialog(page).getByRole('link', { name: 'demandez-le-nous' }).click();
  await expect(page).toHaveURL(/#\/contact$/);
});

test.describe('without a network', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('a failure to load the rates is shown beside their button, and another try works', async ({ page }) => {
    await page.route('**/CallRatesDialog-*.js', (route) => route.abort());
    await open(page, '/#/solution');
    await page.getByRole('button', { name: 'Maîtrise des coûts', exact: true }).click();
    await page.getByRole('button', { name: 'Forfait illimité', exact: true }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('n’ont pas pu être chargés');
    await expect(page.getByRole('button', { name: 'Forfait illimité', exact: true })).toBeVisible();

    await open(page, '/#/quote');
    const rates = page.getByRole('button', { name: 'Prix des appels' });
    await rates.click();
    const failure = page.getByRole('alert').filter({ hasText: 'Ce contenu n’a pas pu être chargé' });
    const [pressed, said] = [await rates.boundingBox(), await failure.boundingBox()];
    expect(Math.abs((said?.y ?? 0) - (pressed?.y ?? 0))).toBeLessThan(150);
    await page.unroute('**/CallRatesDialog-*.js');
    await rates.click();
    await expect(dialog(page)).toHaveAccessibleName('Tarifs des communications');
  });
});

test('the focus ring of a tab and of a column head is inside it, where nothing can cut or cover it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openRates(page);
  await tab(page, 'Europe').focus();
  await expect(tab(page, 'Europe')).toHaveCSS('outline-offset', '-3px');
  const head = dialog(page).getByRole('button', { name: 'Fixe' });
  await head.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(head).toHaveCSS('outline-offset', '-3px');
});

test('pressing a column head sorts, pressing it again reverses the order', async ({ page }) => {
  await openRates(page);
  await tab(page, 'Europe').click();
  const head = (name: string) => dialog(page).getByRole('columnheader', { name });
  await expect(head('Destination')).toHaveAttribute('aria-sort', 'ascending');
  await expect(names(page).first()).toContainText('Allemagne');
  await head('Destination').getByRole('button').click();
  await expect(head('Destination')).toHaveAttribute('aria-sort', 'descending');
  await expect(names(page).last()).toContainText('Allemagne');
  await head('Fixe').getByRole('button').click();
  await expect(head('Fixe')).toHaveAttribute('aria-sort', 'ascending');
  await expect(head('Destination')).not.toHaveAttribute('aria-sort');
  await expect(names(page).last()).toContainText('Estonie');
  await head('Fixe').getByRole('button').click();
  await expect(names(page).first()).toContainText('Estonie');
});

test('by keyboard: arrows, Home and End move through the tabs, Tab reaches search and heads', async ({ page }) => {
  await openRates(page);
  // On a slow processor too, where the table renders after the tab.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  await tab(page, 'France').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Europe')).toBeFocused();
  await expect(tab(page, 'Europe')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(tab(page, 'International')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'France')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');
  await expect(tab(page, 'France')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(search(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('button', { name: 'Destination' })).toBeFocused();
});

test('closes by the button, by Escape and by the backdrop, not by a press inside', async ({ page }) => {
  await open(page, '/#/solution');
  const ways = [
    () => dialog(page).getByRole('button', { name: 'Fermer' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
  ];
  for (const close of ways) {
    await showRates(page, 'Tarifs à la consommation');
    await names(page).first().click();
    await expect(dialog(page)).toBeVisible();
    await close();
    await expect(dialog(page)).toHaveCount(0);
  }
});

test('the head of the table stays visible while its rows scroll', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openRates(page);
  await tab(page, 'Europe').click();
  await names(page).filter({ hasText: 'Suisse' }).scrollIntoViewIfNeeded();
  const title = await dialog(page).getByRole('heading', { level: 2 }).boundingBox();
  const head = await dialog(page).getByRole('columnheader', { name: 'Mobile' }).boundingBox();
  expect(head?.y).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0));
  expect(head?.y).toBeLessThan(250);
});

test('figures are aligned on the comma', async ({ page }) => {
  await openRates(page);
  await tab(page, 'Europe').click();
  for (const column of [1, 2]) {
    const edges = await dialog(page)
      .locator(`tbody tr > :nth-child(${column + 1})`)
      .evaluateAll((found) =>
        found.map((cell) => {
          const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
          const range = document.createRange();
          for (let text = walker.nextNode(); text; text = walker.nextNode()) {
            const comma = (text.textContent ?? '').indexOf(',');
            if (comma < 0) continue;
            range.setStart(text, comma);
            range.setEnd(text, comma + 1);
            return Math.round(range.getBoundingClientRect().left);
          }
          return undefined;
        }),
      );
    const commas = edges.filter((edge) => edge !== undefined);
    expect(commas.length).toBeGreaterThan(20);
    expect(Math.max(...commas) - Math.min(...commas)).toBeLessThanOrEqual(1);
  }
});

test('the rates can be downloaded as a file', async ({ page }) => {
  await openRates(page);
  const downloading = page.waitForEvent('download');
  await dialog(page).getByRole('link', { name: 'Télécharger les tarifs (CSV)' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('tarifs-communications.csv');
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toBe('\uFEFFZone;Destination;Type;Tarif (EUR HT/min);Statut');
  expect(lines).toContain('Europe;Belgique;Fixe;0,0458;confirmé');
  expect(lines).toContain('France;France;Fixe;0,0138;confirmé');
});

test('code and rates are fetched only when the costs are opened', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await open(page, '/#/solution');
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => url.includes('CallRatesDialog'))).toEqual([]);
  await showRates(page, 'Tarifs à la consommation');
  expect(fetched.some((url) => url.includes('CallRatesDialog'))).toBe(true);
});

test('the table fits on a phone and on a desktop', async ({ page }) => {
  await open(page, '/#/solution');
  for (const mode of ['Tarifs à la consommation', 'Forfait illimité'] as const) {
    await showRates(page, mode);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const zone of ['France', 'Europe', 'International']) {
        await tab(page, zone).click();
        const [table, panel] = await Promise.all([
          dialog(page).getByRole('table').boundingBox(),
          dialog(page).getByRole('tabpanel').boundingBox(),
        ]);
        expect(table?.width, `${mode}, ${zone}, ${width} px`).toBeLessThanOrEqual(panel?.width ?? 0);
      }
    }
    await dialog(page).getByRole('button', { name: 'Fermer' }).click();
  }
});
