import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { catalogues } from '#content/catalogue.ts';
import { company } from '#content/company.ts';
import { documentTexts } from '#content/document-texts.ts';
import { type DocumentFonts, documentFontFiles } from '#documents/document-fonts.ts';
import { PdfWriter } from '#documents/pdf-writer.ts';
import { type QuoteDocument, quoteNumber, renderQuoteDocument } from '#documents/quote-document.ts';
import { formatEuros } from '#domain/money.ts';
import { itemiseQuote } from '#domain/quote/itemise-quote.ts';
import type { QuoteRequest } from '#domain/quote/quote-form.ts';

const read = (file: string): Uint8Array => new Uint8Array(readFileSync(`documents/fonts/${file}`));
const fonts: DocumentFonts = {
  regular: read(documentFontFiles.regular),
  bold: read(documentFontFiles.bold),
  heading: read(documentFontFiles.heading),
};
const [catalogue] = catalogues;
const townHall: QuoteRequest = {
  virtualOnly: false,
  siteCount: 2,
  mainPhones: 2,
  secondaryPhones: 3,
  wirelessPhones: 1,
  userCount: 0,
  geographicNumbers: 12,
  portedNumbers: 11,
  calls: { callType: 'unlimited', channels: 6, callPlanType: 'france-all' },
};

function quoteDocument(changes: Partial<QuoteDocument> = {}): QuoteDocument {
  return {
    number: 'D-20261120-ABC234',
    issuedAt: new Date('2026-11-20T09:00:00Z'),
    client: { company: 'Mairie d’Alata', name: 'Claire Ottavi' },
    request: townHall,
    catalogue,
    company,
    texts: documentTexts,
    resumeUrl: 'https://neolis.example.com/#/quote?v=1',
    ...changes,
  };
}

/** The document's words on one line, every kind of space as a plain one. */
async function textOf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ');

describe('the quote as a document', () => {
  test('holds what a French « Devis » must', async () => {
    const text = await textOf(await renderQuoteDocument(quoteDocument(), fonts));
    for (const expected of [
      'Devis D-20261120-ABC234',
      'Émis le 20 novembre 2026. Valable jusqu’au 20 décembre 2026 à 23 h 59',
      'Mairie d’Alata',
      'SIREN 000 000 000',
      'Poste principal Yealink T46U 2 116,00 € 20 % 232,00 €',
      'Mise en service 1 0,00 € 20 % Offerte',
      'Total HT 1 617,00 €',
      'TVA 323,40 €',
      'Total TTC 1 940,40 €',
      'indemnité forfaitaire de 40 €',
      'version du 1er novembre 2026',
      'Bon pour accord',
      'https://neolis.example.com/#/quote?v=1',
      '5 000 minutes par mois',
    ]) {
      expect(text).toContain(expected);
    }
  });

  test('is tagged, titled, in French and light', async () => {
    const bytes = await renderQuoteDocument(quoteDocument(), fonts);
    const source = new TextDecoder('latin1').decode(bytes);
    expect(bytes.length).toBeLessThan(200_000);
    expect(source).toContain('/MarkInfo');
    expect(source).toContain('/StructTreeRoot');
    expect(source).toContain('/Lang (fr-FR)');
    expect(source).toContain('/DisplayDocTitle true');
    const { info } = await (await getDocumentProxy(bytes.slice())).getMetadata();
    expect(info).toMatchObject({ Title: 'Devis D-20261120-ABC234' });
  });

  test('is marked « SPÉCIMEN » while a company value is a placeholder, and only then', async () => {
    expect(await textOf(await renderQuoteDocument(quoteDocument(), fonts))).toContain('SPÉCIMEN');
    const real = JSON.parse(
      JSON.stringify(company, (_, value) => (value?.placeholder === undefined ? value : 'Donnée réelle')),
    ) as typeof company;
    expect(await textOf(await renderQuoteDocument(quoteDocument({ company: real }), fonts))).not.toContain('SPÉCIMEN');
  });

  test('prints the amounts of the price function, whatever the quote', async () => {
    const requests = fc.record({
      virtualOnly: fc.constant(false),
      siteCount: fc.integer({ min: 1, max: 5 }),
      mainPhones: fc.integer({ min: 1, max: 20 }),
      secondaryPhones: fc.integer({ min: 1, max: 20 }),
      wirelessPhones: fc.integer({ min: 1, max: 10 }),
      userCount: fc.constant(0),
      geographicNumbers: fc.integer({ min: 50, max: 99 }),
      portedNumbers: fc.nat(50),
      calls: fc.record({
        callType: fc.constant('unlimited' as const),
        channels: fc.constantFrom(...catalogue.unlimited.channels),
        callPlanType: fc.constantFrom('france-fix' as const, 'france-all' as const, 'international' as const),
      }),
    });
    await fc.assert(
      fc.asyncProperty(requests, async (request) => {
        const text = await textOf(await renderQuoteDocument(quoteDocument({ request }), fonts));
        const { oneTime, monthly } = itemiseQuote(request, catalogue);
        for (const part of [oneTime, monthly]) {
          expect(text).toContain(spaced(`Total HT ${formatEuros(part.totalCents)}`));
          expect(text).toContain(spaced(`Total TTC ${formatEuros(part.totalWithVatCents)}`));
          for (const { amountCents, key } of part.lines) {
            if (key !== 'setup') expect(text).toContain(spaced(formatEuros(amountCents)));
          }
        }
      }),
      { numRuns: 10 },
    );
  }, 30_000);

  test('refuses a text of ours that the fonts can’t draw rather than print a box', () => {
    const writer = new PdfWriter({ title: 'Essai', author: 'Neolis', footer: '', createdAt: new Date(0) }, fonts);
    expect(() => writer.paragraph('電話')).toThrow('No glyph for U+96FB');
  });

  test('prints a client’s name with the characters it has', async () => {
    const client = { company: 'Škoda Łódź 電話', name: 'Zoë Çelik' };
    const text = await textOf(await renderQuoteDocument(quoteDocument({ client }), fonts));
    expect(text).toContain('Skoda ?ódz ??');
    expect(text).toContain('Zoë Çelik');
  });

  test('writes the narrow no-break space, which the fonts lack, as a no-break space', async () => {
    const writer = new PdfWriter({ title: 'Essai', author: 'Neolis', footer: '', createdAt: new Date(0) }, fonts);
    writer.paragraph('1\u202f154\u00a0€');
    expect(await textOf(await writer.finish())).toContain('1 154 €');
  });
});

test('a quote’s number is its day in Paris and a suffix without look-alike characters', () => {
  const number = quoteNumber(new Date('2026-11-20T23:30:00Z'), Math.random);
  expect(number).toMatch(/^D-20261121-[A-HJKMNP-Z2-9]{6}$/);
});
