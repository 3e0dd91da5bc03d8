import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { documentFontFiles, nameFontFiles } from '#documents/document-fonts.ts';
import { type EvidenceDocument, renderEvidence } from '#documents/evidence-document.ts';
import { formatInstant } from '#documents/format-instant.ts';
import { provisionalCompany as company } from '#domain/company.fixture.ts';

const read = (file: string): Uint8Array => new Uint8Array(readFileSync(`documents/fonts/${file}`));
const fonts = {
  regular: read(documentFontFiles.regular),
  bold: read(documentFontFiles.bold),
  heading: read(documentFontFiles.heading),
  names: nameFontFiles.map(read),
};

const attached = ['Confirmation de commande', 'Conditions générales de vente'].map((title, index) => {
  const bytes = new TextEncoder().encode(`%PDF-1.7 ${title}`);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { title, filename: `fichier-${index}.pdf`, madeAt: new Date('2026-11-20T09:00:05Z'), bytes, sha256 };
});

const evidence: EvidenceDocument = {
  reference: 'NEO-7K3MPQ2X',
  madeAt: new Date('2026-11-21T09:00:00Z'),
  facts: [
    { label: 'Référence', value: 'NEO-7K3MPQ2X' },
    { label: 'Nom', value: 'Nguyễn Văn 電話' },
  ],
  attached,
  journal: Array.from({ length: 40 }, (_, index) => ({
    at: new Date(Date.UTC(2026, 10, 20, 9, index)),
    words: `Paiement reçu (${index}), par le fournisseur`,
  })),
  company,
};

async function textOf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

describe('the « dossier de preuve »', () => {
  test('attaches each document byte for byte, and prints the hash of exactly these bytes', async () => {
    const bytes = await renderEvidence(evidence, fonts);
    const found = (await (await getDocumentProxy(bytes.slice())).getAttachments()) as Record<
      string,
      { filename: string; content: Uint8Array }
    >;
    expect(Object.keys(found).sort()).toEqual(attached.map(({ filename }) => filename));
    const text = await textOf(bytes);
    for (const { filename, content } of Object.values(found)) {
      const document = attached.find((one) => one.filename === filename);
      expect(Buffer.compare(content, document?.bytes ?? new Uint8Array())).toBe(0);
      expect(text).toContain(`${filename} Établi le`);
      expect(text).toContain(`SHA-256 : ${createHash('sha256').update(content).digest('hex')}`);
    }
  });

  test('has what PDF/A-3 asks for: its part, a colour profile, associated files, every font, no outside reference', async () => {
    const source = new TextDecoder('latin1').decode(await renderEvidence(evidence, fonts));
    expect(source).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(source).toContain('<pdfaid:conformance>B</pdfaid:conformance>');
    expect(source).toMatch(/\/S \/GTS_PDFA1/);
    expect(source).toMatch(/\/DestOutputProfile \d+ 0 R/);
    expect(source).toMatch(/\/AF \[(?:\d+ 0 R ?){2}\]/);
    expect(source.match(/\/AFRelationship \/Supplement/g)).toHaveLength(attached.length);
    expect(source.match(/\/Subtype \/application#2Fpdf/g)).toHaveLength(attached.length);
    expect(source.match(/\/ModDate \(D:20261120/g)?.length).toBeGreaterThanOrEqual(attached.length);
    const described = source.match(/\/Type \/FontDescriptor/g)?.length ?? 0;
    expect(described).toBeGreaterThan(0);
    expect(source.match(/\/FontFile[23] /g)).toHaveLength(described);
    expect(source).toMatch(/\/ID \[/);
    expect(source).not.toMatch(/\/(?:JavaScript|Encrypt|LZWDecode|URI) /);
    expect(source).toContain('/Marked true');
    expect(source).toContain('/Lang (fr-FR)');
  });

  test('lists facts and journal in order over several pages, names letter by letter', async () => {
    const bytes = await renderEvidence(evidence, fonts);
    const document = await getDocumentProxy(bytes.slice());
    expect(document.numPages).toBeGreaterThan(1);
    const text = await textOf(bytes);
    expect(text).toContain('Dossier de preuve NEO-7K3MPQ2X');
    expect(text).toContain('Établi le 21 novembre 2026, 10:00:00 (heure de Paris)');
    expect(text).toContain('Nom Nguyễn Văn […]');
    const places = evidence.journal.map(({ words }) => text.indexOf(words));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const [, , width = 0] = (await document.getPage(1)).view;
    for (let page = 1; page <= document.numPages; page += 1) {
      const { items } = await (await document.getPage(page)).getTextContent();
      const words = items.flatMap((item) => ('str' in item && item.transform[1] === 0 ? [item] : []));
      const right = Math.max(...words.map(({ transform, width: long }) => Number(transform[4]) + long));
      expect(right).toBeLessThan(width - 49.9);
    }
  });
});

test('an instant is written to the second, in Paris', () => {
  expect(formatInstant(new Date('2026-11-20T23:30:05Z'))).toBe('21\u00a0novembre 2026, 00:30:05 (heure de Paris)');
});
