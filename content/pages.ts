/**
 * The only table of pages: the router, the links, the static pages, the sitemap and the browser tests use it. To add a
 * page, add its entry here and `site/pages/<key>/<Key>Page.tsx`. The address of the article page contains `:slug`; each
 * file of `content/articles/` is one such page, with the title and description of its front matter.
 */
export interface PageEntry {
  /** Real address, with slashes at both ends; under the hash without a trailing slash. */
  readonly path: string;
  /** Title of the tab and of search results; the brand is added where it is shown. */
  readonly title: string;
  /** One or two sentences for search results; `{monthly}` and other prices are filled from the catalogue. */
  readonly description: string;
}

export const pages = {
  home: {
    path: '/',
    title: 'Téléphonie VoIP prête à l’emploi pour les professionnels',
    description:
      'Le standard des commerces, cabinets et mairies, livré prêt à brancher : dès {monthly} HT par mois pour {phones} postes, matériel dès {oneTime} HT.',
  },
  solution: {
    path: '/solution/',
    title: 'La téléphonie professionnelle simplifiée',
    description:
      'Installation express, coûts maîtrisés, sécurité, support dédié : ce que contient la solution et ce qu’il faut chez vous.',
  },
  features: {
    path: '/features/',
    title: 'Fonctionnalités de votre téléphonie cloud',
    description:
      'Communications, gestion, terminaux, administration, support et sécurité : toutes les fonctions comprises dans votre standard en ligne.',
  },
  resellers: {
    path: '/resellers/',
    title: 'Programme revendeurs',
    description:
      'Proposez une téléphonie cloud clé en main à vos clients : jusqu’à 30 % de commission récurrente, assistance technique, formation et appui commercial.',
  },
  demo: {
    path: '/demo/',
    title: 'Démonstrations en vidéo',
    description:
      'Appels, messagerie, transferts, plages horaires, statistiques : huit démonstrations courtes avant de choisir.',
  },
  gdpr: {
    path: '/gdpr/',
    title: 'Protection des données personnelles (RGPD)',
    description:
      'Quelles données nous recueillons, pourquoi, combien de temps nous les gardons, à qui elles sont transmises et comment exercer vos droits.',
  },
  blog: {
    path: '/blog/',
    title: 'Blog de la téléphonie d’entreprise',
    description:
      'Articles pratiques sur la VoIP, la fin du réseau cuivre et la sécurité des appels, écrits pour les dirigeants de PME et les collectivités.',
  },
  article: {
    path: '/blog/:slug/',
    title: 'Article non trouvé',
    description: 'L’article que vous recherchez n’existe pas ou a été déplacé.',
  },
  contact: {
    path: '/contact/',
    title: 'Nous contacter',
    description:
      'Téléphone, e-mail, adresse et horaires : une équipe vous répond pour un devis, un projet ou une question technique.',
  },
  about: {
    path: '/about/',
    title: 'À propos de nous',
    description:
      'Une équipe fondée en 2017 à Ajaccio, plus de 25 ans d’expérience des télécoms : notre histoire, nos valeurs et notre mission.',
  },
  quote: {
    path: '/quote/',
    title: 'Tarifs et devis en ligne',
    description:
      'Composez votre installation et voyez aussitôt chaque prix, hors taxes : dès {monthly} HT par mois pour {phones} postes, matériel dès {oneTime} HT.',
  },
  legal: {
    path: '/legal/',
    title: 'Mentions légales',
    description: 'Éditeur, hébergeur, propriété intellectuelle, données personnelles, cookies et droit applicable.',
  },
  terms: {
    path: '/cgv/',
    title: 'Conditions générales de vente',
    description: 'Conditions générales de vente : commande, prix, livraison, durée, garanties, responsabilité.',
  },
  accessibility: {
    path: '/accessibilite/',
    title: 'Accessibilité du site',
    description:
      'Déclaration d’accessibilité : niveau mesuré, contenus concernés et moyens de nous signaler une difficulté.',
  },
  sitemap: {
    path: '/plan-du-site/',
    title: 'Plan du site',
    description:
      'Toutes les pages du site sur une seule : solution, tarifs, démonstrations, articles, mentions légales.',
  },
} as const satisfies Readonly<Record<string, PageEntry>>;

export type PageKey = keyof typeof pages;
