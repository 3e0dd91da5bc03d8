import { termsPath } from '#domain/company.ts';

/** The documents that are made once, when an order is confirmed, and kept; in the order in which they are listed. */
export const documentKinds = ['order', 'contract-summary', 'terms'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** How each file of an order is listed, the end of its address, and how it is named once downloaded. */
export const orderFiles = {
  order: { name: 'Confirmation de commande', path: 'confirmation.pdf', file: 'commande-*' },
  'contract-summary': {
    name: 'Récapitulatif contractuel',
    path: 'recapitulatif.pdf',
    file: 'recapitulatif-contractuel-*',
  },
  terms: { name: 'Conditions générales de vente', path: 'conditions.pdf' },
  'corrected-order': { name: 'Confirmation corrigée', path: 'confirmation-corrigee.pdf', file: 'commande-*-corrigee' },
  evidence: { name: 'Dossier de preuve', path: 'dossier-de-preuve.pdf', file: 'dossier-de-preuve-*' },
  mandate: { name: 'Mandat de transfert', path: 'mandat.pdf', file: 'mandat-*' },
  'debit-mandate': { name: 'Mandat de prélèvement', path: 'prelevement.pdf', file: 'mandat-de-prelevement-*' },
} as const;

/** The name of a downloaded file, with the order's reference; terms are named as at their public address. */
export function documentFilename(
  kind: keyof typeof orderFiles,
  { reference, terms_version: version }: { readonly reference: string; readonly terms_version: string | null },
): string {
  // They are only kept if a version was accepted.
  return kind === 'terms' ? termsPath(version ?? '').slice(1) : `${orderFiles[kind].file.replace('*', reference)}.pdf`;
}
