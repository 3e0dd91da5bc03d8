import fc from 'fast-check';
import { expect, test } from 'vitest';
import { specifiedCatalogue as catalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { aRequest, requestOf } from '#domain/quote/example-quote.fixture.ts';
import { validForms } from '#domain/quote/form/quote-form.arbitraries.ts';
import type { QuoteRequest } from '#domain/quote/form/quote-form.ts';
import { explainPrice } from '#domain/quote/price/explain-price.ts';
import { itemiseQuote } from '#domain/quote/price/itemise-quote.ts';

const request = aRequest({ geographicNumbers: 12, portedNumbers: 11 });

/** The sentences by line, with ordinary spaces instead of no-break spaces. */
function sentences(changes: Partial<QuoteRequest> = {}): Record<string, string> {
  const changed = { ...request, ...changes };
  const explained = explainPrice(changed, itemiseQuote(changed, catalogue), catalogue);
  return Object.fromEntries([...explained].map(([key, text]) => [key, text.replaceAll(/[\u00a0\u202f]/g, ' ')]));
}

test('explanations state the rule of each line with the numbers of the quote', () =>
  expect(sentences()).toEqual({
    POE16:
      'Sur plusieurs sites, un switch de 16 ports relie jusqu’à 15 postes et la box : 6 postes sur 2 sites en font 3 au plus par site, donc 1 switch par site et 2 en tout.',
    cables:
      'Un cordon par poste, par switch et par site (6 + 2 + 2 = 10), plus 10 % de réserve, arrondis au cordon supérieur : 11 cordons à 3 € HT.',
    neolisBoxes: 'Chaque site reçoit sa box, en plus de votre box internet.',
    portability:
      'Le transfert (portabilité) se paie par tranche de 10 numéros, et toute tranche commencée est due : 11 numéros, 2 tranches à 80 € HT.',
    shipping: 'La livraison de tout le matériel est comptée une fois par commande.',
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
  expect(sentences({ siteCount: 1, mainPhones: 30 }).POE16).toBe(
    'De 30 à 44 postes sur un seul site, il faut 3 switchs de 16 ports : vous avez 34 postes.',
  );
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
    portability:
      'Le transfert (portabilité) se paie par tranche de 10 numéros, et toute tranche commencée est due : 1 numéro, 1 tranche à 80 € HT.',
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

test('explanations are left out of lines of nothing', () => {
  const virtual = { virtualOnly: true, mainPhones: 0, secondaryPhones: 0, wirelessPhones: 0, userCount: 5 };
  expect(Object.keys(sentences({ ...virtual, portedNumbers: 0 }))).toEqual(['monthlyUnlimited', 'rounding']);
});

test('explanations are one sentence each, of every quote', () =>
  fc.assert(
    fc.property(validForms, (form) => {
      const valid = requestOf(form);
      const explained = explainPrice(valid, itemiseQuote(valid, catalogue), catalogue);
      for (const text of explained.values()) {
        expect(text).toMatch(/^[A-ZÀ0-9][^.]+\.$/u);
        expect(text).not.toMatch(/NaN|undefined|'| [:%€]/);
      }
    }),
  ));
