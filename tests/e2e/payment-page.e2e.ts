import type { Locator, Page } from '@playwright/test';
import { randomOrder, seededRandom } from '#tests/resilience/payloads.ts';
import { expect, test } from './fixtures.ts';
import type { RunningService } from './start-service.ts';

const siret = '73282932000074';
const orderButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Commander avec obligation de paiement' });
const control = (page: Page, name: string): Locator => page.locator(`[name="${name}"]`);

/** Posts an order of hardware for this many sites, as the site's form does, and opens its payment page. */
async function openPayment(page: Page, service: RunningService, sites = 1): Promise<void> {
  const random = seededRandom(sites);
  let order = randomOrder(random, sites);
  while (order.articles.sites !== sites || order.articles.virtualUser !== 0) order = randomOrder(random, sites);
  const response = await page.request.post(`${service.address}/supervision/paiement`, {
    headers: { origin: service.address },
    form: { orderData: JSON.stringify({ ...order, client: { ...order.client, email: 'clare@mairie.example.com' } }) },
    maxRedirects: 0,
  });
  await page.goto(`${service.address}${response.headers().location}`);
}

async function fillAll(page: Page): Promise<void> {
  await control(page, 'siret').fill(siret);
  await control(page, 'company').fill('Mairie d’Alata');
  await control(page, 'name').fill('Claire Ottavi');
  await control(page, 'phone').fill('0465710011');
  await control(page, 'site1').fill('Place de l’Église\n20167 Alata');
  await control(page, 'acceptTerms').check();
}

async function confirm(page: Page): Promise<void> {
  await orderButton(page).click();
  await expect(page.getByRole('heading', { name: 'Merci, votre commande est confirmée' })).toBeVisible();
}

test('the page asks in the order of its headings', async ({ page, service }) => {
  await openPayment(page, service, 2);
  const headings = await page.locator('main').getByRole('heading').allTextContents();
  expect(headings.map((heading) => heading.trim())).toEqual([
    'Vérifiez, complétez, commandez',
    'Ce que vous commandez',
    'Détail',
    'Qui vous êtes',
    'Votre entreprise',
    'Où nous livrons',
    'Vos locaux',
    'Avant de commander',
    'Appels d’urgence',
    'Résumé du contrat',
    'Comment vous paierez',
    'Confirmer',
  ]);
  const fields = await page.locator('main input, main textarea').evaluateAll((all) => all.map((one) => one.id));
  expect(fields).toEqual([
    'email',
    'siret',
    'company',
    'name',
    'phone',
    'site1',
    'sameAddress2',
    'site2',
    'smallFirm',
    'acceptTerms',
  ]);
});

test('the e-mail for everything is shown, can be corrected, and is stored with the order', async ({
  page,
  service,
}) => {
  await openPayment(page, service);
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue('clare@mairie.example.com');
  await fillAll(page);
  await page.getByLabel('Adresse e-mail').fill('claire@mairie.example.com');
  await confirm(page);
  await expect(page.getByRole('region', { name: 'Vos coordonnées' })).toContainText('claire@mairie.example.com');
  await expect(page.locator('body')).not.toContainText('clare@mairie.example.com');
});

test('what was typed is easy to read on the confirmation, and one checkbox copies an address to every site', async ({
  page,
  service,
}) => {
  await openPayment(page, service, 3);
  await fillAll(page);
  await page.getByLabel('Site 2 : même adresse que le site 1').check();
  await expect(control(page, 'site2')).toBeHidden();
  await control(page, 'site3').fill('Route du Stade, 20167 Alata');
  await confirm(page);
  const client = page.getByRole('region', { name: 'Vos coordonnées' });
  await expect(client.getByText('Place de l’Église, 20167 Alata')).toHaveCount(2);
  await expect(client.getByText('Route du Stade, 20167 Alata')).toHaveCount(1);
  await expect(client.getByText('04 65 71 00 11')).toHaveCount(1);
});

