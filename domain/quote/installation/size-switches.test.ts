import { describe, expect, test } from 'vitest';
import { specifiedCatalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { sizeSwitches } from '#domain/quote/installation/size-switches.ts';

const sizing = specifiedCatalogue.switchSizing;

describe('one site', () => {
  test.each([
    [0, 0, 0],
    [1, 1, 0],
    [4, 1, 0],
    [5, 0, 1],
    [15, 0, 1],
    [16, 1, 1],
    [19, 1, 1],
    [20, 0, 2],
    [29, 0, 2],
    [30, 0, 3],
    [44, 0, 3],
    [45, 0, 4],
    [50, 0, 4],
    [51, 0, 4],
  ])('%i phones: %i of 8 ports, %i of 16', (phones, POE8, POE16) => {
    expect(sizeSwitches(phones, 1, sizing)).toEqual({ POE8, POE16 });
  });
});

test('zero phones get no switch, whatever the table', () => {
  const none = { POE8: 0, POE16: 0 };
  expect(sizeSwitches(0, 1, { ...sizing, singleSite: [{ upToPhones: 4, POE8: 1, POE16: 0 }] })).toEqual(none);
});

describe('several sites', () => {
  test.each([
    [0, 2, 0],
    [1, 2, 2],
    [3, 5, 5],
    [30, 2, 2],
    [31, 2, 4],
    [45, 3, 3],
    [46, 3, 6],
    [50, 4, 4],
    [50, 5, 5],
  ])('%i phones on %i sites: %i of 16 ports', (phones, sites, POE16) => {
    expect(sizeSwitches(phones, sites, sizing)).toEqual({ POE8: 0, POE16 });
  });
});
