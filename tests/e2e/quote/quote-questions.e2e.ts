import { quotePresets } from '#content/quote-presets.ts';
import { fillPreset } from '#domain/quote/form/quote-preset.ts';
import { describeExtensions } from '#domain/quote/installation/describe-scope.ts';
import { expect, test } from '#tests/e2e/fixtures.ts';
import { planNames, quoteFor, requestFor, total } from './quote-page.ts';

test('says what is required before anything is refused', async ({ quote }) => {
  await quote.open();
  await expect(quote.field('Adresse e-mail')).toHaveAttribute('aria-required', 'true');
  await expect(quote.field('Adresse e-mail')).toHaveAccessibleDescription(/^Obligatoire\b/);
  await expect(quote.terms).toHaveAttribute('aria-required', 'true');
  await expect(quote.terms).toHaveAccessibleDescription(/^Obligatoire pour commander\b/);
});

test('the error summary is announced when a submission is refused, not at each corrected field', async ({
  page,
  quote,
}) => {
  await quote.open();
  await quote.showButton.click();
  await expect(quote.alert).toContainText('Quelques points à corriger');
  await quote.alert.evaluate((element) => {
    const inserted: string[] = [];
    Object.assign(globalThis, { inserted });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) inserted.push(node.textContent ?? '');
    }).observe(element, { childList: true, subtree: true });
  });
  const inserted = () => page.evaluate(() => Reflect.get(globalThis, 'inserted') as string[]);
  // An alert is read at every change, unless only additions are announced.
  await expect(quote.alert).toHaveAttribute('aria-relevant', 'additions');
  await quote.field('Postes sans fil').fill('1');
  await expect(quote.alert).toContainText('Un point à corriger');
  expect(await inserted()).toEqual([]);
  await quote.field('Postes sans fil').press('Enter');
  await expect.poll(inserted).toHaveLength(1);
});

test('the advised number of channels is chosen by one press', async ({ page, quote }) => {
  await quote.open();
  await quote.field('Illimité').check();
  await expect(quote.button(/conseillés/)).toHaveCount(0);
  await quote.field('Postes principaux').fill('5');
  const advice = quote.button(/^4 conseillés\spour 5\spostes/);
  await expect(advice).toHaveAttribute('aria-pressed', 'false');
  await advice.click();
  await expect(quote.field('Canaux simultanés')).toHaveValue('4');
  await expect(advice).toHaveAttribute('aria-pressed', 'true');
  await expect(advice).toBeFocused();
  await quote.field('Postes principaux').fill('99999999999');
  await expect(quote.button(/conseillés/)).toHaveCount(0);
  await expect(page.getByText('demandez une offre personnalisée')).toBeVisible();
});

test('a press on + that keeps one more number counts it among the numbers, typing and − don’t', async ({
  page,
  quote,
}) => {
  await quote.open();
  const kept = quote.field('Numéros à conserver (portabilité)');
  await quote.button('Ajouter un numéro à conserver').click();
  await expect(quote.field('Numéros géographiques')).toHaveValue('1');
  await kept.press('ArrowUp');
  await expect(kept).toHaveValue('2');
  await expect(quote.field('Numéros géographiques')).toHaveValue('2');
  await expect(page.getByRole('status').filter({ hasText: 'Numéros à conserver\u00a0: 2 sur 2' })).toBeAttached();
  await kept.fill('5');
  await expect(quote.field('Numéros géographiques')).toHaveValue('2');
  await kept.press('ArrowDown');
  await expect(kept).toHaveValue('4');
  await expect(quote.field('Numéros géographiques')).toHaveValue('2');
});

test('an example fills the form except the e-mail and the terms, and leads to what it filled', async ({
  page,
  quote,
}) => {
  await quote.open();
  await quote.field('Adresse e-mail').fill('claire@mairie.example.com');
  await quote.terms.check();
  for (const preset of quotePresets) {
    const name = `${preset.name}, ${describeExtensions(requestFor(fillPreset(preset)))}`;
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('status').filter({ hasText: `Formulaire rempli\u00a0: ${name}` })).toBeAttached();
    await expect(page.getByRole('heading', { name: 'Vos postes' })).toBeFocused();
    await expect(quote.field('Postes principaux')).toBeInViewport({ ratio: 1 });
    await expect(quote.field('Postes principaux')).toHaveValue(String(preset.mainPhones));
    await expect(quote.field(planNames['france-all'])).toBeChecked();
  }
  await expect(quote.field('Nombre de sites')).toHaveValue('2');
  await expect(quote.field('Adresse e-mail')).toHaveValue('claire@mairie.example.com');
  await expect(quote.terms).toBeChecked();
  await quote.showButton.click();
  await expect(quote.region).toBeVisible();
  await quote.button(/Boutique/).click();
  await expect(quote.region).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test('only what works without scripts looks active; the phone number is on one line', async ({ page, quote }) => {
    await page.goto('/quote/');
    await expect(page.locator('button:visible')).toHaveText(['Voir les tarifs']);
    for (const dead of ['Total', 'Votre prix s’affichera ici', 'Adresse e-mail'])
      await expect(page.getByText(dead)).toBeHidden();
    const phone = page.locator('noscript + *, main').getByRole('link', { name: /^0\d(\s\d\d){4}$/ });
    await expect(phone).toBeVisible();
    expect((await phone.boundingBox())?.height).toBeLessThan(40);
    await expect(quote.field('Canaux simultanés')).toBeHidden();
    await quote.field('Illimité').check();
    await expect(quote.field('Canaux simultanés')).toBeVisible();
  });

  test('each example has both its totals', async ({ page }) => {
    await page.goto('/quote/');
    for (const preset of quotePresets) {
      const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: preset.name }) });
      const { oneTime, monthly } = quoteFor(fillPreset(preset));
      await expect(card).toContainText(`À la commande${total(oneTime)}`);
      await expect(card).toContainText(`Par mois${total(monthly)}`);
    }
  });
});
