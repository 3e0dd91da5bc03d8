import { colours } from '#content/brand-look.ts';
import { evidenceTexts as texts } from '#content/evidence-texts.ts';
import type { CompanyContent } from '#content/schemas/company.ts';
import { formatParisInstant, formatTime } from '#documents/parts/format-instant.ts';
import { renderSellerDocument } from '#documents/parts/seller-document.ts';
import type { DocumentFonts } from '#documents/writer/document-fonts.ts';
import { writeEntries } from '#documents/writer/pdf-blocks.ts';
import type { PdfAttachment, PdfWriter } from '#documents/writer/pdf-writer.ts';
import { formatDay, parisDay } from '#domain/calendar.ts';

/** Something that the service recorded: its name, and its value on one or several lines. */
interface RecordedFact {
  readonly label: string;
  readonly value: string;
}

/** A kept document, with the hash that was recorded for it. */
export interface AttachedDocument extends PdfAttachment {
  readonly sha256: string;
}

export interface EvidenceDocument {
  readonly reference: string;
  readonly madeAt: Date;
  readonly facts: readonly RecordedFact[];
  readonly attached: readonly AttachedDocument[];
  /** The journal of the order, oldest entry first. */
  readonly journal: readonly { readonly at: Date; readonly words: string }[];
  readonly company: CompanyContent;
}

/** Leaves 385 points for a value, so that a SHA-256 fits on one line: the widest of 20 000 took 377. */
const labelWidth = 110;

/** The « dossier de preuve » of an order: a tagged PDF/A-3 with the kept documents attached, byte for byte. */
export async function renderEvidence(evidence: EvidenceDocument, fonts: DocumentFonts): Promise<Uint8Array> {
  const { attached, company, journal, madeAt } = evidence;
  const title = `${texts.title} ${evidence.reference}`;
  const info = { title, company, createdAt: madeAt, archived: attached };
  return await renderSellerDocument(info, fonts, (writer, specimen) => {
    writer.heading(1, title);
    writer.paragraph(`${texts.madeOn} ${formatParisInstant(madeAt)}.${specimen}`, { bold: true });
    writer.paragraph(texts.purpose);
    writer.heading(2, texts.headings.order);
    writeFacts(writer, evidence.facts);
    writer.heading(2, texts.headings.documents);
    writeFacts(
      writer,
      attached.map(({ title, filename, madeAt: at, sha256 }) => ({
        label: title,
        value: `${filename}\n${texts.madeOn} ${formatParisInstant(at)}\n${texts.fingerprint}\u00a0: ${sha256}`,
      })),
    );
    writer.heading(2, texts.headings.journal);
    writeFacts(
      writer,
      journal.map(({ at, words }) => ({ label: formatDay(parisDay(at)), value: `${words}\n${formatTime(at)}` })),
    );
    writer.heading(2, texts.headings.checking);
    for (const paragraph of texts.checking) writer.paragraph(paragraph);
  });
}

/** A list of labels with their values. */
function writeFacts(writer: PdfWriter, facts: readonly RecordedFact[]): void {
  const entries = facts.map(({ label, value }) => ({
    text: value,
    writeLabel: (top: number) => writer.write(label, { colour: colours['ink-soft'], top, width: labelWidth - 12 }),
  }));
  writeEntries(writer, entries, { indent: labelWidth, above: 4, below: 3 });
}
