import type { Page } from '@playwright/test';
import { formatWholeEuros } from '#domain/money.ts';
import { browserArguments } from '#tests/e2e/browser-arguments.ts';
import { expect, holdBack, open, ready, test } from '#tests/e2e/fixtures.ts';
import { type QuotePage, quoteFor, total } from '#tests/e2e/quote/quote-page.ts';
import { translateAll } from '#tests/e2e/translator.ts';
import { ensureWholeBrowser } from '#tests/setup/browser.mjs';

// Circumstances that visitors have and developers don't. In a whole browser, as the headless shell fills in no forms.
test.use({ launchOptions: { executablePath: ensureWholeBrowser(), args: browserArguments } });

/** From a page of the site to a price and the payment page. */
async function orderFour(page: Page, quote: QuotePage): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Tarifs', exact: true }).click();
  for (let phones = 0; phones < 4; phones++) await quote.button('Ajouter un poste principal').click();
  await quote.fill({ 'Adresse e-mail': 'claire@mairie.example.com' });
  await quote.showButton.click();
  const { oneTime, monthly } = quoteFor({ mainPhones: '4' });
  await expect(quote.region).toContainText(total(oneTime));
  await expect(quote.region).toContainText(total(monthly));
  await quote.order();
  await page.waitForURL(/\/supervision\/paiement\/.+/);
  await expect(page.locator('body')).toContainText(`À la commande${formatWholeEuros(oneTime)}`);
  await expect(page.locator('body')).toContainText(`Par mois${formatWholeEuros(monthly)}`);
}

test.describe('a page translated before the app starts', () => {
  // React renders a page again that it doesn't recognise.
  test.use({ expectedMessages: /React error #418/ });

  test('leads to a price and the payment page', async ({ page, quote }) => {
    await translateAll(page);
    await open(page, '/');
    await orderFour(page, quote);
  });
});

test.describe('without storage', () => {
  test.use({ hasChosenCookies: false });

  test('a cold address under the hash is rendered by the app, and leads to the payment page', async ({
    page,
    quote,
  }) => {
    await page.addInitScript(refuseStorage);
    await open(page, '/#/solution');
    await expect(page).toHaveTitle(/La téléphonie professionnelle simplifiée/);
    expect(await page.locator('link[rel=canonical]').count()).toBe(1);
    expect(await page.locator('h1').count()).toBe(1);
    await orderFour(page, quote);
  });
});

test('an extension that puts a button beside each field leaves the way to the payment page', async ({
  page,
  quote,
}) => {
  await page.addInitScript(extend);
  await open(page, '/');
  await orderFour(page, quote);
});

test.describe('an extension puts an element beside the e-mail before the app starts', () => {
  test.use({ expectedMessages: /React error #418/ });

  test('what was typed and ticked by then is kept', async ({ page, quote }) => {
    const release = await holdBack(page);
    await page.goto('/quote/');
    await page.locator('[name=email]').evaluate((email) => email.after(document.createElement('extension-button')));
    await quote.fill({ 'Adresse e-mail': 'claire@mairie.example.com', 'Postes principaux': '4' });
    await quote.field('Illimité').check();
    await quote.terms.check();
    release();
    await ready(page);
    await expect(page.locator('extension-button')).toBeHidden();
    await expect(quote.field('Illimité')).toBeChecked();
    await expect(quote.terms).toBeChecked();
    await expect(quote.field('Adresse e-mail')).toHaveValue('claire@mairie.example.com');
    await expect(quote.field('Postes principaux')).toHaveValue('4');
  });
});

test('Chrome fills in the e-mail alone: counts stay, and nothing hidden is stored', async ({ page, quote }) => {
  test.slow();
  const sent = await quote.collectStatistics();
  const counts: readonly Readonly<Record<string, string>>[] = [
    {},
    { 'Nombre d’utilisateurs': '7' },
    { 'Postes principaux': '4', 'Nombre de sites': '2', 'Numéros à conserver (portabilité)': '1' },
  ];
  for (const typed of counts) {
    await page.goto('about:blank');
    await quote.open('/quote/');
    await quote.field(/^Solution 100/).setChecked('Nombre d’utilisateurs' in typed);
    await quote.field('Illimité').check();
    await quote.field('Canaux simultanés').selectOption('4');
    await page.locator('[name=companyName]').waitFor({ state: 'attached' });
    await quote.fill({ ...typed, 'Adresse e-mail': '' });
    const before = await readControls(page);
    await autofill(page);
    await expect(quote.field('Adresse e-mail')).toHaveValue('jeanne@example.com');
    expect(await readControls(page)).toEqual({ ...before, email: 'jeanne@example.com' });
  }
  await quote.showButton.click();
  await expect.poll(() => sent).toMatchObject([{ mainPhones: '4', companyName: '', fullName: '', phone: '' }]);
});

/** The values of the form's fields, by name. */
function readControls(page: Page): Promise<Record<string, string>> {
  return page.locator('form [name=email]').evaluate((control) => {
    const { form } = control as HTMLInputElement;
    return Object.fromEntries(new FormData(form as HTMLFormElement).entries()) as Record<string, string>;
  });
}

/** Lets Chrome fill in an address at the e-mail, as if the visitor chose it among those that the browser knows. */
async function autofill(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Autofill.enable');
  const { root } = await browser.send('DOM.getDocument', { depth: 0 });
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector: '[name=email]' });
  const { node } = await browser.send('DOM.describeNode', { nodeId });
  await page.locator('[name=email]').click();
  const filled = new Promise<void>((resolve) => browser.once('Autofill.addressFormFilled', () => resolve()));
  const address = {
    NAME_FULL: 'Jeanne Trocmé',
    NAME_FIRST: 'Jeanne',
    NAME_LAST: 'Trocmé',
    COMPANY_NAME: 'Boulangerie Trocmé',
    EMAIL_ADDRESS: 'jeanne@example.com',
    PHONE_HOME_WHOLE_NUMBER: '0612345678',
    ADDRESS_HOME_LINE1: '3 rue Privée',
    ADDRESS_HOME_ZIP: '20000',
    ADDRESS_HOME_CITY: 'Ajaccio',
    ADDRESS_HOME_COUNTRY: 'FR',
  };
  const fields = Object.entries(address).map(([name, value]) => ({ name, value }));
  await browser.send('Autofill.trigger', { fieldId: node.backendNodeId, address: { fields } });
  await filled;
}

/** Puts a button beside each field as soon as there is one, as a manager of passwords does. */
function extend(): void {
  new MutationObserver(() => {
    for (const field of document.querySelectorAll('input[type=text]:not(:has(+ extension-button))'))
      field.after(document.createElement('extension-button'));
  }).observe(document, { childList: true, subtree: true });
}

function refuseStorage(): void {
  for (const name of ['sessionStorage', 'localStorage']) {
    Object.defineProperty(globalThis, name, {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  }
}
