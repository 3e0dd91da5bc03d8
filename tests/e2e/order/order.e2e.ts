import Database from 'better-sqlite3';
import { formatCount } from '#domain/money.ts';
import { sixPhones } from '#domain/quote/example-quote.fixture.ts';
import { expect, ready, test } from '#tests/e2e/fixtures.ts';
import {
  bigOffice,
  collectOrders,
  collectStatistics,
  field,
  fill,
  openQuote,
  orderButton,
  quoteFor,
  quoteRegion,
  showBigQuote,
  showButton,
  showQuote,
  smallOffice,
  terms,
  total,
} from '#tests/e2e/quote/quote-steps.ts';

const bigOfficeQuote = quoteFor(sixPhones);
const bigOfficeOrder = {
  client: { company: '', siret: '', name: '', email: 'claire@mairie.example.com', phone: '' },
  articles: {
    T46U: 2,
    T33G: 3,
    W57P: 1,
    virtualUser: 0,
    sites: 2,
    numbers: 1,
    portability: 0,
    poe8: 0,
    poe16: 2,
    unlimited: 1,
    FFM6: 1,
    virtualOnly: false,
  },
  price: { initial: bigOfficeQuote.oneTime / 100, monthly: bigOfficeQuote.monthly / 100 },
};

test('an order reaches the database and the payment page with the same amounts', async ({ page, service }) => {
  await showBigQuote(page);
  await expect(quoteRegion(page)).toContainText(total(bigOfficeQuote.oneTime));
  await terms(page).check();
  const posted = page.waitForRequest((request) => request.url().endsWith('/supervision/paiement'));
  await orderButton(page).click();

  const request = await posted;
  expect(request.method()).toBe('POST');
  const body = new URLSearchParams(request.postData() ?? '');
  expect([...body.keys()]).toEqual(['orderData']);
  expect(JSON.parse(body.get('orderData') ?? '')).toEqual(bigOfficeOrder);

  await page.waitForURL(/\/supervision\/paiement\/.+/);
  await expect(page.locator('body')).toContainText(formatCount(bigOfficeQuote.oneTime / 100));
  await expect(page.locator('body')).toContainText(formatCount(bigOfficeQuote.monthly / 100));

  const database = new Database(service.databaseFile, { readonly: true });
  const stored = database
    .prepare('select * from orders where email = ? and one_time_cents = ?')
    .all(bigOffice['Adresse e-mail'], bigOfficeQuote.oneTime);
  database.close();
  expect(stored).toHaveLength(1);
});

test('going back from payment restores every field, elsewhere not the e-mail', async ({ page, browser, baseURL }) => {
  test.slow();
  const statistics = await collectStatistics(page);
  await openQuote(page);
  await fill(page, { ...bigOffice, 'Numéros géographiques': '4', 'Numéros à conserver (portabilité)': '3' });
  await field(page, 'Illimité').check();
  await field(page, 'Canaux simultanés').selectOption('12');
  await field(page, 'International').check();
  await showButton(page).click();
  await terms(page).check();
  await orderButton(page).click();
  await page.waitForURL(/\/supervision\/paiement\/.+/);

  const plan = { callType: 'unlimited', channels: '12', callPlanType: 'international' };
  const quote = quoteFor({ ...sixPhones, ...plan, geographicNumbers: '4', portedNumbers: '3' });
  const expectDraft = async () => {
    await ready(page);
    await expect(quoteRegion(page)).toContainText(total(quote.oneTime));
    await expect(quoteRegion(page)).toContainText(total(quote.monthly));
    for (const [label, value] of Object.entries(bigOffice)) await expect(field(page, label)).toHaveValue(value);
    await expect(field(page, 'Numéros à conserver (portabilité)')).toHaveValue('3');
    await expect(field(page, 'International')).toBeChecked();
    await expect(field(page, 'Canaux simultanés')).toHaveValue('12');
    await expect(terms(page)).toBeChecked();
    await expect(orderButton(page)).not.toHaveAttribute('aria-disabled');
  };
  await page.goBack();
  await expectDraft();
  await page.goForward();
  const edit = page.getByRole('link', { name: 'Modifier mon devis' });
  const link = (await edit.getAttribute('href')) ?? '';
  expect(link).not.toContain('mairie');
  await edit.click();
  await expectDraft();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(statistics).toHaveLength(1);

  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const elsewhere = await other.newPage();
  await openQuote(elsewhere, link);
  for (const [label, value] of Object.entries(bigOffice))
    await expect(field(elsewhere, label)).toHaveValue(label === 'Adresse e-mail' ? '' : value);
  await expect(field(elsewhere, 'Numéros à conserver (portabilité)')).toHaveValue('3');
  await expect(field(elsewhere, 'International')).toBeChecked();
  await expect(terms(elsewhere)).not.toBeChecked();
  await other.close();
});

