import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { pages } from '#content/pages.ts';
import { chooseEssentialCookies, open } from '#tests/e2e/fixtures.ts';
import {
  customOfferButton,
  dialog,
  field,
  fillSmallOffice,
  openQuote,
  orderButton,
  quoteRegion,
  showButton,
  terms,
} from '#tests/e2e/quote-steps.ts';
import { addressStates } from './address-states.ts';
import { deskStates } from './desk-states.ts';
import { orderStates } from './order-states.ts';
import type { Reach } from './order-steps.ts';
import { refusalStates } from './refusal-states.ts';

const slugs = readdirSync('content/articles').map((file) => file.replace(/\.md$/, ''));
const paths = Object.values(pages).flatMap(({ path }) =>
  path.includes(':slug') ? slugs.map((slug) => path.replace(':slug', slug)) : [path],
);

/** The state after an answer to the banner, which would otherwise cover parts of it. */
const behindBanner =
  (reach: Reach): Reach =>
  async (page, service) => {
    await chooseEssentialCookies(page);
    await reach(page, service);
  };

async function openRates(page: Page, mode: string, tab: string): Promise<void> {
  await open(page, '/#/solution');
  await page.getByRole('button', { name: 'Maîtrise des coûts', exact: true }).click();
  await page.getByRole('button', { name: mode, exact: true }).click();
  await page.getByRole('dialog').getByRole('tab', { name: tab, exact: true }).click();
}

/** Shows the price of a small office, unlimited. */
async function showPrice(page: Page): Promise<void> {
  await openQuote(page);
  await fillSmallOffice(page);
  await field(page, 'Illimité').check();
  await showButton(page).click();
  await quoteRegion(page).waitFor();
}

