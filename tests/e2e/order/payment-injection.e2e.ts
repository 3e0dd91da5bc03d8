import type { Page } from '@playwright/test';
import { isEmail } from '#domain/email/email-address.ts';
import { addressOnOneLine } from '#domain/order/client/address-parts.ts';
import { isInLatinLetters } from '#domain/typed-text.ts';
import { hasWebAddress } from '#domain/web-address.ts';
import { orderWith } from '#service/payloads.fixture.ts';
import { expect, test } from '#tests/e2e/fixtures.ts';
import { injections } from '#tests/resilience/injections.ts';
import type { RunningService } from '#tests/shared/released-service.ts';
import { control, orderButton, postOrder, siret } from './payment-steps.ts';

/** Whatever a client writes on the payment page stays text: the fixtures also fail on any CSP violation. */
const phone = '04 65 71 00 00';
type Texts = Readonly<
  Record<'company' | 'siret' | 'name' | 'phone' | 'email' | 'site1' | 'site2' | 'emergency1', string>
>;

const plain: Texts = {
  company: 'x',
  siret: 'x',
  name: 'x',
  phone: 'x',
  email: 'x@example.com',
  site1: inTown('x'),
  site2: inTown('y'),
  emergency1: inTown('z'),
};

/** A street with this text in it. */
function inTown(text: string): string {
  return addressOnOneLine(`${text}, place de l’Église`);
}

/** Fields that take any text, and names, which have letters; a person's refuses what may be the address of a web site. */
const fields = ['company', 'siret', 'name', 'phone', 'site1', 'site2', 'emergency1'] as const;
const emails = injections.map((text) => `${text.replaceAll(/[\s@]/g, '')}@example.com`).filter(isEmail);

/** Rounds in which another text is in each field: each text is in two of them in turn. */
const rounds = Array.from({ length: 12 }, (_, round): Texts => {
  const texts = fields.map((field, place) => {
    const text = injections[(round * fields.length + place) % injections.length] ?? '';
    const isRefused = !/^(?:siret|phone)$/.test(field) && !isInLatinLetters(text);
    if (/^(?:site|emergency)/.test(field)) return [field, isRefused ? plain[field] : inTown(text)] as const;
    return [field, isRefused || (field === 'name' && hasWebAddress(text, 'refused')) ? plain[field] : text] as const;
  });
  return { ...plain, ...Object.fromEntries(texts), email: emails[round % emails.length] ?? plain.email };
});

/** Elements of the document with the names of their attributes, in order. */
function elements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')].map(
      (element) => `${element.localName} ${element.getAttributeNames().join(' ')}`,
    ),
  );
}

/** The elements of the payment page, of the page that lists what is missing, and of the confirmation. */
async function elementsOfEveryPage(page: Page, service: RunningService, texts: Texts): Promise<string[][]> {
  const { email, ...typed } = texts;
  const client = { company: typed.company, siret: typed.siret, name: typed.name, phone: typed.phone, email };
  await page.goto(await postOrder(page, service, { ...orderWith({ sites: 2 }, 16), client }));
  await expect(control(page, 'company')).toHaveValue(texts.company);
  await expect(control(page, 'email')).toHaveValue(email);
  const payment = await elements(page);

  await page.getByRole('checkbox', { name: /pour les secours$/ }).uncheck();
  for (const [name, text] of Object.entries(typed)) await control(page, name).fill(text);
  for (const name of ['site1', 'site2', 'emergency1']) {
    await control(page, `${name}PostCode`).fill('20167');
    await control(page, `${name}Town`).fill('Alata');
  }
  await orderButton(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  for (const [name, text] of Object.entries(typed)) await expect(control(page, name)).toHaveValue(text);
  const refused = await elements(page);

  await page.getByLabel('J’accepte les conditions générales de vente').check();
  await control(page, 'siret').fill(siret);
  await control(page, 'phone').fill(phone);
  await orderButton(page).click();
  await expect(page.getByRole('heading', { name: 'Merci, votre commande est confirmée' })).toBeVisible();
  for (const text of [texts.company, texts.name, texts.email, texts.site1])
    await expect(page.getByRole('region', { name: 'Vos coordonnées' })).toContainText(text.trim());
  const confirmed = await elements(page);
  // The tab remembers the order, and says so on the next payment page.
  await page.evaluate(() => sessionStorage.clear());
  return [payment, refused, confirmed];
}

test.use({ expectedMessages: /status of 422/ });

for (const half of [0, 1]) {
  test(`nothing typed on the payment page becomes an element or runs (${half + 1} of 2)`, async ({ page, service }) => {
    test.slow();
    const dialogs: string[] = [];
    page.on('dialog', async (dialog) => {
      dialogs.push(dialog.message());
      await dialog.dismiss();
    });
    const expected = await elementsOfEveryPage(page, service, plain);
    const ownScripts = await page.locator('script').allTextContents();
    expect(ownScripts).toHaveLength(1);
    for (const texts of rounds.filter((_, round) => round % 2 === half)) {
      expect(await elementsOfEveryPage(page, service, texts), JSON.stringify(texts)).toEqual(expected);
      // A browser without our policy would run anything that gets through, so only our own script may be there to run.
      expect(await page.locator('script').allTextContents()).toEqual(ownScripts);
      expect(await page.locator('iframe, object, embed, base').count()).toBe(0);
      expect(page.url()).toContain(service.address);
    }
    expect(dialogs).toEqual([]);
  });
}

test('each text is typed, and no address contains markup', () => {
  expect(new Set(injections).size).toBe(40);
  const typed = new Set(rounds.flatMap((texts) => fields.map((field) => texts[field])));
  expect(injections.filter((text) => !typed.has(text) && !typed.has(inTown(text)))).toEqual([]);
  expect(emails.length).toBeGreaterThan(2);
  expect(emails.join('')).not.toMatch(/[<>"]/);
});
