import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { pages } from '#content/pages.ts';
import { open } from '#tests/e2e/fixtures.ts';
import { openRates } from '#tests/e2e/pages/call-rates-steps.ts';
import { type QuotePage, quotePage } from '#tests/e2e/quote/quote-page.ts';
import { addressStates } from './address-states.ts';
import { deskStates } from './desk-states.ts';
import { orderStates } from './order-states.ts';
import { inTurn, opens, presses, type Reach, sees, seesDialog, seesRefusal, types } from './reach.ts';
import { refusalStates } from './refusal-states.ts';

const slugs = readdirSync('content/articles').map((file) => file.replace(/\.md$/, ''));
const paths = Object.values(pages).flatMap(({ path }) =>
  path.includes(':slug') ? slugs.map((slug) => path.replace(':slug', slug)) : [path],
);

/** Does something with the quote of the page. */
const onQuote =
  (act: (quote: QuotePage) => Promise<unknown>): Reach =>
  (page) =>
    act(quotePage(page));

/** Console messages for what the service refuses by design, and for code and a service that can't be reached. */
export const refusedByDesign =
  /^Failed to load resource: (.* 4\d\d .*supervision\/(paiement|bureau|retrouver|resilier|offre|devis)|.*(QuoteDialogs-|supervision\/vivant))/;

/** The tools of a price that open a dialog, by the beginning of their buttons' names. */
const tools = [
  ...['Télécharger le devis', 'Envoyer à quelqu’un', 'Comparer deux devis', 'Coût sur trois ans'],
  ...['Quel forfait choisir', 'Combien de canaux'],
];

const checks = (label: string | RegExp): Reach => onQuote((quote) => quote.field(label).check());
/** The price of a small office, unlimited. */
const priceShown = onQuote((quote) =>
  quote.show(async () => {
    await quote.fillSmallOffice();
    await quote.field('Illimité').check();
  }),
);
const quote = onQuote((of) => of.open());
const showsPrice = onQuote((of) => of.showButton.click());
const asksCustomOffer = onQuote((of) => of.customOfferButton.click());
const orders = onQuote((of) => of.orderButton.click());

const letChoiceExpire: Reach = (page) =>
  page.evaluate(() => localStorage.setItem('cookiesAcceptedAt', new Date(0).toISOString()));

const states: Readonly<Record<string, Reach>> = {
  ...Object.fromEntries(paths.map((path) => [path, opens(path)])),
  banner: inTurn(opens('/'), letChoiceExpire, opens('/'), sees('Votre vie privée')),
  'unknown article': opens('/#/blog/inconnu'),
  'error page': opens('/#/nulle-part'),
  'menu open': inTurn((page) => page.setViewportSize({ width: 320, height: 800 }), opens('/'), presses('Menu')),
  ...Object.fromEntries(
    ['Installation express', 'Maîtrise des coûts', 'Sécurité maximale', 'Gestion simplifiée'].map((name) => [
      `solution: ${name}`,
      inTurn(opens('/#/solution'), presses(name), seesDialog),
    ]),
  ),
  ...Object.fromEntries(
    (['Tarifs à la consommation', 'Forfait illimité'] as const).map((mode) => [
      `rates: ${mode}, Europe`,
      inTurn((page) => openRates(page, mode), presses(/^Europe/, 'tab')),
    ]),
  ),
  'rates: a number is searched': inTurn(
    ...[(page: Page) => openRates(page), presses(/^Europe/, 'tab'), types(/^Rechercher/, '+32 2 555 12 12')],
  ),
  'quote: errors': inTurn(quote, types('Nombre de sites', 'un'), showsPrice, seesRefusal),
  'quote: virtual': inTurn(quote, checks(/^Solution 100/)),
  'quote: unlimited': inTurn(quote, checks('Illimité')),
  'quote: priced': priceShown,
  'quote: why this price': inTurn(priceShown, presses(/^Pourquoi ce prix/)),
  'quote: order refused without the terms': inTurn(priceShown, orders, seesRefusal),
  ...Object.fromEntries(
    tools.map((tool) => [`quote: ${tool}`, inTurn(priceShown, presses(new RegExp(`^${tool}`)), seesDialog)]),
  ),
  'quote: a tool can’t be loaded': inTurn(
    ...[priceShown, (page: Page) => page.route('**/QuoteDialogs-*.js*', (route) => route.abort())],
    ...[presses('Télécharger le devis'), sees('Ce contenu n’a pas pu être chargé')],
  ),
  'quote: price hidden by an edit': inTurn(...[priceShown, types('Postes principaux', '5'), sees('Recalculer')]),
  'quote: order not sent': inTurn(
    ...[(page: Page) => page.route('**/supervision/vivant', (route) => route.abort()), priceShown],
    ...[checks(/^J’accepte/), orders, sees('Votre commande n’est pas partie')],
  ),
  'quote: resumed by a link': async (page, service) => {
    await priceShown(page, service);
    await page.getByRole('button', { name: 'Envoyer à quelqu’un' }).click();
    const link = await page.getByRole('dialog').getByLabel('Lien de votre devis').inputValue();
    await page.evaluate(() => sessionStorage.clear());
    // From another page: a change of the fragment would read the link before the page is loaded again.
    await page.goto('/solution/');
    await open(page, `/#/quote${new URL(link).search}`);
    await page.getByText('Voici le devis qui vous a été transmis').waitFor();
  },
  'quote as a page': (page) => page.goto('/supervision/devis?mainPhones=3&callType=unlimited'),
  'quote as a page, refused': (page) => page.goto('/supervision/devis?mainPhones=x&siteCount=9'),
  'quote: order inspector': inTurn(priceShown, (page) => page.keyboard.type('!!!'), seesDialog),
  'quote: custom offer': inTurn(quote, asksCustomOffer, seesDialog),
  'contact with a quote': inTurn(
    priceShown,
    onQuote((of) => of.askForOffer()),
  ),
  'contact: map': async (page, service) => {
    const map = '<!doctype html><html lang="fr"><title>Plan</title>';
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: map }),
    );
    await inTurn(opens('/contact/'), presses('Afficher le plan'))(page, service);
    await page.locator('iframe').waitFor();
  },
  'banner opened again': inTurn(opens('/contact/'), presses('Gérer les cookies'), sees('Votre vie privée')),
  'demo started': inTurn(
    ...[opens('/demo/'), presses('Lancer la démonstration'), (page: Page) => page.locator('video, iframe').waitFor()],
  ),
};

/** Every route and state of the site, of the payment pages and of the desk, which axe and the Nu validator look at. */
export const everyState: ReadonlyMap<string, Reach> = new Map(
  Object.entries({ ...states, ...orderStates, ...addressStates, ...refusalStates, ...deskStates }),
);
