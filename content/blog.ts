interface BlogTexts {
  readonly title: string;
  readonly lead: string;
  readonly backLabel: string;
  readonly contentsTitle: string;
  readonly publishedOn: string;
  readonly updatedOn: string;
  readonly readingTime: string;
  readonly sourcesTitle: string;
  readonly missing: { readonly title: string; readonly text: string };
}

/** Texts of the list of articles and around each article; the articles themselves are in `articles/`. */
export const blog = {
  title: 'Le blog de la téléphonie claire',
  lead: 'Des articles pour choisir en connaissance de cause : ce qui change, ce que cela coûte, ce qu’il faut vérifier chez vous.',
  backLabel: 'Retour au blog',
  contentsTitle: 'Dans cet article',
  publishedOn: 'Publié le',
  updatedOn: 'mis à jour le',
  readingTime: 'de lecture',
  sourcesTitle: 'Sources',
  missing: {
    title: 'Article non trouvé',
    text: 'L’article que vous recherchez n’existe pas ou a été déplacé.',
  },
} as const satisfies BlogTexts;
