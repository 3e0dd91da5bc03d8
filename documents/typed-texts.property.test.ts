import fc from 'fast-check';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { portabilityTexts } from '#content/portability-texts.ts';
import { renderDebitDocument } from '#documents/debit-document.ts';
import { evidence } from '#documents/evidence.fixture.ts';
import { renderEvidence } from '#documents/evidence-document.ts';
import { renderMandateDocument } from '#documents/mandate-document.ts';
import { exampleOrderDocument as order } from '#documents/order-document.fixture.ts';
import { renderOrderDocument } from '#documents/order-document.ts';
import { renderQuoteDocument } from '#documents/quote-document.ts';
import { fonts, textOf } from '#documents/read-document.fixture.ts';
import { PdfWriter } from '#documents/writer/pdf-writer.ts';
import { port } from '#domain/portability/typed-number.fixture.ts';
import { writeMandate } from '#domain/portability/write-mandate.ts';

const styles = ['regular', 'bold'] as const;

/** Every letter and sign of the font of a weight. */
function charactersOf(style: (typeof styles)[number]): string[] {
  const pdf = new PDFDocument({ font: '' }).font(fonts[style]);
  const { characterSet } = (pdf as unknown as { _font: { font: { characterSet: number[] } } })._font.font;
  const characters = characterSet.filter((point) => point < 0xffff).map((point) => String.fromCodePoint(point));
  return [...new Set(characters)].filter((character) => /[^\p{M}\p{Z}\p{C}]/u.test(character));
}

const [drawn] = styles.map(charactersOf);
const isDrawn = new Set(drawn);

/** Letters that the fonts have, what people paste, and anything else. */
const typed = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...isDrawn),
    fc.constantFrom('\u2011', '№', 'ﬁ', 'e\u0301', 'ơ\u0301', ' ', '\u202e', '\ufeff', '\u2028', '\ud800', '\0'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
  maxLength: 30,
});

/** The letters of a typed text that the fonts have, in their order. */
const lettersOf = (text: string): string[] => [...text.normalize('NFC')].filter((letter) => isDrawn.has(letter));

/** The text of a document; the reader takes the sign µ for the Greek letter. */
async function lettersIn(bytes: Uint8Array): Promise<string> {
  return (await textOf(bytes)).normalize('NFC').replaceAll('μ', 'µ');
}

function firstLost(wanted: readonly string[], text: string): string | undefined {
  const shown = [...text];
  let place = -1;
  return wanted.find((letter) => {
    place = shown.indexOf(letter, place + 1);
    return place < 0;
  });
}

const renderers: Readonly<Record<string, (one: string, other: string, third: string) => Promise<Uint8Array>>> = {
  quote: (company, name, street) => {
    const quote = { ...order, number: 'D-20261120-ABC234', issuedAt: new Date(0), validUntil: '2026-12-20' } as const;
    const client = { company, name, siret: '', street, complement: '', postCode: '', town: '' };
    return renderQuoteDocument({ ...quote, client, resumeUrl: 'https://neolis.example.com/' }, fonts);
  },
  'client of an order': (company, name, phone) =>
    renderOrderDocument({ ...order, client: { company, name, phone, siret: '', email: '' } }, fonts),
  'e-mail, premises and purchase order of an order': (email, address, purchaseOrder) => {
    const client = { ...order.client, email };
    const premises = [['Locaux', address]] as const;
    return renderOrderDocument({ ...order, client, premises, paysAfterService: true, purchaseOrder }, fonts);
  },
  'parties of a mandate': (company, name, holder) => mandate({ company, name, holder }),
  'lines of a mandate': (street, operator, name) => mandate({ street, operator, name }),
  'holder of a debited account': (name, street, town) => {
    const { company, reference } = order;
    const holder = [name, street, town];
    const facts = {
      rum: `${reference}-2`,
      holder,
      account: '',
      terms: [],
      signer: name,
      town,
      acceptedAt: new Date(0),
    };
    return renderDebitDocument({ company, reference, ...facts }, fonts);
  },
  evidence: (value, words, note) =>
    renderEvidence(
      {
        ...evidence,
        facts: [{ label: 'Nom', value }],
        journal: [words, note].map((text) => ({ at: new Date(0), words: text })),
      },
      fonts,
    ),
};

function mandate(texts: Readonly<Record<string, string>>): Promise<Uint8Array> {
  const client = { company: '', name: '', siret: '', portedNumbers: 1, ...texts };
  const unnamed = { ...port, holder: '', holderSiret: '', street: '', postCode: '', town: '', operator: '' };
  const { company, reference } = order;
  const written = writeMandate([{ ...unnamed, ...texts }], client, portabilityTexts);
  const dates = { writtenAt: new Date(0), acceptedAt: new Date(0) };
  return renderMandateDocument({ company, reference, mandate: written, client: client.name, ...dates }, fonts);
}

test.each(Object.entries(renderers))(
  'prints whatever is typed, and every letter that a font has: %s',
  async (_, render) =>
    await fc.assert(
      fc.asyncProperty(typed, typed, typed, async (one, other, third) => {
        const text = await lettersIn(await render(one, other, third));
        for (const words of [one, other, third]) expect(firstLost(lettersOf(words), text)).toBeUndefined();
      }),
      // A letter with an accent and a ligature, each with a mark that no font has.
      { numRuns: 6, examples: [['\u01a1\u0301\u{10efa}', '\u0133\u{10efa}', '']] },
    ),
  60_000,
);

test.each(styles)('draws every letter and sign of its font in %s', async (style) => {
  const writer = new PdfWriter({ title: 'Essai', author: 'Neolis', footer: '', createdAt: new Date(0) }, fonts);
  const characters = charactersOf(style);
  expect(characters.length).toBeGreaterThan(400);
  for (const letter of 'ışğžŁőŞİČȚơƯễữỹẠ²€') expect(characters).toContain(letter);
  writer.paragraph(characters.join(' '), { bold: style === 'bold' });
  expect(writer.typesetter.lost.size).toBe(0);
  const text = await lettersIn(await writer.finish());
  expect(characters.filter((character) => !text.includes(character.normalize('NFC')))).toEqual([]);
});

test.each([
  ['EJ 2026‑0042', 'EJ 2026-0042'],
  ['№ 42', 'No 42'],
  ['Ofﬁce du Coe\u0301ur', 'Office du Coéur'],
  ['1ᵉʳ ½ ㎏ ’‘′ ‟', '1er ½ kg ’‘’ ”'],
  ['Yıldız Əliyev Ţiriac ẘ', 'Yıldız Eliyev Țiriac w'],
  ['Ros\u200bsi\u202e\u2066\ufeff\u00ad', 'Rossi'],
  ['محمد O’Connor 🎉👩‍💻 電話', '[…] O’Connor […] […]'],
])('prints « %s » as « %s » in both weights', async (text, printed) => {
  const writer = new PdfWriter({ title: 'Essai', author: 'Neolis', footer: '', createdAt: new Date(0) }, fonts);
  for (const bold of [false, true]) writer.paragraph(text, { bold });
  expect(await lettersIn(await writer.finish())).toBe(`${printed} ${printed}`);
});
