import type { CompanyContent } from '#content/schemas/company.ts';
import { describeAcceptance } from '#documents/parts/format-instant.ts';
import { renderSellerDocument } from '#documents/parts/seller-document.ts';
import type { DocumentFonts } from '#documents/writer/document-fonts.ts';
import { listHeight, writeColumns, writeList } from '#documents/writer/pdf-blocks.ts';
import type { Mandate } from '#domain/portability/write-mandate.ts';

export interface MandateDocument {
  /** Reference of the order that brings the numbers. */
  readonly reference: string;
  readonly mandate: Mandate;
  /** Who grants it. */
  readonly client: string;
  /** When it was last completed. */
  readonly writtenAt: Date;
  /** When the client accepted it; `undefined` before. */
  readonly acceptedAt: Date | undefined;
  readonly company: CompanyContent;
}

/** The mandate by which a client lets us ask their operators for their numbers, as a tagged PDF. */
export async function renderMandateDocument(document: MandateDocument, fonts: DocumentFonts): Promise<Uint8Array> {
  const { company, mandate, reference } = document;
  const createdAt = document.acceptedAt ?? document.writtenAt;
  const title = `${mandate.title} ${reference}`;
  return await renderSellerDocument({ title, heading: mandate.title, company, createdAt }, fonts, (writer) => {
    writer.paragraph(`Commande ${reference}`);
    writeColumns(writer, [{ title: 'Objet', lines: [mandate.given] }]);
    writeList(writer, mandate.terms);
    writer.heading(2, 'À transférer');
    for (const { numbers, facts } of mandate.rows) {
      writer.heading(3, numbers);
      writer.keepTogether(listHeight(writer, facts));
      writeList(writer, facts);
    }
    writeColumns(writer, [{ title: 'Acceptation', lines: [describeStatus(document)] }]);
  });
}

function describeStatus({ acceptedAt, client }: MandateDocument): string {
  return acceptedAt === undefined
    ? 'Projet\u00a0: ce mandat n’est pas encore accepté.'
    : describeAcceptance(client, acceptedAt);
}
