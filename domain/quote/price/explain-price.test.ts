import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { specifiedCatalogue as catalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { aRequest, requestOf } from '#domain/quote/example-quote.fixture.ts';
import { validForms } from '#domain/quote/form/quote-form.arbitraries.ts';
import type { QuoteRequest } from '#domain/quote/form/quote-form.ts';
import { explainPrice } from '#domain/quote/price/explain-price.ts';
import { itemiseQuote } from '#domain/quote/price/itemise-quote.ts';

const request = aRequest({ geographicNumbers: 12, portedNumbers: 11 });

/** The sentences by line, with ordinary spaces instead of no-break spaces. */
function sentences(changes: Partial<QuoteRequest> = {}, prices: Catalogue = catalogue): Record<string, string> {
  const changed = { ...request, ...changes };
  const explained = explainPrice(changed, itemiseQuote(changed, prices), prices);
  return Object.fromEntries(
    [...explained].flatMap(([key, text]) => (text ? [[key, text.replaceAll(/[\u00a0\u202f]/g, ' ')]] : [])),
  );
}

test('explanations state the rule of each line with the numbers of the quote', () =>
  expect(sentences()).toEqual({
    POE8: 'Sur plusieurs sites, tous les switchs ont 16 ports.',
    POE16:
      'Sur plusieurs sites, un switch de 16 ports relie jusqu’à 15 postes et la box : 6 postes sur 2 sites en font 3 au plus par site, donc 1 switch par site et 2 en tout.',
    cables:
      'Un cordon par poste, par switch et par site (6 + 2 + 2 = 10), plus 10 % de réserve, arrondis au cordon supérieur : 11 cordons à 3 € HT.',
    neolisBoxes: 'Chaque site reçoit sa box, en plus de votre box internet : 2 sites, 2 box à 289 € HT l’unité.',
    setup: 'La mise en service est offerte, quelle que soit la taille de l’installation.',
    portability:
      'Le transfert (portabilité) se paie par tranche de 10 numéros, et toute tranche commencée est due : 11 numéros, 2 tranches à 80 € HT.',
    shipping: 'La livraison de tout le matériel est comptée une fois par commande : 45 € HT.',
    monthlyPhones:
      'Un poste est un téléphone et sa licence, pour une personne ou un lieu : 6 licences à 9 € HT par mois.',
    monthlyNumbers:
      'Un numéro est ce que vos correspondants composent, et plusieurs postes peuvent y répondre : 12 numéros à 2 € HT par mois.',
    monthlyUnlimited:
      'Un canal est une conversation en cours avec l’extérieur : 6 canaux « Fixes et mobiles France » coûtent 67,50 € HT par mois, dans la limite d’un usage raisonnable de 5 000 minutes par mois et par poste.',
    rounding: 'Le total est arrondi à l’euro, le demi-euro vers le haut : 145,50 € HT devient 146 € HT.',
  }));

test('explanations say why one site needs these switches', () => {
  const oneSite = sentences({ siteCount: 1, mainPhones: 14 });
  expect(oneSite.POE8).toBe(
    'De 16 à 19 postes sur un seul site, il faut 1 switch de 8 ports et 1 switch de 16 ports : vous avez 18 postes.',
  );
  expect(oneSite.POE16).toBe(oneSite.POE8);
  expect(sentences({ siteCount: 1, mainPhones: 30 }).POE8).toBe(
    'De 30 à 44 postes sur un seul site, il faut 3 switchs de 16 ports : aucun switch de 8 ports pour vos 34 postes.',
  );
});

test('explanations say in virtual mode why nothing is delivered', () => {
  const virtual = sentences({ virtualOnly: true, mainPhones: 0, secondaryPhones: 0, wirelessPhones: 0, userCount: 5 });
  expect(virtual.virtualPhone).toContain('5 utilisateurs');
  expect(virtual.monthlyPhones).toContain('5 licences à 9 € HT');
  for (const key of ['POE8', 'POE16', 'cables', 'neolisBoxes', 'shipping']) expect(virtual[key]).toContain('virtuelle');
});

test('explanations use the singular for one', () => {
  const calls = { callType: 'payAsYouGo' } as const;
  const one = sentences({
    siteCount: 1,
    geographicNumbers: 1,
    portedNumbers: 1,
    mainPhones: 0,
    secondaryPhones: 2,
    calls,
  });
  expect(one).toMatchObject({
    neolisBoxes: 'Chaque site reçoit sa box, en plus de votre box internet : 1 site, 1 box à 289 € HT l’unité.',
    portability:
      'Le transfert (portabilité) se paie par tranche de 10 numéros, et toute tranche commencée est due : 1 numéro, 1 tranche à 80 € HT.',
    monthlyNumbers:
      'Un numéro est ce que vos correspondants composent, et plusieurs postes peuvent y répondre : 1 numéro à 2 € HT par mois.',
  });
  expect(one).not.toHaveProperty('monthlyUnlimited');
  expect(sentences({ wirelessPhones: 0, secondaryPhones: 0, mainPhones: 4, siteCount: 1 }).POE8).toMatch(
    /^De 1 à 4 postes/,
  );
  expect(sentences({ wirelessPhones: 0, secondaryPhones: 0, mainPhones: 3, siteCount: 3 }).POE16).toContain(
    '3 postes sur 3 sites en font 1 au plus par site, donc 1 switch par site et 3 en tout.',
  );
  expect(sentences({ wirelessPhones: 0, secondaryPhones: 0, mainPhones: 32 }).POE16).toContain(
    'donc 2 switchs par site et 4 en tout.',
  );
});

test('explanations are left out where quantity and price say all', () => {
  const keys = Object.keys(sentences({ portedNumbers: 0 }));
  expect(keys.filter((key) => ['T46U', 'T33G', 'W73P', 'portability'].includes(key))).toEqual([]);
});

test('explanations name the price of a paid installation', () => {
  const setup = { ...catalogue.oneTime.setup, priceCents: 9900 };
  expect(sentences({}, { ...catalogue, oneTime: { ...catalogue.oneTime, setup } }).setup).toBe(
    'La mise en service coûte 99 € HT, quelle que soit la taille de l’installation.',
  );
});

test('explanations are at most one sentence for each line of every quote', () =>
  fc.assert(
    fc.property(validForms, (form) => {
      const valid = requestOf(form);
      const itemised = itemiseQuote(valid, catalogue);
      const explained = explainPrice(valid, itemised, catalogue);
      const { oneTime, monthly } = itemised;
      expect([...explained.keys()]).toEqual([...oneTime.lines, ...monthly.lines].map(({ key }) => key));
      for (const text of [...explained.values()].filter((found) => found !== undefined)) {
        expect(text).toMatch(/^[A-ZÀ0-9][^.]+\.$/u);
        expect(text).not.toMatch(/NaN|undefined|'| [:%€]/);
      }
    }),
  ));
