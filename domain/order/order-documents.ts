/** The documents that are made once, when an order is confirmed, and kept; in the order in which they are listed. */
export const documentKinds = ['order', 'contract-summary', 'terms'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** What each is called wherever it is listed, and what an order may have beside them. */
export const documentNames = {
  order: 'Confirmation de commande',
  'contract-summary': 'Récapitulatif contractuel',
  terms: 'Conditions générales de vente',
  'corrected-order': 'Confirmation corrigée',
  evidence: 'Dossier de preuve',
} as const satisfies Readonly<Record<DocumentKind, string> & Record<string, string>>;

/** The name of a document's file; `termsVersion` is the accepted one. */
export function documentFilename(
  kind: keyof typeof documentNames | 'mandate' | 'debit-mandate',
  reference: string,
  termsVersion: string | null = null,
): string {
  const names: Readonly<Record<typeof kind, string>> = {
    order: `commande-${reference}`,
    'contract-summary': `recapitulatif-contractuel-${reference}`,
    terms: `CGV-${termsVersion}`,
    'corrected-order': `commande-${reference}-corrigee`,
    evidence: `dossier-de-preuve-${reference}`,
    mandate: `mandat-${reference}`,
    'debit-mandate': `mandat-de-prelevement-${reference}`,
  };
  return `${names[kind]}.pdf`;
}