/** Answers the questions of the custom offer, which its dialog asks, and sends them. */
async function answerCustomOffer(page: Page): Promise<void> {
  const asked = dialog(page);
  await asked.locator('[name=existingSystem]').selectOption('analogique');
  await asked.locator('[name=specificNeeds]').fill('Un interphone à la grille');
  await asked.locator('[name=preferredInstallDate]').selectOption('3-months');
  await asked.locator('[name=budget]').selectOption('1000+');
  await asked.getByRole('button', { name: 'Envoyer' }).click();
  await page.waitForURL(/#\/contact$/);
}

/** Console messages for what the service refuses by design, and for code and a service that can't be reached. */
export const refusedByDesign =
  /^Failed to load resource: (.* 4\d\d .*supervision\/(paiement|bureau|retrouver)|.*(QuoteToolDialog-|supervision\/vivant))/;

/** The tools of a price that open a dialog, by the beginning of their buttons' names. */
const tools = [
  ...['Télécharger le devis', 'Envoyer à quelqu’un', 'Comparer deux devis', 'Coût sur trois ans'],
  ...['Quel forfait choisir', 'Combien de canaux'],
];

const states: Readonly<Record<string, Reach>> = {
  ...Object.fromEntries(paths.map((path): [string, Reach] => [path, (page) => open(page, path)])),
  'unknown article': (page) => open(page, '/#/blog/inconnu'),
  'error page': (page) => open(page, '/#/nulle-part'),
  'menu open': async (page) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, '/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
  },
  ...Object.fromEntries(
    ['Installation express', 'Maîtrise des coûts', 'Sécurité maximale', 'Gestion simplifiée'].map(
      (name): [string, Reach] => [
        `solution: ${name}`,
        async (page) => {
          await open(page, '/#/solution');
          await page.getByRole('button', { name, exact: true }).click();
          await page.getByRole('dialog', { name }).waitFor();
        },
      ],
    ),
  ),
  ...Object.fromEntries(
    ['Tarifs à la consommation', 'Forfait illimité'].flatMap((mode) =>
      ['France', 'Europe', 'International'].map((tab): [string, Reach] => [
        `rates: ${mode}, ${tab}`,
        (page) => openRates(page, mode, tab),
      ]),
    ),
  ),
  'rates: a number is searched': async (page) => {
    await openRates(page, 'Tarifs à la consommation', 'Europe');
    await page.getByRole('searchbox').fill('+32 2 555 12 12');
  },
  'quote: errors': async (page) => {
    await openQuote(page);
    await field(page, 'Nombre de sites').fill('un');
    await showButton(page).click();
    await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
  },
  'quote: virtual': async (page) => {
    await openQuote(page);
    await field(page, /^Solution 100/).check();
  },
  'quote: unlimited': async (page) => {
    await openQuote(page);
    await field(page, 'Illimité').check();
  },
  'quote: priced': showPrice,
  'quote: why this price': async (page) => {
    await showPrice(page);
    await page.getByRole('button', { name: /^Pourquoi ce prix/ }).click();
  },
  'quote: order refused without the terms': async (page) => {
    await showPrice(page);
    await orderButton(page).click();
    await page.locator('[name=acceptTerms][aria-invalid=true]').waitFor();
  },
  ...Object.fromEntries(
    tools.map((tool): [string, Reach] => [
      `quote: ${tool}`,
      async (page) => {
        await showPrice(page);
        await page.getByRole('button', { name: new RegExp(`^${tool}`) }).click();
        await page.getByRole('dialog').waitFor();
      },
    ]),
  ),
  'quote: a tool can’t be loaded': async (page) => {
    await showPrice(page);
    await page.route('**/QuoteToolDialog-*.js', (route) => route.abort());
    await page.getByRole('button', { name: 'Télécharger le devis' }).click();
    await page.getByRole('alert').filter({ hasText: 'Ce contenu n’a pas pu être chargé' }).waitFor();
  },
  'quote: price hidden by an edit': async (page) => {
    await showPrice(page);
    await field(page, 'Postes principaux').fill('5');
    await page.getByRole('button', { name: 'Recalculer' }).waitFor();
  },
  'quote: order not sent': async (page) => {
    await page.route('**/supervision/vivant', (route) => route.abort());
    await showPrice(page);
    await terms(page).check();
    await orderButton(page).click();
    await page.getByText('Votre commande n’est pas partie').waitFor();
  },
  'quote: resumed by a link': async (page) => {
    await showPrice(page);
    await page.getByRole('button', { name: 'Envoyer à quelqu’un' }).click();
    const link = await page.getByRole('dialog').getByLabel('Lien de votre devis').inputValue();
    await page.evaluate(() => sessionStorage.clear());
    // From another page: a change of the fragment would read the link before the page is loaded again.
    await page.goto('/solution/');
    await openQuote(page, link);
    await page.getByText('Voici le devis qui vous a été transmis').waitFor();
  },
  'quote: order inspector': async (page) => {
    await showPrice(page);
    for (const key of ['!', '!', '!']) await page.keyboard.press(key);
    await page.getByRole('dialog').waitFor();
  },
  'quote: custom offer': async (page) => {
    await openQuote(page);
    await customOfferButton(page).click();
    await page.getByRole('dialog').waitFor();
  },
  'custom offer refused': async (page) => {
    await showPrice(page);
    await customOfferButton(page).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Envoyer' }).click();
    await page.getByRole('dialog').getByRole('alert').getByText('Quelques points').waitFor();
  },
  'contact with a quote': async (page) => {
    await showPrice(page);
    await customOfferButton(page).click();
    await answerCustomOffer(page);
  },
  'contact: map': async (page) => {
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="fr"><title>Plan</title>' }),
    );
    await open(page, '/contact/');
    await page.getByRole('button', { name: 'Afficher le plan' }).click();
    await page.locator('iframe').waitFor();
  },
  'banner opened again': async (page) => {
    await open(page, '/contact/');
    await page.getByRole('button', { name: 'Gérer les cookies' }).click();
    await page.getByRole('heading', { name: 'Votre vie privée' }).waitFor();
  },
  'demo started': async (page) => {
    await open(page, '/demo/');
    await page.getByRole('button', { name: 'Lancer la démonstration' }).click();
    await page.locator('video, iframe').waitFor();
  },
};

/** Every route and state of the site, of the payment pages and of the desk, which axe and the Nu validator look at. */
export const everyState: ReadonlyMap<string, Reach> = new Map<string, Reach>([
  ['banner', (page) => open(page, '/')],
  ...Object.entries({ ...states, ...orderStates, ...addressStates, ...refusalStates, ...deskStates }).map(
    ([name, reach]): [string, Reach] => [name, behindBanner(reach)],
  ),
]);
