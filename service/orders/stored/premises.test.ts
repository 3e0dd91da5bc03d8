import { expect, test } from 'vitest';
import { addressParts, type StoredAddress } from '#domain/order/client/address-parts.ts';
import { namedPremises } from './premises.ts';

const [townHall, school] = ['1 place de la Mairie\r\n20000 Ajaccio', '2 rue de l’École, 20000 Ajaccio'];

function names(sites: readonly StoredAddress[], emergency: readonly StoredAddress[] | null): string[] {
  const order = {
    sites_json: JSON.stringify(sites),
    emergency_json: emergency === null ? null : JSON.stringify(emergency),
  };
  return namedPremises(order, sites.length).map(([name, address]) => `${name}: ${address}`);
}

test('one line says that emergency services go to the same addresses', () => {
  expect(names([townHall], null)).toEqual([
    'Locaux: 1 place de la Mairie, 20000\u00a0Ajaccio',
    'Secours: à la même adresse',
  ]);
  expect(names([addressParts(townHall)], [townHall])).toEqual(names([townHall], null));
  expect(names([townHall, school], [townHall, school])).toEqual([
    'Locaux du site 1: 1 place de la Mairie, 20000\u00a0Ajaccio',
    'Locaux du site 2: 2 rue de l’École, 20000\u00a0Ajaccio',
    'Secours: aux mêmes adresses',
  ]);
});

test('if one differs, each is written out', () => {
  expect(names([townHall], ['Aile B\n1 place de la Mairie'])[1]).toBe('Secours: Aile B, 1 place de la Mairie');
  expect(names([townHall, school], [townHall, 'Portail nord']).slice(2)).toEqual([
    'Secours, site 1: 1 place de la Mairie, 20000\u00a0Ajaccio',
    'Secours, site 2: Portail nord',
  ]);
});

test('an order without addresses asks for them', () =>
  expect(namedPremises({ sites_json: null, emergency_json: null }, 1)).toEqual([
    ['Locaux', 'adresse à nous communiquer'],
  ]));
