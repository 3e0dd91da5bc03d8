/**
 * The only table of pages: the router, the links, the static pages, the sitemap and the browser tests use it. To add a
 * page, add its entry and its description here and `site/pages/<key>/<Key>Page.tsx`. Menus list their pages in this order.
 * The address of the article page contains `:slug`; each file of `content/articles/` is one such page, with the title and
 * description of its front matter.
 */
export interface PageEntry {
  /** Real address, with slashes at both ends; under the hash without a trailing slash. */
  readonly path: string;
  /** Title of the tab and of search results; the brand is added where it is shown. */
  readonly title: string;
  /** Text of its link in the header; absent, it has none there. */
  readonly header?: string;
  /** Text of its link in the footer; absent, it has none there. */
  readonly footer?: string;
  /** Text of its link in the footer, after the others, one click away from every page; absent, it has none there. */
  readonly legal?: string;
}

export const pages = {
  home: { path: '/', title: 'Téléphonie VoIP prête à l’emploi pour les professionnels' },
  solution: {
    path: '/solution/',
    title: 'La téléphonie professionnelle simplifiée',
    header: 'Solution',
    footer: 'Téléphonie Cloud',
  },
  features: {
    path: '/features/',
    title: 'Fonctionnalités de votre téléphonie cloud',
    header: 'Fonctionnalités',
    footer: 'Fonctionnalités',
  },
  quote: { path: '/quote/', title: 'Tarifs et devis en ligne', footer: 'Tarifs' },
  resellers: { path: '/resellers/', title: 'Programme revendeurs', header: 'Revendeurs', footer: 'Revendeurs' },
  demo: { path: '/demo/', title: 'Démonstrations en vidéo', footer: 'Démonstrations' },
  blog: { path: '/blog/', title: 'Blog de la téléphonie d’entreprise', header: 'Blog', footer: 'Blog' },
  article: { path: '/blog/:slug/', title: 'Article non trouvé' },
  about: { path: '/about/', title: 'À propos de nous', header: 'À propos', footer: 'À propos' },
  contact: { path: '/contact/', title: 'Nous contacter', header: 'Nous contacter', footer: 'Contact' },
  legal: { path: '/legal/', title: 'Mentions légales', legal: 'Mentions légales' },
  gdpr: { path: '/gdpr/', title: 'Protection des données personnelles (RGPD)', legal: 'RGPD' },
  accessibility: { path: '/accessibilite/', title: 'Accessibilité du site', legal: 'Accessibilité' },
  sitemap: { path: '/plan-du-site/', title: 'Plan du site', legal: 'Plan du site' },
  terms: { path: '/cgv/', title: 'Conditions générales de vente' },
} as const satisfies Readonly<Record<string, PageEntry>>;

export type PageKey = keyof typeof pages;

/**
 * One or two sentences for search results; `{monthly}` and other prices are filled from the catalogue. Only the build reads
 * them: beside the table and not in it, they are left out of the scripts that every page loads.
 */
export const descriptions: Readonly<Record<Exclude<PageKey, 'article'>, string>> = {
  home: 'Le standard des commerces, cabinets et mairies, livré prêt à brancher : dès {monthly} HT par mois pour {phones} postes, matériel dès {oneTime} HT.',
  solution:
    'Installation express, coûts maîtrisés, sécurité, support dédié : ce que contient la solution et ce qu’il faut chez vous.',
  features:
    'Communications, gestion, terminaux, administration, support et sécurité : toutes les fonctions comprises dans votre standard en ligne.',
  quote:
    'Composez votre installation et voyez aussitôt chaque prix, hors taxes : dès {monthly} HT par mois pour {phones} postes, matériel dès {oneTime} HT.',
  resellers:
    'Proposez une téléphonie cloud clé en main à vos clients : jusqu’à 30 % de commission récurrente, assistance technique, formation et appui commercial.',
  demo: 'Appels, messagerie, transferts, plages horaires, statistiques : huit démonstrations courtes avant de choisir.',
  blog: 'Articles pratiques sur la VoIP, la fin du réseau cuivre et la sécurité des appels, écrits pour les dirigeants de PME et les collectivités.',
  about:
    'Une équipe fondée en 2017 à Ajaccio, plus de 25 ans d’expérience des télécoms : notre histoire, nos valeurs et notre mission.',
  contact:
    'Téléphone, e-mail, adresse et horaires : une équipe vous répond pour un devis, un projet ou une question technique.',
  legal: 'Éditeur, hébergeur, propriété intellectuelle, données personnelles, cookies et droit applicable.',
  gdpr: 'Quelles données nous recueillons, pourquoi, combien de temps nous les gardons, à qui elles sont transmises et comment exercer vos droits.',
  accessibility:
    'Déclaration d’accessibilité : niveau mesuré, contenus concernés et moyens de nous signaler une difficulté.',
  sitemap: 'Toutes les pages du site sur une seule : solution, tarifs, démonstrations, articles, mentions légales.',
  terms: 'Conditions générales de vente : prix, livraison et garanties.',
};
