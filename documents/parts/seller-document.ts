import { documentTexts } from '#content/document-texts.ts';
import type { CompanyContent } from '#content/schemas/company.ts';
import { sellerIdentity, sellerLines } from '#documents/parts/seller-identity.ts';
import type { DocumentFonts } from '#documents/writer/document-fonts.ts';
import { writeLetterhead, writeStamp } from '#documents/writer/page-marks.ts';
import { writeColumns } from '#documents/writer/pdf-blocks.ts';
import { type PdfAttachment, PdfWriter } from '#documents/writer/pdf-writer.ts';
import type { FrenchRates } from '#domain/calls/compare-plans.ts';
import { provisionalTexts } from '#domain/company.ts';
import type { PricedOrder } from '#domain/order/parse-order.ts';

/** A quote or an order as a document has it: with its lines, what priced it, and who sells it. */
export interface PricedDocument extends PricedOrder {
  readonly company: CompanyContent;
  /** Prices per minute within France. */
  readonly rates: FrenchRates;
}

interface SellerDocument {
  readonly title: string;
  /** Its first heading; without it, `write` writes one, and `specimen` below it. */
  readonly heading?: string;
  readonly company: CompanyContent;
  readonly createdAt: Date;
  /** Files to attach; the document is then a PDF/A-3 for archives. */
  readonly archived?: readonly PdfAttachment[];
}

/**
 * Renders a seller's tagged PDF. As long as data of the company is missing, it is a specimen, stamped on each page, and
 * `specimen` says so; otherwise that is empty.
 */
export async function renderSellerDocument(
  { company, heading, ...info }: SellerDocument,
  fonts: DocumentFonts,
  write: (writer: PdfWriter, specimen: string) => void,
): Promise<Uint8Array> {
  const footer = `${info.title}\n${sellerIdentity(company).join(' · ')}`;
  const writer = new PdfWriter({ ...info, author: company.brand, footer }, fonts);
  const isSpecimen = provisionalTexts(company).length > 0;
  writeLetterhead(writer, company.brand);
  if (heading !== undefined) {
    writer.heading(1, heading);
    const unfinished = 'les coordonnées de l’entreprise restent à compléter\u202f; ce document n’engage personne.';
    if (isSpecimen) writer.paragraph(`${documentTexts.specimen}\u00a0: ${unfinished}`, { bold: true });
  }
  write(writer, isSpecimen ? ` ${documentTexts.specimen}.` : '');
  if (isSpecimen) writeStamp(writer, documentTexts.specimen);
  return await writer.finish();
}

/** Who sells, beside who buys if that is known. */
export function writeParties(writer: PdfWriter, company: CompanyContent, client: readonly string[]): void {
  writeColumns(writer, [
    { title: 'Vendeur', lines: sellerLines(company) },
    ...(client.length === 0 ? [] : [{ title: 'Client', lines: client }]),
  ]);
}
