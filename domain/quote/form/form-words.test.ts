import { expect, test } from 'vitest';
import { specifiedCatalogue as catalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { callChoices, countWords } from './form-words.ts';

const texts = {
  phoneHints: { mainPhones: 'Pour l’accueil.', secondaryPhones: 'Pour un bureau.', wirelessPhones: 'Pour l’atelier.' },
  mainlandOnly: 'En France.',
  box: 'Une box par site.',
};
const counts = (virtualOnly: boolean) => plain(countWords(catalogue, texts, virtualOnly));

test('a phone is said with its model, its price and its licence, a number with its price', () =>
  expect(counts(false)).toMatchObject({
    mainPhones: {
      label: 'Postes principaux',
      hint: 'Pour l’accueil. Yealink T46U.',
      price: '116,00 € HT, puis 9,00 € HT par mois',
    },
    userCount: { hint: 'De 3 à 50, sur ordinateur ou mobile.', price: '9,00 € HT par mois chacun' },
    geographicNumbers: { price: '2,00 € HT par mois chacun' },
    portedNumbers: { label: 'Numéros à conserver (portabilité)', price: '80,00 € HT par tranche de 10 numéros' },
  }));

test('a site is said with its box and the delivery, or without hardware and without a price', () => {
  const [delivered, virtual] = [counts(false), counts(true)];
  expect(delivered.siteCount).toEqual({
    label: 'Nombre de sites',
    hint: 'De 1 à 5. En France. Une box par site.',
    price: '289,00 € HT par box. Livraison : 45,00 € HT en tout',
  });
  expect(virtual).toEqual({
    ...delivered,
    siteCount: { label: 'Nombre de sites', hint: 'De 1 à 5, sans matériel. En France.' },
  });
});

const coverage = {
  payAsYouGo: 'À la seconde.',
  planCoverage: {
    'france-fix': 'Mobiles en plus : {mobileRate} HT/min.',
    'france-all': 'Fixes et mobiles.',
    international: 'Europe.',
  },
};

test('unlimited calls are said with the lowest prices, a plan with that of its channels, if it has one', () => {
  const { callType, callPlanType } = plain(callChoices(catalogue, '6', coverage, { mobile: 960 }));
  expect(callType).toEqual([
    { value: 'payAsYouGo', label: 'À la consommation', hint: 'À la seconde.' },
    {
      value: 'unlimited',
      label: 'Illimité',
      price: 'Dès 9,00 € HT par mois vers les fixes, 22,50 € HT vers les fixes et les mobiles.',
      hint: 'Usage raisonnable : 5 000 minutes par mois et par poste.',
    },
  ]);
  expect(callPlanType[0]).toEqual({
    value: 'france-fix',
    label: 'Fixes France',
    price: '27,00 € HT par mois',
    hint: 'Mobiles en plus : 0,0960 € HT/min.',
  });
  const [other] = callChoices(catalogue, '7', coverage, { mobile: 960 }).callPlanType;
  expect(other?.price).toBeUndefined();
});

/** With ordinary spaces. */
function plain<Words>(words: Words): Words {
  return JSON.parse(JSON.stringify(words).replaceAll(/[\u00a0\u202f]/g, ' '));
}
