import { buildOrder } from '#domain/order/build-order.ts';
import { sixPhones } from '#domain/quote/example-quote.fixture.ts';
import { quoteFormDefaults } from '#domain/quote/form/quote-form.ts';
import { expect, test } from '#tests/e2e/fixtures.ts';
import { bigOffice, quoteFor, requestFor, smallOffice, total } from '#tests/e2e/quote/quote-page.ts';

const bigOfficeForm = { ...quoteFormDefaults, ...sixPhones, email: bigOffice['Adresse e-mail'] };
const bigOfficeOrder = buildOrder(bigOfficeForm, requestFor(sixPhones), quoteFor(sixPhones));

test('a double press posts the order once, in a browser without `AbortSignal.timeout` too', async ({ page, quote }) => {
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'timeout'));
  const orders = await quote.collectOrders();
  await quote.showBig();
  await quote.terms.check();
  await quote.orderButton.dblclick();
  await expect(page.getByRole('heading', { name: 'Paiement' })).toBeVisible();
  expect(orders).toEqual([bigOfficeOrder]);
});

test.describe('while the service is unavailable', () => {
  test.use({ expectedMessages: /Failed to load resource|Erreur lors de l’envoi des statistiques/ });

  test('the visitor keeps the page and its entries, can write an e-mail, and can try again', async ({
    page,
    quote,
  }) => {
    await page.route('**/supervision/**', (route) => route.abort());
    await quote.show();
    await quote.order();

    const notice = page.getByText('Votre commande n’est pas partie');
    await expect(notice).toBeVisible();
    const { oneTime } = quoteFor(smallOffice);
    await expect(quote.region).toContainText(total(oneTime));
    await expect(quote.field('Postes principaux')).toHaveValue('4');
    const mail = await page.getByRole('link', { name: 'Envoyer par e-mail' }).getAttribute('href');
    expect(mail).toMatch(/^mailto:[^?]+@[^?]+\?subject=/);
    expect(decodeURIComponent(mail ?? '')).toContain(total(oneTime).replaceAll(/\s/g, ' '));
    await expect(quote.orderButton).not.toHaveAttribute('aria-disabled');

    await page.unroute('**/supervision/**');
    const orders = await quote.collectOrders();
    await quote.button('Réessayer').click();
    await expect(page.getByRole('heading', { name: 'Paiement' })).toBeVisible();
    expect(orders).toHaveLength(1);
  });

  test('the visitor can send the order without asking whether the service responds', async ({ page, quote }) => {
    let asked = 0;
    await page.route('**/supervision/vivant', (route) => {
      asked += 1;
      return route.abort();
    });
    await quote.show();
    await quote.order();
    const send = quote.button('Envoyer quand même');
    await send.waitFor();
    const orders = await quote.collectOrders();
    await send.click();
    await expect(page.getByRole('heading', { name: 'Paiement' })).toBeVisible();
    expect(orders).toHaveLength(1);
    expect(asked).toBe(1);
  });

  test('a service that never answers counts as unavailable after three seconds', async ({ page, quote }) => {
    await page.route('**/supervision/vivant', () => undefined);
    await quote.show();
    await quote.order();
    await expect(page.getByText('Votre commande n’est pas partie')).toBeVisible({ timeout: 5000 });
  });
});
