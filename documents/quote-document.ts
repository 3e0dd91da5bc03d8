import { documentTexts as texts } from '#content/document-texts.ts';
import { contractTerms, paymentTerms } from '#documents/parts/contract-terms.ts';
import { writeInstallation } from '#documents/parts/installation-figure.ts';
import { writePriceTables } from '#documents/parts/price-tables.ts';
import { type PricedDocument, renderSellerDocument, writeParties } from '#documents/parts/seller-document.ts';
import type { DocumentFonts } from '#documents/writer/document-fonts.ts';
import { writeLink, writeList } from '#documents/writer/pdf-blocks.ts';
import type { PdfWriter } from '#documents/writer/pdf-writer.ts';
import { formatDay, type ParisDay, parisDay } from '#domain/calendar.ts';
import { addressText, type PostalAddress } from '#domain/order/client/address-parts.ts';
import { formatSiret, isPublicBody } from '#domain/order/client/siret.ts';
import { planInstallation } from '#domain/quote/installation/installation.ts';

/** Who asks for the quote; a text that wasn't given is empty. */
interface QuoteClient extends PostalAddress {
  readonly company: string;
  readonly name: string;
  /** 14 digits. */
  readonly siret: string;
}

export interface QuoteDocument extends PricedDocument {
  readonly number: string;
  readonly issuedAt: Date;
  /** The last day of its prices. */
  readonly validUntil: ParisDay;
  readonly client: QuoteClient;
  /** Address that opens the site with this quote's choices. */
  readonly resumeUrl: string;
}

/** The French « Devis » required by law, as a tagged PDF. Amounts come from the price function that the screen uses. */
export async function renderQuoteDocument(document: QuoteDocument, fonts: DocumentFonts): Promise<Uint8Array> {
  const { catalogue, company, client, issuedAt, request } = document;
  const issued = parisDay(issuedAt);
  const title = `Devis ${document.number}`;
  return await renderSellerDocument({ title, heading: title, company, createdAt: issuedAt }, fonts, (writer) => {
    writer.paragraph(
      `Émis le ${formatDay(issued)}. Valable jusqu’au ${formatDay(document.validUntil)} à 23\u00a0h\u00a059 (heure de Paris).`,
    );
    writeParties(writer, company, clientLines(client));
    writePriceTables(writer, document);
    writeInstallation(writer, planInstallation(request, catalogue));
    writeClosing(writer, document);
  });
}

/** Conditions, the link back to the quote, and the place for the client's signature. */
function writeClosing(writer: PdfWriter, document: QuoteDocument): void {
  const { catalogue, client, company, rates, request, resumeUrl } = document;
  writer.heading(2, 'Conditions');
  writeList(writer, [
    ...contractTerms(request, company, rates),
    ...(isPublicBody(client.siret) ? texts.publicTerms : paymentTerms(document.itemised)),
    texts.validity,
    texts.emergency,
  ]);
  writer.paragraph(
    `${company.professionalsOnly}. Catalogue du ${formatDay(catalogue.validFrom)}. Conditions générales de vente\u00a0: version du ${formatDay(company.termsVersion)}.`,
  );
  writeLink(writer, 'Reprendre ce devis en ligne\u00a0:', resumeUrl);
  writer.heading(2, texts.agreement);
  writer.keepTogether(70);
  writer.paragraph(
    'Date, nom, qualité et signature du client, précédés de la mention «\u202fBon pour accord\u202f»\u00a0:',
  );
  writer.space(46);
}

function clientLines({ company, name, siret, ...address }: QuoteClient): string[] {
  const registration = siret && `SIRET ${formatSiret(siret)}`;
  return [company, name, registration, addressText(address)].filter((line) => line.trim() !== '');
}