test('a SIRET is grouped and checked while it is typed', async ({ page, service }) => {
  await openPayment(page, service);
  const field = control(page, 'siret');
  const said = page.locator('#siret-check');
  await field.pressSequentially('73282932000075');
  await expect(field).toHaveValue('732 829 320 00075');
  await expect(said).toContainText('contient une erreur');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.press('Backspace');
  await field.press('4');
  await expect(said).toContainText('SIRET bien formé');
  await expect(field).not.toHaveAttribute('aria-invalid');
  // A digit added in the middle stays where it was typed.
  await field.fill('732829');
  await field.press('ArrowLeft');
  await field.press('ArrowLeft');
  await field.press('0');
  await field.press('1');
  await expect(field).toHaveValue('732 801 29');
});

test('bank details are shown once the order is confirmed, each with a button that copies it', async ({
  page,
  context,
  service,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPayment(page, service);
  await expect(page.locator('body')).not.toContainText('FR14');
  await expect(page.locator('body')).not.toContainText('PSSTFRPP');
  await fillAll(page);
  await confirm(page);
  await expect(page.getByText('FR14 2004 1010 0505 0001 3M02 606')).toBeVisible();
  const copy = page.getByRole('button', { name: 'Copier l’IBAN' });
  await copy.click();
  await expect(page.getByRole('button', { name: 'Copié !' })).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('Copié !');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('FR1420041010050500013M02606');
  await expect(copy).toBeVisible();
  for (const name of ['Copier le montant', 'Copier la référence', 'Copier le BIC']) {
    await expect(page.getByRole('button', { name })).toBeVisible();
  }
  for (const width of [320, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const button of await page.getByRole('button', { name: /^Copier / }).all()) {
      expect(await button.evaluate(isBesideValue), `${await button.textContent()} at ${width} px`).toBe(true);
    }
    const [name, value, next] = await Promise.all(
      ['IBAN', 'FR14 2004', 'BIC'].map((text) => page.getByText(text).locator('visible=true').first().boundingBox()),
    );
    expect((value?.y ?? 0) - (name?.y ?? 0), `the name of the IBAN at ${width} px`).toBeLessThan(
      (next?.y ?? 0) - (value?.y ?? 0),
    );
    if (width >= 768) expect(await copy.evaluate(isValueOnOneLine), `the IBAN at ${width} px`).toBe(true);
  }
});

/** Whether the value beside a copy button is on one line. */
function isValueOnOneLine(button: Element): boolean {
  const range = document.createRange();
  range.setStart(button.parentElement ?? button, 0);
  range.setEndBefore(button);
  const [first] = range.getClientRects();
  return first !== undefined && range.getBoundingClientRect().height < 1.5 * first.height;
}

/** Whether a button is to the right of the value that it copies, not below it. */
function isBesideValue(button: Element): boolean {
  const range = document.createRange();
  range.setStart(button.parentElement ?? button, 0);
  range.setEndBefore(button);
  const value = range.getBoundingClientRect();
  const { left, top, bottom } = button.getBoundingClientRect();
  return left >= value.right && top < value.bottom && bottom > value.top;
}

test('the contract summary is offered before the button, and every document after it', async ({ page, service }) => {
  await openPayment(page, service);
  const card = page.getByRole('region', { name: 'Résumé du contrat' });
  expect(await download(page, card.getByRole('link', { name: 'Récapitulatif contractuel (PDF)' }))).toMatch(
    /^recapitulatif-contractuel-NEO-\w{8}\.pdf$/,
  );
  await fillAll(page);
  await confirm(page);
  const documents = page.getByRole('region', { name: 'Vos documents' });
  const names = await documents.getByRole('link').allTextContents();
  expect(names).toEqual([
    'Confirmation de commande (PDF)',
    'Récapitulatif contractuel (PDF)',
    'Conditions générales de vente (PDF)',
    'Dossier de preuve (PDF)',
  ]);
  for (const link of await documents.getByRole('link').all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  expect(await download(page, documents.getByRole('link', { name: 'Dossier de preuve' }))).toMatch(
    /^dossier-de-preuve-NEO-\w{8}\.pdf$/,
  );
});

/** The name of the file that a link downloads. */
async function download(page: Page, link: Locator): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return file.suggestedFilename();
}

test.describe('with mistakes', () => {
  test.use({ expectedMessages: /status of 422/ });

  test('everything typed and checked stays, and the summary is in view and focused', async ({ page, service }) => {
    await openPayment(page, service, 2);
    await fillAll(page);
    await control(page, 'siret').fill('73282932000075');
    await page.getByLabel('Nous sommes une entreprise de moins de 50 salariés ou une association').check();
    await control(page, 'site2').fill('Route du Stade');
    await control(page, 'sameAddress2').check();
    await control(page, 'email').fill('claire@mairie');
    await orderButton(page).click();
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('heading', { name: 'Il reste 2 points à compléter' })).toBeInViewport({ ratio: 1 });
    for (const name of ['smallFirm', 'acceptTerms', 'sameAddress2']) await expect(control(page, name)).toBeChecked();
    await expect(control(page, 'email')).toHaveValue('claire@mairie');
    await expect(control(page, 'site1')).toHaveValue('Place de l’Église\n20167 Alata');
    await control(page, 'sameAddress2').uncheck();
    await expect(control(page, 'site2')).toHaveValue('Route du Stade');
    await summary.getByRole('link', { name: /SIRET/ }).click();
    await expect(control(page, 'siret')).toBeFocused();
  });

  test('two fields of a row stay aligned when one of them has a message', async ({ page, service }) => {
    await openPayment(page, service);
    await control(page, 'name').fill('Claire Ottavi');
    await orderButton(page).click();
    await expect(page.getByRole('alert')).toBeVisible();
    const name = await control(page, 'name').boundingBox();
    const phone = await control(page, 'phone').boundingBox();
    expect(name?.y).toBe(phone?.y);
    expect(name?.height).toBe(phone?.height);
  });
});

