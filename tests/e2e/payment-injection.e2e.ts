import type { Page } from '@playwright/test';
import { isEmail } from '#domain/quote/email-address.ts';
import { orderScript } from '#service/orders/order-script.ts';
import { injections } from '#tests/resilience/injections.ts';
import { type OrderPayload, randomOrder, seededRandom } from '#tests/resilience/payloads.ts';
import { expect, test } from './fixtures.ts';
import type { RunningService } from './start-service.ts';

/** Whatever a client writes on the payment page stays text: the fixtures also fail on any CSP violation. */
const siret = '73282932000074';
const phone = '04 65 71 00 00';
const groups = [0, 10, 20, 30].map((first) => injections.slice(first, first + 10));

type Texts = Readonly<Record<'company' | 'siret' | 'name' | 'phone' | 'email' | 'site1' | 'site2', string>>;

const plain: Texts = {
  company: 'x',
  siret: 'x',
  name: 'x',
  phone: 'x',
  email: 'x@example.com',
  site1: 'x',
  site2: 'x',
};

/** The text in every field; in the e-mail, without its spaces, as far as an address may contain it. */
function everywhere(text: string): Texts {
  const email = `${text.replaceAll(/[\s@]/g, '')}@example.com`;
  const address = isEmail(email) ? email : plain.email;
  return { company: text, siret: text, name: text, phone: text, email: address, site1: text, site2: text };
}

/** Posts an order for two sites, as the site's form does; returns its payment page. */
async function order(
  page: Page,
  service: RunningService,
  { company, siret, name, phone, email }: Texts,
): Promise<string> {
  const random = seededRandom(16);
  let payload: OrderPayload = randomOrder(random, 16);
  while (payload.articles.sites !== 2) payload = randomOrder(random, 16);
  const client = { company, siret, name, phone, email };
  const response = await page.request.post(`${service.address}/supervision/paiement`, {
    headers: { origin: service.address },
    form: { orderData: JSON.stringify({ ...payload, client }) },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
  return `${service.address}${response.headers().location}`;
}

/** Elements of the document with the names of their attributes, in order. */
function elements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')].map(
      (element) => `${element.localName} ${element.getAttributeNames().join(' ')}`,
    ),
  );
}

async function complete(page: Page, texts: Omit<Texts, 'email'>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await page.locator(`[name="${name}"]`).fill(text);
  await page.getByRole('button', { name: 'Commander avec obligation de paiement' }).click();
}

/** The elements of the payment page, of the page that lists what is missing, and of the confirmation. */
async function elementsOfEveryPage(page: Page, service: RunningService, texts: Texts): Promise<string[][]> {
  const { email: _email, ...typed } = texts;
  await page.goto(await order(page, service, texts));
  await expect(page.locator('[name="company"]')).toHaveValue(texts.company);
  await expect(page.locator('[name="email"]')).toHaveValue(texts.email);
  const payment = await elements(page);

  await complete(page, typed);
  await expect(page.getByRole('alert')).toBeVisible();
  for (const [name, text] of Object.entries(typed)) await expect(page.locator(`[name="${name}"]`)).toHaveValue(text);
  const refused = await elements(page);

  await page.getByLabel('J’accepte les conditions générales de vente').check();
  await complete(page, { ...typed, siret, phone });
  await expect(page.getByRole('heading', { name: 'Merci, votre commande est confirmée' })).toBeVisible();
  for (const text of [texts.company, texts.name, texts.email, texts.site1]) {
    await expect(page.getByRole('region', { name: 'Vos coordonnées' })).toContainText(text.trim());
  }
  return [payment, refused, await elements(page)];
}

test.use({ expectedMessages: /status of 422/ });

for (const [index, texts] of groups.entries()) {
  test(`nothing typed on the payment page becomes an element or runs (${index + 1} of ${groups.length})`, async ({
    page,
    service,
  }) => {
    test.setTimeout(180_000);
    const dialogs: string[] = [];
    page.on('dialog', async (dialog) => {
      dialogs.push(dialog.message());
      await dialog.dismiss();
    });
    const expected = await elementsOfEveryPage(page, service, plain);
    for (const text of texts) {
      expect(await elementsOfEveryPage(page, service, everywhere(text)), text).toEqual(expected);
      // A browser without our policy would run anything that gets through, so only our own script may be there to run.
      expect(await page.locator('script').allTextContents()).toEqual([orderScript]);
      expect(await page.locator('iframe, object, embed, base').count()).toBe(0);
      expect(page.url()).toContain(service.address);
    }
    expect(dialogs).toEqual([]);
  });
}

test('no address contains markup; the e-mail is tried with the other texts that an address may contain', () => {
  expect(new Set(injections).size).toBe(40);
  const tried = injections.filter((text) => everywhere(text).email !== plain.email);
  expect(tried.length).toBeGreaterThan(2);
  expect(tried.join('')).not.toMatch(/[<>"]/);
});
