import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { portabilityTexts as texts } from '#content/portability-texts.ts';
import { companyText } from '#domain/company.ts';
import { port as anyPort } from '#domain/portability/typed-number.fixture.ts';
import { writeMandate } from '#domain/portability/write-mandate.ts';

const client = { company: 'Café $& Thé', name: 'Claire Santoni', siret: '73282932000074', portedNumbers: 11 };
const port = { ...anyPort, holder: 'Café & Thé' };

test('names who grants the mandate, to whom, and each number with its RIO and holder', () => {
  const mandate = writeMandate(
    [port, { ...port, number: '0974000000', lastNumber: '0974000009', holder: 'Claire Santoni', holderSiret: '' }],
    client,
    texts,
  );
  const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
  expect(plain(mandate.given)).toContain(
    `Claire Santoni, pour Café $& Thé (SIRET 732 829 320 00074), donne mandat à ${company.brand} (${companyText(company.legalName)})`,
  );
  expect(mandate.terms).toEqual(texts.mandate.terms);
  const same = ['Adresse de la ligne : 12 rue Fesch, 20000 Ajaccio', 'Opérateur actuel : Orange'];
  expect(mandate.rows.map(({ numbers, facts }) => [numbers, ...facts].map(plain))).toEqual([
    ['04 65 71 00 00', 'RIO : F1 Z EROY4P ABC', 'Titulaire : Café & Thé (SIRET 732 829 320 00074)', ...same],
    ['09 74 00 00 00 à 09 74 00 00 09', 'RIO : F1 Z EROY4P ABC', 'Titulaire : Claire Santoni', ...same],
  ]);
});