for (const [width, rootSize] of [
  [320, '100%'],
  [390, '200%'],
] as const) {
  test(`nothing scrolls sideways at ${width} px with text at ${rootSize}, and links are as large as a finger`, async ({
    page,
    service,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const fits = async (): Promise<void> => {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, rootSize);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    };
    await openPayment(page, service, 2);
    await fits();
    await expect(page.getByRole('columnheader', { name: 'Désignation' }).first()).toBeHidden();
    await page.getByRole('heading', { name: 'Détail' }).click();
    await expect(page.getByRole('columnheader', { name: 'Désignation' }).first()).toBeVisible();
    await fits();
    // No line's name is broken into letters.
    const line = page.getByRole('rowheader', { name: 'Cordon RJ45' });
    const { height = 0 } = (await line.boundingBox()) ?? {};
    expect(height).toBeLessThanOrEqual(
      6 * 1.4 * Number.parseFloat(await line.evaluate((cell) => getComputedStyle(cell).fontSize)),
    );
    for (const link of await page.locator('footer a').all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await fillAll(page);
    await control(page, 'sameAddress2').check();
    await confirm(page);
    await fits();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the order can be completed, its lines unfolded, without controls that need scripts', async ({
    page,
    service,
  }) => {
    await page.setViewportSize({ width: 390, height: 740 });
    await openPayment(page, service);
    await expect(page.getByRole('columnheader', { name: 'Désignation' }).first()).toBeVisible();
    await fillAll(page);
    await confirm(page);
    await expect(page.getByText('FR14 2004 1010 0505 0001 3M02 606')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  test('the order can be cancelled by keyboard while nothing is paid', async ({ page, service }) => {
    await openPayment(page, service);
    await fillAll(page);
    await confirm(page);
    await page.locator('summary', { hasText: 'Annuler la commande' }).press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Annuler définitivement cette commande' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /^Cette commande a été annulée le / })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Rien n’est dû' })).toBeVisible();
    await expect(page.locator('body')).not.toContainText('FR14');
  });
});
