import { expect, test } from 'vitest';
import { evidence } from '#documents/evidence.fixture.ts';
import { renderEvidence } from '#documents/evidence-document.ts';
import { fonts, openDocument, readPage, textOf } from '#documents/read-document.fixture.ts';

test('the « dossier de preuve »: prints a hash of wide digits on one line, to be found and copied whole', async () => {
  const sha256 = '9ed898491c973c68568b44f6e86ce0ae97bd349bba7c5302e893f3f0ea064800'.replaceAll('1', '0');
  const [first] = evidence.attached;
  if (first === undefined) throw new Error('a document expected');
  const text = await textOf(await renderEvidence({ ...evidence, attached: [{ ...first, sha256 }] }, fonts));
  expect(text).toContain(sha256);
});

test('the « dossier de preuve » lists facts and journal in order over several pages, names letter by letter', async () => {
  const bytes = await renderEvidence(evidence, fonts);
  const { numPages } = await openDocument(bytes);
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
