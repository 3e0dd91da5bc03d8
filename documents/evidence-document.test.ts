import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type EvidenceDocument, renderEvidence } from '#documents/evidence-document.ts';
import { fonts, openDocument, readPage, textOf } from '#documents/read-document.fixture.ts';
import { provisionalCompany } from '#domain/company.fixture.ts';

const brand = 'Durand & Fils';
const attached = ['Confirmation de commande', 'Conditions générales de vente'].map((title, index) => {
  const bytes = new TextEncoder().encode(`%PDF-1.7 ${title}`);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { title, filename: `fichier-${index}.pdf`, madeAt: new Date('2026-11-20T09:00:05Z'), bytes, sha256 };
});

/** What proves an order, on several pages, with two documents. */
const evidence: EvidenceDocument = {
  reference: 'NEO-7K3MPQ2X',
  madeAt: new Date('2026-11-20T23:30:05Z'),
  facts: [
    { label: 'Référence', value: 'NEO-7K3MPQ2X' },
    { label: 'Nom', value: 'Nguyễn Văn 電話' },
  ],
  attached,
  journal: Array.from({ length: 40 }, (_, index) => ({
    at: new Date(Date.UTC(2026, 10, 20, 9, index)),
    words: `Paiement reçu (${index}), par le fournisseur`,
  })),
  company: { ...provisionalCompany, brand },
};
const bytes = await renderEvidence(evidence, fonts);
const document = await openDocument(bytes);

test('the « dossier de preuve »: prints a hash of wide digits on one line, to be found and copied whole', async () => {
  const sha256 = '9ed898491c973c68568b44f6e86ce0ae97bd349bba7c5302e893f3f0ea064800'.replaceAll('1', '0');
  const [first] = evidence.attached;
  if (first === undefined) throw new Error('a document expected');
  const text = await textOf(await renderEvidence({ ...evidence, attached: [{ ...first, sha256 }] }, fonts));
  expect(text).toContain(sha256);
});

test('the « dossier de preuve » lists facts and journal in order over several pages, names letter by letter', async () => {
  const { numPages } = document;
  expect(numPages).toBeGreaterThan(1);
  const text = await textOf(bytes);
  expect(text).toContain('Dossier de preuve NEO-7K3MPQ2X');
  expect(text).toContain('Établi le 21 novembre 2026, 00:30:05 (heure de Paris)');
  expect(text).toContain('Nom Nguyễn Văn […]');
  const places = evidence.journal.map(({ words }) => text.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  for (let number = 1; number <= numPages; number += 1) {
    const { width, pieces } = await readPage(bytes, number);
    expect(Math.max(...pieces.map(({ right }) => right))).toBeLessThan(width - 49.9);
  }
});

test('an archive says that it is PDF/A-3, level B, and by whom', async () => {
  const { metadata, info } = await document.getMetadata();
  expect(['pdfaid:part', 'pdfaid:conformance'].map((key) => metadata?.get(key))).toEqual(['3', 'B']);
  expect([metadata?.get('dc:creator'), info]).toMatchObject([[brand], { Author: brand }]);
});

test('an archive embeds every font, and draws no empty glyph', () => {
  const file = Buffer.from(bytes);
  const source = file.toString('latin1');
  const count = (pattern: RegExp): number => [...source.matchAll(pattern)].length;
  expect(count(/\/Type \/FontDescriptor/g)).toBeGreaterThan(2);
  expect(count(/\/FontFile2 /g)).toBe(count(/\/Type \/FontDescriptor/g));
  expect(count(/\/Subtype \/Type1\b/g)).toBe(0);
  const streams = [...source.matchAll(/\/Length (\d+)\n\/Filter \/FlateDecode\n>>\nstream\n/g)].map((found) => {
    const begin = found.index + found[0].length;
    return inflateSync(file.subarray(begin, begin + Number(found[1]))).toString('latin1');
  });
  const drawn = streams.filter((stream) => /^BT\n/m.test(stream)).join();
  const glyphs = [...drawn.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
  expect(glyphs.length).toBeGreaterThan(1000);
  // Glyph 0 is the empty box.
  expect(glyphs).not.toContain('0000');
});