test('a double press posts one order', async ({ page }) => {
  const orders = await collectOrders(page);
  await showQuote(page);
  await terms(page).check();
  await orderButton(page).dblclick();
  await expect(page.getByRole('heading', { name: 'Paiement' })).toBeVisible();
  expect(orders).toHaveLength(1);
});

test('a browser without `AbortSignal.timeout` can order', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'timeout'));
  const orders = await collectOrders(page);
  await showQuote(page);
  await terms(page).check();
  await orderButton(page).click();
  await expect(page.getByRole('heading', { name: 'Paiement' })).toBeVisible();
  expect(orders).toHaveLength(1);
});

test('an edit while the service is being probed withdraws the order', async ({ page }) => {
  const orders = await collectOrders(page);
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    void page.route('**/supervision/vivant', async (route) => {
      resolve();
      await new Promise<void>((free) => {
        answer = free;
      });
      await route.fulfill({ body: 'vivant' });
    });
  });
  await showQuote(page);
  await terms(page).check();
  await orderButton(page).click();
  await asked;
  await expect(orderButton(page)).toHaveAttribute('aria-disabled', 'true');
  await field(page, 'Postes principaux').fill('9');
  const answered = page.waitForResponse('**/supervision/vivant');
  answer();
  await answered;
  await expect(orderButton(page)).not.toHaveAttribute('aria-disabled');
  await expect(quoteRegion(page)).toHaveCount(0);
  expect(orders).toEqual([]);
});

test.describe('while the service is unavailable', () => {
  test.use({ expectedMessages: /Failed to load resource|Erreur lors de l’envoi des statistiques/ });

  test('the visitor keeps the page and its entries, can write an e-mail, and can try again', async ({ page }) => {
    await page.route('**/supervision/**', (route) => route.abort());
    await showQuote(page);
    await terms(page).check();
    await orderButton(page).click();

    const notice = page.getByText('Votre commande n’est pas partie');
    await expect(notice).toBeVisible();
    const { oneTime } = quoteFor(smallOffice);
    await expect(quoteRegion(page)).toContainText(total(oneTime));
    await expect(field(page, 'Postes principaux')).toHaveValue('4');
    const mail = await page.getByRole('link', { name: 'Envoyer par e-mail' }).getAttribute('href');
    expect(mail).toMatch(/^mailto:[^?]+@[^?]+\?subject=/);
    expect(decodeURIComponent(mail ?? '')).toContain(total(oneTime).replaceAll(/\s/g, ' '));
    await expect(orderButton(page)).not.toHaveAttribute('aria-disabled');

    await page.unroute('**/supervision/**');
    const orders = await collectOrders(page);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('heading', { name: 'Paiement' })).toBeVisible();
    expect(orders).toHaveLength(1);
  });

  test('the visitor can send the order without asking whether the service responds', async ({ page }) => {
    let asked = 0;
    await page.route('**/supervision/vivant', (route) => {
      asked += 1;
      return route.abort();
    });
    await showQuote(page);
    await terms(page).check();
    await orderButton(page).click();
    const send = page.getByRole('button', { name: 'Envoyer quand même' });
    await send.waitFor();
    const orders = await collectOrders(page);
    await send.click();
    await expect(page.getByRole('heading', { name: 'Paiement' })).toBeVisible();
    expect(orders).toHaveLength(1);
    expect(asked).toBe(1);
  });

  test('a service that never answers counts as unavailable after three seconds', async ({ page }) => {
    await page.route('**/supervision/vivant', () => undefined);
    await showQuote(page);
    await terms(page).check();
    await orderButton(page).click();
    await expect(page.getByText('Votre commande n’est pas partie')).toBeVisible({ timeout: 5000 });
  });
});
