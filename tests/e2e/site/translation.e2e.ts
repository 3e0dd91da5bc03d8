import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/fixtures.ts';
import { type QuotePage, quotePage } from '#tests/e2e/quote/quote-page.ts';
import { translate } from '#tests/e2e/translator.ts';

// A translator replaces React's texts: the page must go on, and say what it says to those who don't translate it.

type Act = (quote: QuotePage) => Promise<unknown>;
const press =
  (name: string | RegExp): Act =>
  (quote) =>
    quote.button(name).first().click();
const type =
  (label: string, value: string): Act =>
  (quote) =>
    quote.fill({ [label]: value });
const tick =
  (label: string | RegExp): Act =>
  (quote) =>
    quote.field(label).check();
const close: Act = (quote) => quote.dialog.getByRole('button', { name: 'Fermer' }).click();

/** What a visitor does on the page of the quote, one after another. */
const actions: Readonly<Record<string, Act>> = {
  'asks for a price too early': (quote) => quote.showButton.click(),
  'adds a phone': press('Ajouter un poste principal'),
  'types a count': type('Postes secondaires', '4'),
  'types what is no count': type('Nombre de sites', 'un'),
  'is refused': (quote) => quote.showButton.click(),
  'corrects it': type('Nombre de sites', '2'),
  'gives an address': type('Adresse e-mail', 'claire@mairie.example.com'),
  'sees a price': (quote) => quote.showButton.click(),
  'chooses unlimited calls': tick('Illimité'),
  'chooses channels': (quote) => quote.field('Canaux simultanés').selectOption('4'),
  'chooses a plan': tick('International'),
  'chooses fewer channels': (quote) => quote.field('Canaux simultanés').selectOption('3'),
  'unfolds the zeros': press(/lignes? à 0/),
  'asks why': press(/^Pourquoi ce prix/),
  'changes a count': press('Ajouter un poste sans fil'),
  'computes the price again': press('Recalculer'),
  'chooses only software': tick(/^Solution 100/),
  'adds a user': press('Ajouter un utilisateur'),
  'sees the price of software': (quote) => quote.showButton.click(),
  'chooses phones again': (quote) => quote.field(/^Solution 100/).uncheck(),
  'counts phones again': type('Postes principaux', '7'),
  'sees their price': (quote) => quote.showButton.click(),
  'pays by consumption': tick('À la consommation'),
  'reads the rates': press('Prix des appels'),
  'searches a country': (quote) => quote.dialog.getByRole('searchbox').fill('mar'),
  'searches another': (quote) => quote.dialog.getByRole('searchbox').fill('por'),
  'chooses a tab': (quote) => quote.dialog.getByRole('tab').last().click(),
  'closes them': close,
  'asks for an offer': (quote) => quote.customOfferButton.click(),
  'sends it empty': (quote) => quote.dialog.getByRole('button', { name: 'Envoyer' }).click(),
  'closes it': close,
  'orders without the terms': (quote) => quote.orderButton.click(),
  'accepts them': (quote) => quote.terms.check(),
  'opens the menu of cookies': press('Gérer les cookies'),
  'refuses them': press('Cookies essentiels uniquement'),
};

/** All that the page says, hidden or not, sentence by sentence; without announcements, which a next action cancels. */
const words = (page: Page): Promise<string[]> =>
  page.locator('#root').evaluate((root) => {
    const copy = root.cloneNode(true) as Element;
    for (const announcement of copy.querySelectorAll('.visually-hidden[role=status]')) announcement.remove();
    return copy.textContent?.split(/(?<=[.:?€])/) ?? [];
  });

test('a translator changes nothing of what the quote says', async ({ page, context }) => {
  test.slow();
  const untranslated = await context.newPage();
  const both = [quotePage(page), quotePage(untranslated)];
  for (const quote of both) await quote.open();
  await translate(page);
  for (const [name, act] of Object.entries(actions)) {
    for (const quote of both) await act(quote);
    await expect(async () => expect(await words(page), name).toEqual(await words(untranslated))).toPass({
      intervals: [50],
    });
  }
});
