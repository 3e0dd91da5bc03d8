import { termsPath } from '#domain/company.ts';

/** The documents that are made once, when an order is confirmed, and kept; in the order in which they are listed. */
export const documentKinds = ['order', 'contract-summary', 'terms'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Names of the documents of an order that bind or prove, wherever they are listed. */
export const documentNames = {
  order: 'Confirmation de commande',
  'contract-summary': 'Récapitulatif contractuel',
  terms: 'Conditions générales de vente',
  'corrected-order': 'Confirmation corrigée',
  evidence: 'Dossier de preuve',
} as const;

/** The name of a document's file; terms are named as at their public address. */
export function documentFilename(
  kind: keyof typeof documentNames | 'mandate' | 'debit-mandate',
  { reference, terms_version: version }: { readonly reference: string; readonly terms_version: string | null },
): string {
  // They are only kept if a version was accepted.
  if (kind === 'terms') return termsPath(version ?? '').slice(1);
  const names: Readonly<Record<typeof kind, string>> = {
    order: `commande-${reference}`,
    'contract-summary': `recapitulatif-contractuel-${reference}`,
    'corrected-order': `commande-${reference}-corrigee`,
    evidence: `dossier-de-preuve-${reference}`,
    mandate: `mandat-${reference}`,
    'debit-mandate': `mandat-de-prelevement-${reference}`,
  };
  return `${names[kind]}.pdf`;
}
