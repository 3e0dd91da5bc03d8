import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { evidence } from '#documents/evidence.fixture.ts';
import { renderEvidence } from '#documents/evidence-document.ts';
import { allFonts } from '#documents/read-document.fixture.ts';
import { PdfFile } from '#documents/writer/pdf-file.fixture.ts';

/** What ISO 19005-3 (PDF/A-3, level B) asks of a file, as far as it concerns ours: text, lines, attachments. */
describe('the « dossier de preuve » as PDF/A-3b', () => {
  const brand = 'Durand & Fils';
  let file: PdfFile;
  let catalogue: ReturnType<PdfFile['follow']>;
  let contents: string;

  beforeAll(async () => {
    const company = { ...evidence.company, brand };
    file = new PdfFile(await renderEvidence({ ...evidence, company }, allFonts));
    catalogue = file.follow({ words: file.trailer }, 'Root');
    const pages = file.saying(/^<<\n\/Type \/Page\n/);
    expect(pages.length).toBeGreaterThan(1);
    contents = pages.map((page) => file.follow(page, 'Contents').stream?.toString('latin1')).join('\n');
  });

  test('is a whole file, not encrypted, with an identifier (6.1.2 to 6.1.4)', () => {
    expect(file.header).toMatch(/^%PDF-1\.7\n%[\u0080-\u00ff]{4}\n$/);
    expect(file.trailer).toMatch(/\/ID \[<[0-9a-f]{32}> <[0-9a-f]{32}>\]/);
    expect(file.trailer).not.toContain('/Encrypt');
  });

  test('has every stream inside, unpacked by Flate alone (6.1.7)', () => {
    for (const { words, stream } of file.objects.values()) {
      if (stream === undefined) continue;
      expect(words).not.toMatch(/\/(?:F|FFilter|FDecodeParms) /);
      expect(words.match(/\/Filter .*/g) ?? ['/Filter /FlateDecode']).toEqual(['/Filter /FlateDecode']);
    }
  });

  test('names a profile for its colours, and uses no others (6.2.3, 6.2.4)', () => {
    const [, id] = /\/OutputIntents \[(\d+) 0 R\]/.exec(catalogue.words) ?? [];
    const intent = file.objects.get(Number(id)) ?? { words: '' };
    expect(intent.words).toMatch(/\/S \/GTS_PDFA1\n.*\/OutputConditionIdentifier \(sRGB/s);
    const profile = file.follow(intent, 'DestOutputProfile');
    expect(profile.words).toContain('/N 3');
    expect(profile.stream?.toString('latin1', 12, 20)).toBe('mntrRGB ');
    expect(profile.stream?.toString('latin1', 36, 40)).toBe('acsp');
    expect(profile.stream?.readUInt32BE(0)).toBe(profile.stream?.length);
    expect(contents).not.toMatch(/(?:[\d.]+ ){4}[kK]\s/);
    const spaces = contents.match(/\/\w+ (?:cs|CS)\s/g) ?? [];
    expect([...new Set(spaces.map((space) => space.trim().slice(0, -3)))]).toEqual(['/DeviceRGB']);
    expect(file.saying(/\/Device(?:CMYK|N)|\/Separation/)).toEqual([]);
  });

  test('is transparent only by opacity, and has no picture that another could replace (6.2.5, 6.2.8 to 6.2.10)', () => {
    const states = file.saying(/\/Type \/ExtGState/);
    expect(states.length).toBeGreaterThan(0);
    for (const { words } of states) expect(words).toMatch(/^<<\n(?:\/(?:Type \/ExtGState|ca [\d.]+|CA [\d.]+)\n)+>>$/);
    expect(file.saying(/\/(?:XObject|SMask|BM|TR2?|HTP|Alternates|OPI|Interpolate|PS|Ref) /)).toEqual([]);
  });

  test('embeds every font whose glyphs it draws, with their Unicode values (6.2.11)', () => {
    const fonts = file.saying(/\/Type \/Font\n/);
    const composite = fonts.filter(({ words }) => words.includes('/Subtype /Type0'));
    expect(composite.length).toBeGreaterThan(2);
    expect(fonts).toHaveLength(2 * composite.length);
    for (const font of composite) {
      expect(font.words).toContain('/Encoding /Identity-H');
      expect(file.follow(font, 'ToUnicode').stream?.toString()).toContain('beginbfrange');
      const [, id] = /\/DescendantFonts \[(\d+) 0 R\]/.exec(font.words) ?? [];
      const descendant = file.objects.get(Number(id)) ?? { words: '' };
      expect(descendant.words).toMatch(/\/Subtype \/CIDFontType2\n/);
      expect(descendant.words).toContain('/CIDToGIDMap /Identity');
      const descriptor = file.follow(descendant, 'FontDescriptor');
      expect(descriptor.words).toContain(`/FontName ${/\/BaseFont (.*)/.exec(font.words)?.[1]}`);
      // The mark of TrueType.
      expect(file.follow(descriptor, 'FontFile2').stream?.toString('latin1', 0, 4)).toBe('true');
    }
    // Glyph 0 is the empty box.
    const glyphs = [...contents.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    expect(glyphs.length).toBeGreaterThan(1000);
    expect(glyphs).not.toContain('0000');
  });

  test('has nothing that runs, opens or is filled in (6.3 to 6.5, 6.9)', () => {
    expect(
      file.saying(/\/(?:Annots|AA|OpenAction|JavaScript|JS|Launch|URI|AcroForm|XFA|OCProperties|Requirements|Perms) /),
    ).toEqual([]);
  });

  test('says the same of itself in its metadata as in its information (6.6)', () => {
    const { words, stream } = file.follow(catalogue, 'Metadata');
    expect(words).toContain('/Type /Metadata\n/Subtype /XML');
    const xml = stream?.toString('utf8') ?? '';
    expect(xml).toMatch(/^<\?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"\?>.*<\?xpacket end="w"\?>$/s);
    expect(isWellFormed(xml)).toBe(true);
    const said = (name: string): string | undefined =>
      new RegExp(`<${name}>(?:\\s*<[^>]+>)*([^<]+)`).exec(xml)?.[1]?.replaceAll('&amp;', '&');
    expect(said('pdfaid:part')).toBe('3');
    expect(said('pdfaid:conformance')).toBe('B');
    const info = file.follow({ words: file.trailer }, 'Info');
    const recorded = (key: string): string => textOf(file.follow(info, key).words);
    expect(said('dc:title')).toBe(recorded('Title'));
    expect(said('dc:creator')).toBe(recorded('Author'));
    expect(recorded('Author')).toBe(brand);
    expect(said('pdf:Producer')).toBe(recorded('Producer'));
    expect(said('xmp:CreatorTool')).toBe(recorded('Creator'));
    expect(said('xmp:CreateDate')?.replaceAll(/[-:T]/g, '')).toBe(recorded('CreationDate').replace('D:', ''));
    expect(words).not.toContain('/Filter');
  });

  test('says of each attachment what it is, and to what it belongs (6.8)', () => {
    const [, list = ''] = /\/AF \[([^\]]*)\]/.exec(catalogue.words) ?? [];
    const ids = [...list.matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id));
    expect(ids).toHaveLength(evidence.attached.length);
    for (const [index, { filename, bytes, madeAt }] of evidence.attached.entries()) {
      const specification = file.objects.get(ids[index] ?? 0) ?? { words: '' };
      expect(specification.words).toContain(`/F (${filename})`);
      expect(specification.words).toContain(`/UF (${filename})`);
      expect(specification.words).toContain('/AFRelationship /Supplement');
      const { words, stream } = file.follow(specification, 'F');
      expect(words).toMatch(/\/Type \/EmbeddedFile\n.*\/Subtype \/application#2Fpdf/s);
      expect(words).toContain(`/ModDate (D:${madeAt.toISOString().replaceAll(/\D/g, '').slice(0, 14)}Z)`);
      expect(words).toContain(`/Size ${bytes.length}`);
      expect(words).toContain(createHash('md5').update(bytes).digest('hex'));
      expect(stream?.equals(bytes)).toBe(true);
    }
    expect(file.follow(catalogue, 'Names').words).toContain('/EmbeddedFiles');
  });
});

/** A string of the file: PDFDocEncoding, or UTF-16 after its mark. */
function textOf(words: string): string {
  const bytes = Buffer.from(words.slice(1, -1).replaceAll(/\\(.)/gs, '$1'), 'latin1');
  return bytes[0] === 0xfe ? bytes.subarray(2).swap16().toString('utf16le') : bytes.toString('latin1');
}

/** Whether each tag is closed in its turn, and no other sign of markup is left. */
function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  for (const [, close, name = '', alone] of xml.matchAll(/<(\/?)([\w:]+)[^>]*?(\/?)>/g)) {
    if (close === '/' && open.pop() !== name) return false;
    if (close === '' && alone === '') open.push(name);
  }
  return open.length === 0 && !/&(?!amp;|lt;|gt;)/.test(xml);
}
