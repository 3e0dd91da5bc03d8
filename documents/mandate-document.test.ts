import { expect, test } from 'vitest';
import { brand } from '#content/brand.ts';
import { portabilityTexts } from '#content/portability-texts.ts';
import { type MandateDocument, renderMandateDocument } from '#documents/mandate-document.ts';
import { fonts, pagesOf, textOf } from '#documents/read-document.fixture.ts';
import { provisionalCompany as company } from '#domain/company.fixture.ts';
import { port } from '#domain/portability/typed-number.fixture.ts';
import { writeMandate } from '#domain/portability/write-mandate.ts';

const client = { company: 'Crèmerie $& Đặng 電話', name: 'Claire Đặng', siret: '73282932000074', portedNumbers: 2 };
const document: MandateDocument = {
  reference: 'NEO-22222222',
  mandate: writeMandate(
    [port, { ...port, number: '0465710001', lastNumber: '0465710009', holder: 'Claire Đặng', holderSiret: '' }],
    client,
    portabilityTexts,
  ),
  client: client.name,
  writtenAt: new Date('2026-11-20T09:00:00Z'),
  acceptedAt: undefined,
  company,
};

async function mandateWith(changes: Partial<MandateDocument>): Promise<string> {
  return await textOf(await renderMandateDocument({ ...document, ...changes }, fonts));
}

test('the mandate names who grants it, every number with its RIO and holder, and when it was accepted', async () => {
  const text = await mandateWith({ acceptedAt: new Date('2026-11-20T10:30:05Z') });
  for (const expected of [
    ...['Mandat de transfert (portabilité)', 'Commande NEO-22222222'],
    `Claire Đặng, pour Crèmerie $& Đặng […] (SIRET 732 829 320 00074), donne mandat à ${brand.name}`,
    ...['RIO : F1 Z EROY4P ABC', 'Titulaire : Crèmerie Đặng', 'SIRET : 732 829 320 00074'],
    ...['Adresse de la ligne : 12 rue Fesch, 20000 Ajaccio', 'Opérateur actuel : Orange'],
    ...['04 65 71 00 00', '04 65 71 00 01 à 04 65 71 00 09'],
    ...['Accepté en ligne par Claire Đặng, le 20 novembre 2026 à 11:30:05.', 'Le client ne résilie rien lui-même'],
  ])
    expect(text).toContain(expected);
  expect(text).not.toContain('Projet');
});

test('a mandate that nobody accepted says so', async () => {
  const text = await mandateWith({});
  expect(text).toContain('Projet : ce mandat n’est pas encore accepté.');
  expect(text).not.toContain('Accepté');
});

test('what belongs to a number is on one page', async () => {
  const numbers = Array.from({ length: 12 }, (_, index) => `04657100${10 + index}`);
  const ports = numbers.map((number) => ({ ...port, number, lastNumber: number }));
  const mandate = writeMandate(ports, { ...client, portedNumbers: 12 }, portabilityTexts);
  const [first, ...others] = await pagesOf(await renderMandateDocument({ ...document, mandate }, fonts));
  expect(first).toContain('Adresse de la ligne');
  expect(others).toHaveLength(2);
  for (const page of others) expect(page).toMatch(/^(04 65 71|Acceptation)/);
});
