interface LegalPageTexts {
  readonly updatedOn: string;
  readonly contentsTitle: string;
  readonly backLabel: string;
  readonly provisionalMark: string;
  readonly provisionalNotice: string;
  readonly termsPdf: { readonly label: string; readonly earlier: string };
}

/** Texts around the legal texts of `legal/`. */
export const legalPages = {
  updatedOn: 'Dernière mise à jour\u00a0:',
  contentsTitle: 'Sur cette page',
  backLabel: 'Retour',
  provisionalMark: 'Les mentions soulignées de points',
  provisionalNotice: ' restent à compléter par l’éditeur.',
  termsPdf: { label: 'Télécharger ces conditions (PDF)', earlier: 'Version du' },
} as const satisfies LegalPageTexts;
