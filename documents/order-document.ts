import { documentTexts as texts } from '#content/document-texts.ts';
import { contractTerms, paymentTerms } from '#documents/parts/contract-terms.ts';
import { writeInstallation } from '#documents/parts/installation-figure.ts';
import { writePriceTables } from '#documents/parts/price-tables.ts';
import { type PricedDocument, renderSellerDocument, writeParties } from '#documents/parts/seller-document.ts';
import type { DocumentFonts } from '#documents/writer/document-fonts.ts';
import { writeList } from '#documents/writer/pdf-blocks.ts';
import type { PdfWriter } from '#documents/writer/pdf-writer.ts';
import { formatDay, parisDay } from '#domain/calendar.ts';
import { companyText } from '#domain/company.ts';
import { formatEuros } from '#domain/money.ts';
import { formatPhone } from '#domain/order/client/phone-number.ts';
import { formatSiret } from '#domain/order/client/siret.ts';
import type { OrderClient } from '#domain/order/order.ts';
import { planInstallation } from '#domain/quote/installation/installation.ts';

export interface OrderDocument extends PricedDocument {
  readonly reference: string;
  readonly confirmedAt: Date;
  /** Whether its client confirmed it; otherwise the provider did, as agreed on the phone or on paper. */
  readonly isByClient: boolean;
  /** When the client's data was corrected, for a confirmation that replaces the first one. */
  readonly correctedAt?: Date | undefined;
  readonly client: OrderClient;
  /** Whether the client is a public body, which pays on an invoice after the service is done. */
  readonly paysAfterService: boolean;
  /** A public body's purchase order, if it came with the order. */
  readonly purchaseOrder?: string | undefined;
  /** The addresses of the sites, each with its name. */
  readonly premises: readonly (readonly [name: string, address: string])[];
}

/** The confirmation that a client receives for an order placed « avec obligation de paiement », as a tagged PDF. */
export async function renderOrderDocument(document: OrderDocument, fonts: DocumentFonts): Promise<Uint8Array> {
  const { catalogue, client, company, confirmedAt, correctedAt, isByClient, reference, request } = document;
  const title = `Confirmation de commande ${reference}`;
  const heading = `Commande ${reference}`;
  return await renderSellerDocument({ title, heading, company, createdAt: confirmedAt }, fonts, (writer) => {
    const confirmed = isByClient ? 'confirmée' : 'convenue avec vous et enregistrée';
    writer.paragraph(`Commande avec obligation de paiement, ${confirmed} le ${formatDay(parisDay(confirmedAt))}.`);
    if (correctedAt !== undefined)
      writer.paragraph(
        `Coordonnées corrigées le ${formatDay(parisDay(correctedAt))}\u00a0: cette confirmation remplace la précédente.`,
      );
    writeParties(writer, company, clientLines(client));
    // Both prices fit on the first page.
    writePriceTables(writer, document);
    writePayment(writer, document);
    writer.heading(2, 'Vos locaux');
    writeList(
      writer,
      document.premises.map(([name, address]) => `${name}\u00a0: ${address}`),
    );
    writeInstallation(writer, planInstallation(request, catalogue));
    writeClosing(writer, document);
  });
}

/** A virtual order may cost nothing at first: no transfer is asked for then. */
function writePayment(writer: PdfWriter, document: OrderDocument): void {
  const { reference, company, itemised, purchaseOrder } = document;
  const amountCents = itemised.oneTime.totalWithVatCents;
  const { bank } = company;
  if (document.paysAfterService) {
    writer.heading(2, 'Paiement');
    if (purchaseOrder !== undefined) writer.paragraph(`Bon de commande\u00a0: ${purchaseOrder}`, { bold: true });
    writer.paragraph(texts.publicTerms[0]);
    return;
  }
  writer.heading(2, 'Payer votre commande');
  if (amountCents === 0) {
    writer.paragraph('Il n’y a rien à payer à la commande.');
    return;
  }
  // The account stays below its sentence.
  writer.keepTogether(70);
  writer.paragraph(
    `Virement de ${formatEuros(amountCents)} TTC, avec la référence ${reference}, sur le compte de ${companyText(bank.holder)}\u00a0:`,
  );
  writer.paragraph(`IBAN ${companyText(bank.iban)}\nBIC ${companyText(bank.bic)}`, { bold: true });
}

function writeClosing(writer: PdfWriter, document: OrderDocument): void {
  const { catalogue, company, isByClient, rates, request } = document;
  const payment = document.paysAfterService ? texts.publicTerms.slice(1) : paymentTerms(document.itemised);
  writer.heading(2, 'Conditions');
  writeList(writer, [...contractTerms(request, company, rates), ...payment, texts.emergency]);
  writer.paragraph(
    `Catalogue du ${formatDay(catalogue.validFrom)}. Conditions générales de vente ${isByClient ? 'acceptées' : 'applicables'}\u00a0: version du ${formatDay(company.termsVersion)}.`,
  );
}

function clientLines(client: OrderClient): string[] {
  const siret = client.siret && `SIRET ${formatSiret(client.siret)}`;
  return [client.company, siret, client.name, client.email, formatPhone(client.phone)].filter((line) => line !== '');
}
