import type { Locator, Page } from '@playwright/test';
import { chooseEssentialCookies, expect, test } from '#tests/e2e/fixtures.ts';
import {
  customOfferButton,
  dialog,
  field,
  fill,
  openQuote,
  orderButton,
  showButton,
  terms,
} from '#tests/e2e/quote/quote-steps.ts';
import { translate } from '#tests/e2e/translator.ts';

// A translator replaces the texts that React put into the page. The page must go on, and say what it would say to
// somebody who doesn't translate it.

test.beforeEach(({ page }) => chooseEssentialCookies(page));

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const type = (label: string, value: string) => (page: Page) => fill(page, { [label]: value });
const tick = (label: string | RegExp) => (page: Page) => field(page, label).setChecked(true);
const close = (page: Page) => dialog(page).getByRole('button', { name: 'Fermer' }).click();
const virtual = (page: Page): Locator => field(page, /^Solution 100/);

/** What a visitor does on the page of the quote, one after another. */
const actions: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'asks for a price too early': (page) => showButton(page).click(),
  'adds a phone': press('Ajouter un poste principal'),
  'types a count': type('Postes secondaires', '4'),
  'types what is no count': type('Nombre de sites', 'un'),
  'is refused': (page) => showButton(page).click(),
  'corrects it': type('Nombre de sites', '2'),
  'gives an address': type('Adresse e-mail', 'claire@mairie.example.com'),
  'sees a price': (page) => showButton(page).click(),
  'chooses unlimited calls': tick('Illimité'),
  'chooses channels': (page) => field(page, 'Canaux simultanés').selectOption('4'),
  'chooses a plan': tick('International'),
  'chooses fewer channels': (page) => field(page, 'Canaux simultanés').selectOption('3'),
  'unfolds the zeros': press(/lignes? à 0/),
  'asks why': press(/^Pourquoi ce prix/),
  'changes a count': press('Ajouter un poste sans fil'),
  'computes the price again': press('Recalculer'),
  'chooses only software': (page) => virtual(page).check(),
  'adds a user': press('Ajouter un utilisateur'),
  'sees the price of software': (page) => showButton(page).click(),
  'chooses phones again': (page) => virtual(page).uncheck(),
  'counts phones again': type('Postes principaux', '7'),
  'sees their price': (page) => showButton(page).click(),
  'pays by consumption': tick('À la consommation'),
  'reads the rates': press('Prix des appels'),
  'searches a country': (page) => dialog(page).getByRole('searchbox').fill('mar'),
  'searches another': (page) => dialog(page).getByRole('searchbox').fill('por'),
  'chooses a tab': (page) => dialog(page).getByRole('tab').last().click(),
  'closes them': close,
  'asks for an offer': (page) => customOfferButton(page).click(),
  'sends it empty': (page) => dialog(page).getByRole('button', { name: 'Envoyer' }).click(),
  'closes it': close,
  'orders without the terms': (page) => orderButton(page).click(),
  'accepts them': (page) => terms(page).check(),
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

for (const way of ['replaces', 'moves'] as const) {
  test(`a translator that ${way} the texts changes nothing of what the quote says`, async ({ page, context }) => {
    test.slow();
    const untranslated = await context.newPage();
    await chooseEssentialCookies(untranslated);
    for (const one of [page, untranslated]) await openQuote(one);
    await translate(page, way);
    for (const [name, act] of Object.entries(actions)) {
      for (const one of [page, untranslated]) await act(one);
      await expect(async () => expect(await words(page), name).toEqual(await words(untranslated))).toPass({
        intervals: [50],
      });
    }
  });
}
