import { expect, test } from 'vitest';
import { splitAt } from './split-at.ts';

test('cuts a text around values, which are then at odd indexes', () =>
  expect(splitAt('Appelez le 04 65 ou le 04 65.', ['04 65'])).toEqual([
    ...['Appelez le ', '04 65', ' ou le ', '04 65', '.'],
  ]));

test('prefers the longest of two values that begin with the same text', () =>
  expect(splitAt('Neolis (nom à compléter)', ['Neolis', 'Neolis (nom à compléter)'])[1]).toBe(
    'Neolis (nom à compléter)',
  ));

test('treats brackets in a value as brackets', () =>
  expect(splitAt('RCS (numéro)', ['RCS (numéro)'])).toEqual(['', 'RCS (numéro)', '']));

test('leaves a text without values in one piece', () =>
  expect(splitAt('Appelez-nous.', [])).toEqual(['Appelez-nous.']));
