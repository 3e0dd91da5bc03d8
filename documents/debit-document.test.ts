import { expect, test } from 'vitest';
import { renderDebitDocument } from '#documents/debit-document.ts';
import { fonts, textOf } from '#documents/read-document.fixture.ts';
import { provisionalCompany as company } from '#domain/company.fixture.ts';

const document = {
  reference: 'NEO-22222222',
  rum: 'NEO-22222222-2',
  holder: ['Crèmerie Đặng', '1 place Foch', '20000 Ajaccio'],
  account: 'IBAN terminé par 0189',
  terms: ['Vous autorisez le créancier.', 'Vous pouvez être remboursé.'],
  signer: 'Claire Đặng',
  town: 'Ajaccio',
  acceptedAt: new Date('2026-11-20T10:30:05Z'),
  company,
};

test('the SEPA mandate names both sides, its reference, the account and when it was signed', async () => {
  const text = await textOf(await renderDebitDocument(document, fonts));
  for (const expected of [
    ...['Mandat de prélèvement SEPA', 'Référence unique du mandat (RUM)', 'NEO-22222222-2', 'Récurrent'],
    'Identifiant créancier SEPA (ICS) :',
    ...['Crèmerie Đặng', '1 place Foch', '20000 Ajaccio', 'IBAN terminé par 0189', ...document.terms],
    'Fait à Ajaccio.',
    'Accepté en ligne par Claire Đặng, le 20 novembre 2026 à 11:30:05.',
  ])
    expect(text).toContain(expected);
});
