/** The documents that are made once, when an order is confirmed, and kept; in the order in which they are listed. */
export const documentKinds = ['order', 'contract-summary', 'terms'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** What each is called wherever it is listed. */
export const documentNames: Readonly<Record<DocumentKind, string>> = {
  order: 'Confirmation de commande',
  'contract-summary': 'Récapitulatif contractuel',
  terms: 'Conditions générales de vente',
};

/** The name of a document's file; `termsVersion` is the accepted one. */
export function documentFilename(kind: DocumentKind, reference: string, termsVersion: string): string {
  switch (kind) {
    case 'order':
      return `commande-${reference}.pdf`;
    case 'contract-summary':
      return `recapitulatif-contractuel-${reference}.pdf`;
    case 'terms':
      return `CGV-${termsVersion}.pdf`;
  }
}

/** The name of the file of an order's SEPA mandate. */
export function debitFilename(reference: string): string {
  return `mandat-de-prelevement-${reference}.pdf`;
}
