import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { evidence } from '#documents/evidence.fixture.ts';
import { renderEvidence } from '#documents/evidence-document.ts';
import { allFonts } from '#documents/read-document.fixture.ts';

const brand = 'Durand & Fils';
const file = Buffer.from(await renderEvidence({ ...evidence, company: { ...evidence.company, brand } }, allFonts));
const source = file.toString('latin1');
const trailer = source.slice(source.lastIndexOf('\ntrailer\n'));

/** An object of the file: what it says, and its stream, unpacked. */
interface PdfObject {
  readonly words: string;
  readonly stream: Buffer;
}

/** The objects, by the table at the end of the file: a reader finds them nowhere else. */
const places = [...source.slice(source.lastIndexOf('\nxref\n')).matchAll(/(\d{10}) 00000 n /g)].map(([, at]) =>
  Number(at),
);
const objects = places.map((place, index): PdfObject => {
  const [whole, words = '', end] = new RegExp(`^${index + 1} 0 obj\n(.*?)\n(stream|endobj)\n`, 's').exec(
    source.slice(place),
  ) ?? [''];
  const begin = place + whole.length;
  const raw = end === 'stream' ? file.subarray(begin, begin + Number(/\/Length (\d+)/.exec(words)?.[1])) : Buffer.of();
  return { words, stream: words.includes('/Filter /FlateDecode') ? inflateSync(raw) : raw };
});
const saying = (pattern: RegExp): readonly PdfObject[] => objects.filter(({ words }) => pattern.test(words));
/** The objects to which a key of another one leads. */
const all = (words: string, key: string): readonly PdfObject[] => {
  const [, listed = ''] = new RegExp(`/${key} (\\[[^\\]]*\\]|\\d+ 0 R)`).exec(words) ?? [];
  return [...listed.matchAll(/(\d+) 0 R/g)].flatMap(([, id]) => objects[Number(id) - 1] ?? []);
};
const follow = (words: string, key: string): PdfObject => {
  const [found] = all(words, key);
  if (found === undefined) throw new Error(`no ${key}`);
  return found;
};
const catalogue = follow(trailer, 'Root').words;
const contents = saying(/^<<\n\/Type \/Page\n/)
  .map(({ words }) => follow(words, 'Contents').stream.toString('latin1'))
  .join('\n');

/** What ISO 19005-3 (PDF/A-3, level B) asks of a file, as far as it depends on us and not on the library. */
test('is not encrypted, and has an identifier (6.1)', () => {
  expect(source).toMatch(/^%PDF-1\.7\n/);
  expect(trailer).toMatch(/\/ID \[<[0-9a-f]{32}> <[0-9a-f]{32}>\]/);
  expect(trailer).not.toContain('/Encrypt');
});

test('names a profile for its colours, uses no others, and has opacity alone (6.2.3 to 6.2.10)', () => {
  const { words: intent } = follow(catalogue, 'OutputIntents');
  expect(intent).toMatch(/\/S \/GTS_PDFA1\n.*\/OutputConditionIdentifier \(sRGB/s);
  expect(follow(intent, 'DestOutputProfile').stream.toString('latin1', 12, 40)).toMatch(/^mntrRGB .*acsp$/s);
  expect(contents).not.toMatch(/(?:[\d.]+ ){4}[kK]\s/);
  expect(new Set(contents.match(/\/\w+ (?=(?:cs|CS)\s)/g))).toEqual(new Set(['/DeviceRGB ']));
  const states = saying(/\/Type \/ExtGState/);
  expect(states.length).toBeGreaterThan(0);
  for (const { words } of states) expect(words).toMatch(/^<<\n(?:\/(?:Type \/ExtGState|ca [\d.]+|CA [\d.]+)\n)+>>$/);
  const others = /\/(?:DeviceCMYK|DeviceN|Separation|(?:XObject|SMask|BM|TR2?|HTP|Alternates|OPI|Interpolate|PS|Ref) )/;
  expect(saying(others)).toEqual([]);
});

test('embeds every font whose glyphs it draws, with their Unicode values (6.2.11)', () => {
  const composite = saying(/\/Type \/Font\n.*\/Subtype \/Type0/s);
  expect(composite.length).toBeGreaterThan(2);
  for (const { words } of composite) {
    expect(follow(words, 'ToUnicode').stream.toString()).toContain('beginbfrange');
    const { words: descriptor } = follow(follow(words, 'DescendantFonts').words, 'FontDescriptor');
    // The mark of TrueType.
    expect(follow(descriptor, 'FontFile2').stream.toString('latin1', 0, 4)).toBe('true');
  }
  // Glyph 0 is the empty box.
  const glyphs = [...contents.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
  expect(glyphs.length).toBeGreaterThan(1000);
  expect(glyphs).not.toContain('0000');
});

test('has nothing that runs, opens or is filled in (6.3 to 6.5, 6.9)', () => {
  const active = /\/(?:Annots|AA|OpenAction|JavaScript|JS|Launch|URI|AcroForm|XFA|OCProperties|Requirements|Perms) /;
  expect(saying(active)).toEqual([]);
});

test('says the same of itself in its metadata as in its information (6.6)', () => {
  const { words, stream } = follow(catalogue, 'Metadata');
  // Not packed.
  expect(words).not.toContain('/Filter');
  const xml = stream.toString();
  expect(xml).not.toMatch(/&(?!amp;|lt;|gt;)/);
  const said = (name: string): string | undefined =>
    new RegExp(`<${name}>(?:\\s*<[^>]+>)*([^<]+)`).exec(xml)?.[1]?.replaceAll('&amp;', '&');
  expect([said('pdfaid:part'), said('pdfaid:conformance')]).toEqual(['3', 'B']);
  const info = follow(trailer, 'Info').words;
  const recorded = (key: string): string => textOf(follow(info, key).words);
  expect(recorded('Author')).toBe(brand);
  for (const [name, key] of Object.entries({
    'dc:title': 'Title',
    'dc:creator': 'Author',
    'pdf:Producer': 'Producer',
    'xmp:CreatorTool': 'Creator',
  }))
    expect(said(name)).toBe(recorded(key));
  expect(said('xmp:CreateDate')?.replaceAll(/[-:T]/g, '')).toBe(recorded('CreationDate').replace('D:', ''));
});

test('says of each attachment what it is, and to what it belongs (6.8)', () => {
  expect(follow(catalogue, 'Names').words).toContain('/EmbeddedFiles');
  const attached = all(catalogue, 'AF').map((specification) => ({
    specification: specification.words,
    ...follow(specification.words, 'F'),
  }));
  expect(attached).toHaveLength(evidence.attached.length);
  for (const [index, { filename, bytes, madeAt }] of evidence.attached.entries()) {
    const { specification, words, stream } = attached[index] ?? { specification: '', words: '', stream: Buffer.of() };
    for (const said of [`/F (${filename})`, `/UF (${filename})`, '/AFRelationship /Supplement'])
      expect(specification).toContain(said);
    expect(words).toContain('/Subtype /application#2Fpdf');
    expect(words).toContain(`/ModDate (D:${madeAt.toISOString().replaceAll(/\D/g, '').slice(0, 14)}Z)`);
    expect(stream.equals(bytes)).toBe(true);
  }
});

/** A string of the file: PDFDocEncoding, or UTF-16 after its mark. */
function textOf(words: string): string {
  const bytes = Buffer.from(words.slice(1, -1).replaceAll(/\\(.)/gs, '$1'), 'latin1');
  return bytes[0] === 0xfe ? bytes.subarray(2).swap16().toString('utf16le') : bytes.toString('latin1');
}
