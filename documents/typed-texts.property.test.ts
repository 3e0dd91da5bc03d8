import fc from 'fast-check';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { writeWord } from '#documents/parts/installation-figure.ts';
import { fonts, textOf } from '#documents/read-document.fixture.ts';
import { writeColumns, writeList } from '#documents/writer/pdf-blocks.ts';
import { writeTable } from '#documents/writer/pdf-table.ts';
import { PdfWriter } from '#documents/writer/pdf-writer.ts';

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

/** An empty document. */
const newWriter = () => new PdfWriter({ title: 'Essai', author: 'Neolis', footer: '', createdAt: new Date(0) }, fonts);

/** What writes texts: every document writes all of its own by these. */
const writers: Readonly<Record<string, (writer: PdfWriter, texts: readonly string[]) => void>> = {
  paragraphs: (writer, texts) => {
    for (const text of texts) writer.paragraph(text);
  },
  columns: (writer, lines) => writeColumns(writer, [{ title: 'Client', lines }]),
  'a list': writeList,
  'a table': (writer, cells) => {
    writeTable(
      writer,
      [...cells].map(() => ({ label: '', share: 1 / cells.length, align: 'left' })),
      [{ cells }],
    );
  },
  'a figure': (writer, texts) => {
    for (const [line, text] of texts.entries()) writeWord(writer, { text, x: 50, y: 50 + 20 * line, size: 10 });
  },
};

test.each(Object.entries(writers))(
  'prints whatever is typed, and every letter that a font has: %s',
  async (_, write) =>
    await fc.assert(
      fc.asyncProperty(typed, typed, typed, async (...texts) => {
        const writer = newWriter();
        write(writer, texts);
        const text = await lettersIn(await writer.finish());
        for (const words of texts) expect(firstLost(lettersOf(words), text)).toBeUndefined();
      }),
      // A letter with an accent and a ligature, each with a mark that no font has.
      { numRuns: 6, examples: [['\u01a1\u0301\u{10efa}', '\u0133\u{10efa}', '']] },
    ),
  60_000,
);

test.each(styles)('draws every letter and sign of its font in %s', async (style) => {
  const writer = newWriter();
  const characters = charactersOf(style);
  expect(characters.length).toBeGreaterThan(400);
  for (const letter of 'ışğžŁőŞİČȚơƯễữỹẠ²€') expect(characters).toContain(letter);
  writer.paragraph(characters.join(' '), { bold: style === 'bold' });
  expect(writer.lost.size).toBe(0);
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
])('prints « %s » as « %s » in both weights and in a figure', async (text, printed) => {
  const writer = newWriter();
  for (const bold of [false, true]) writer.paragraph(text, { bold });
  writeWord(writer, { text, x: 50, y: 300, size: 10 });
  expect(await lettersIn(await writer.finish())).toBe([printed, printed, printed].join(' '));
});
