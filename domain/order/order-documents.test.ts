import { expect, test } from 'vitest';
import { documentFilename, documentKinds, documentNames } from './order-documents.ts';

test('each document of an order has a name and a file of its own', () =>
  expect(
    documentKinds.map((kind) => [documentNames[kind], documentFilename(kind, 'NEO-AVANT234', '2026-11-22')]),
  ).toEqual([
    ['Confirmation de commande', 'commande-NEO-AVANT234.pdf'],
    ['Récapitulatif contractuel', 'recapitulatif-contractuel-NEO-AVANT234.pdf'],
    ['Conditions générales de vente', 'CGV-2026-11-22.pdf'],
  ]));
