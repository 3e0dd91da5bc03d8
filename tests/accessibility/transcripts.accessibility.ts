import type { Locator, Page } from '@playwright/test';
import { brand } from '#content/brand.ts';
import { openRates } from '#tests/e2e/call-rates-steps.ts';
import { chooseEssentialCookies, expect, open, test } from '#tests/e2e/fixtures.ts';
import {
  customOfferButton,
  dialog,
  field,
  openQuote,
  planNames,
  quoteRegion,
  showButton,
} from '#tests/e2e/quote-steps.ts';
import { completeOrder, receiveOrder } from './order-steps.ts';
import { readAloud } from './read-aloud.ts';
import { answerCustomOffer, refusedByDesign, showPrice } from './states.ts';

/** Steps of one journey: actions, then the part of the page that is read. */
type Step = readonly [title: string, act: (page: Page) => Promise<unknown>, part: (page: Page) => Locator];

const main = (page: Page): Locator => page.getByRole('main');

const journeys: Readonly<Record<string, readonly Step[]>> = {
  'home-from-top-to-bottom': [['The home page', (page) => open(page, '/'), (page) => page.locator('body')]],
  menu: [
    [
      'The menu of a phone, closed',
      async (page) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await open(page, '/solution/');
      },
      (page) => page.getByRole('banner'),
    ],
    [
      'opened',
      (page) => page.getByRole('button', { name: 'Menu', exact: true }).click(),
      (page) => page.getByRole('banner'),
    ],
  ],
  'cookie-choice': [
    [
      'The question, asked again from the foot of the page',
      async (page) => {
        await open(page, '/legal/');
        await page.getByRole('button', { name: 'Gérer les cookies' }).click();
      },
      (page) => page.getByRole('region', { name: 'Votre vie privée' }),
    ],
  ],
  'quote-from-count-to-price': [
    ['The empty form', (page) => openQuote(page), main],
    ['The price of four phones, unlimited', showPrice, quoteRegion],
  ],
  'quote-refusal': [
    [
      'A form sent with nothing counted',
      async (page) => {
        await openQuote(page);
        await showButton(page).click();
        await page.getByRole('alert').filter({ hasText: /./ }).waitFor();
      },
      (page) => page.getByRole('main').locator('form').first(),
    ],
  ],
  'plan-change': [
    ['The price by the cheapest plan', showPrice, quoteRegion],
    ['with mobiles', (page) => field(page, planNames['france-all']).check(), quoteRegion],
  ],
  'rates-search': [
    ['The rates per minute', (page) => openRates(page), dialog],
    [
      'A number is searched',
      async (page) => {
        await page.getByRole('searchbox').fill('+32 2 555 12 12');
        await dialog(page).getByText('Belgique, fixe').waitFor();
      },
      dialog,
    ],
  ],
  'custom-offer': [
    [
      'The four questions',
      async (page) => {
        await showPrice(page);
        await customOfferButton(page).click();
        await dialog(page).waitFor();
      },
      dialog,
    ],
    [
      'Sent without an answer',
      async (page) => {
        await dialog(page).getByRole('button', { name: 'Envoyer' }).click();
        await dialog(page).getByRole('alert').filter({ hasText: /./ }).waitFor();
      },
      dialog,
    ],
    ['The summary on the contact page', answerCustomOffer, main],
  ],
  article: [['An article', (page) => open(page, '/blog/securite-voip-2024/'), main]],
  'payment-to-confirmation': [
    ['The order that was received', receiveOrder, main],
    ['The order that is confirmed', completeOrder, main],
  ],
};

test.use({ expectedMessages: refusedByDesign });

for (const [name, steps] of Object.entries(journeys)) {
  test(`what a screen reader says: ${name}`, async ({ page }) => {
    await chooseEssentialCookies(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const parts: string[] = [];
    for (const [title, act, part] of steps) {
      await act(page);
      parts.push(`## ${title}\n\n${withoutChance(await readAloud(page, part(page)))}`);
    }
    expect(parts.join('\n')).toMatchSnapshot(`${name}.txt`);
  });
}

/** References and days differ from one run to the next. */
function withoutChance(transcript: string): string {
  return transcript
    .replaceAll(new RegExp(`${brand.orderPrefix}-[0-9A-Z]{8}`, 'g'), 'NEO-XXXXXXXX')
    .replaceAll(brand.name, 'Neolis')
    .replaceAll(/\b\d{1,2}(?:er)?\s\p{L}+\s20\d\d\b/gu, '1er janvier 2000');
}
