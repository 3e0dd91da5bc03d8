import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { evidence } from '#documents/evidence.fixture.ts';
import { renderEvidence } from '#documents/evidence-document.ts';
import { fonts, openDocument } from '#documents/read-document.fixture.ts';

const brand = 'Durand & Fils';
const bytes = await renderEvidence({ ...evidence, company: { ...evidence.company, brand } }, fonts);
const document = await openDocument(bytes);

test('an archive says that it is PDF/A-3, level B, and by whom', async () => {
  const { metadata, info } = await document.getMetadata();
  expect(['pdfaid:part', 'pdfaid:conformance'].map((key) => metadata?.get(key))).toEqual(['3', 'B']);
  expect([metadata?.get('dc:creator'), info]).toMatchObject([[brand], { Author: brand }]);
});

test('an archive has each attachment byte for byte', async () => {
  const attached: Readonly<Record<string, { readonly content: Uint8Array }>> = await document.getAttachments();
  expect(Object.entries(attached).map(([name, { content }]) => [name, Buffer.from(content)])).toEqual(
    evidence.attached.map((given) => [given.filename, Buffer.from(given.bytes)]),
  );
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
