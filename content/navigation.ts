import type { PageKey } from './pages.ts';

/** A link of the header or the footer: its page and its text. */
export interface NavItem {
  readonly name: string;
  readonly page: Exclude<PageKey, 'article'>;
}

/** Links of the header, in order; the contact button follows them. */
export const headerLinks: readonly NavItem[] = [
  { name: 'Solution', page: 'solution' },
  { name: 'Fonctionnalités', page: 'features' },
  { name: 'Revendeurs', page: 'resellers' },
  { name: 'Blog', page: 'blog' },
  { name: 'À propos', page: 'about' },
];

export const contactLink: NavItem = { name: 'Nous contacter', page: 'contact' };

/** Links of the footer's first column; the quote's link is separate because its clicks are counted. */
export const footerLinks: readonly NavItem[] = [
  { name: 'Téléphonie Cloud', page: 'solution' },
  { name: 'Fonctionnalités', page: 'features' },
  { name: 'Tarifs', page: 'quote' },
  { name: 'Revendeurs', page: 'resellers' },
  { name: 'Démonstrations', page: 'demo' },
  { name: 'À propos', page: 'about' },
  { name: 'Blog', page: 'blog' },
  { name: 'Contact', page: 'contact' },
];

/** Pages that the law requires to be one click away from every page, and the page of all pages. */
export const legalLinks: readonly NavItem[] = [
  { name: 'Mentions légales', page: 'legal' },
  { name: 'RGPD', page: 'gdpr' },
  { name: 'Accessibilité', page: 'accessibility' },
  { name: 'Plan du site', page: 'sitemap' },
];

/** Pages that only the site map names, besides the articles. */
export const otherLinks = {
  home: { name: 'Accueil', page: 'home' },
  terms: { name: 'Conditions générales de vente', page: 'terms' },
} as const satisfies Readonly<Record<string, NavItem>>;

/** The terms of sale as a document, opened in a new tab. */
export const termsDocument = { name: 'Conditions générales de vente (PDF)', address: '/CGV.pdf' } as const satisfies {
  readonly name: string;
  readonly address: '/CGV.pdf';
};
