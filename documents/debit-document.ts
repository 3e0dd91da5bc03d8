import { debitTexts } from '#content/debit-texts.ts';
import type { CompanyContent } from '#content/schemas/company.ts';
import { describeAcceptance } from '#documents/parts/format-instant.ts';
import { renderSellerDocument } from '#documents/parts/seller-document.ts';
import type { DocumentFonts } from '#documents/writer/document-fonts.ts';
import { writeColumns } from '#documents/writer/pdf-blocks.ts';
import { companyAddress, companyText } from '#domain/company.ts';

interface DebitDocument {
  readonly reference: string;
  /** Unique reference of the mandate. */
  readonly rum: string;
  /** Holder of the account, then the lines of their address. */
  readonly holder: readonly string[];
  /** Which account, by its last digits: a copy of the mandate in the wrong hands debits nobody. */
  readonly account: string;
  /** What the holder consents to, and their rights. */
  readonly terms: readonly string[];
  /** Who accepted it. */
  readonly signer: string;
  /** Where it was signed: the holder's town. */
  readonly town: string;
  readonly acceptedAt: Date;
  readonly company: CompanyContent;
}

/** The SEPA mandate by which an order is paid each month, as a tagged PDF. */
export async function renderDebitDocument(document: DebitDocument, fonts: DocumentFonts): Promise<Uint8Array> {
  const { reference, rum, holder, account, terms, signer, town, acceptedAt, company } = document;
  const title = `${debitTexts.title} ${rum}`;
  return await renderSellerDocument(
    { title, heading: debitTexts.title, company, createdAt: acceptedAt },
    fonts,
    (writer) => {
      writer.paragraph(`Commande ${reference}`);
      writeColumns(writer, [
        { title: 'Référence unique du mandat (RUM)', lines: [rum] },
        { title: 'Type de paiement', lines: ['Récurrent'] },
      ]);
      writeColumns(writer, [
        {
          title: 'Créancier',
          lines: [
            companyText(company.legalName),
            ...companyAddress(company),
            'France',
            `Identifiant créancier SEPA (ICS)\u00a0: ${companyText(company.sepaCreditorId)}`,
          ],
        },
        { title: 'Titulaire du compte', lines: [...holder, 'France', account] },
      ]);
      writer.heading(2, 'Autorisation');
      for (const text of terms) writer.paragraph(text);
      writeColumns(writer, [
        { title: 'Signature', lines: [`Fait à ${town}.`, describeAcceptance(signer, acceptedAt)] },
      ]);
    },
  );
}
