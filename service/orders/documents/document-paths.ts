import type { DocumentKind } from '#domain/order/order-documents.ts';

/** The last part of each document's address, below that of its order. */
export const documentPaths: Readonly<Record<DocumentKind, string>> = {
  order: 'confirmation.pdf',
  'contract-summary': 'recapitulatif.pdf',
  terms: 'conditions.pdf',
};

/** The same for the « dossier de preuve ». */
export const evidencePath = 'dossier-de-preuve.pdf';
