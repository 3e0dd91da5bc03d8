import { pages } from '#content/pages.ts';
import type { ArticleSummary } from '#domain/prose.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import type { StaticPage } from '#site/app/list-static-pages.ts';
import { describeOffer } from './describe-offer.ts';
import { describeOrganization, describeWebsite, organizationReference } from './describe-organization.ts';
import { sharedCard } from './shared-card.ts';

/** Facts about the whole site, for any page. */
export interface SiteFacts {
  readonly siteUrl: string;
  /** The catalogue whose prices the pages show. */
  readonly catalogue: Catalogue;
}

/** Structured data of a page for search engines (schema.org), the same facts as the page shows. */
export function describeForMachines(page: StaticPage, { siteUrl, catalogue }: SiteFacts): object {
  const graph =
    page.path === pages.home.path
      ? [describeOrganization(siteUrl), describeWebsite(siteUrl)]
      : [describeTrail(page, siteUrl)];
  if (page.path === pages.quote.path) graph.push(describeOffer(catalogue, siteUrl));
  if (page.article) graph.push(describeArticle(page, page.article, siteUrl));
  return { '@context': 'https://schema.org', '@graph': graph };
}

/** The breadcrumb from the home page to this one. */
function describeTrail(page: StaticPage, siteUrl: string): object {
  const trail = [
    { title: 'Accueil', path: pages.home.path },
    ...(page.article ? [{ title: 'Blog', path: pages.blog.path }] : []),
    page,
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      // The last one is the page itself.
      ...(path !== page.path && { item: siteUrl + path }),
    })),
  };
}

function describeArticle(page: StaticPage, article: ArticleSummary, siteUrl: string): object {
  return {
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.description,
    image: siteUrl + sharedCard(page.path),
    articleSection: article.category,
    datePublished: article.date,
    dateModified: article.updated,
    inLanguage: 'fr',
    mainEntityOfPage: siteUrl + page.path,
    author: { '@type': 'Organization', name: article.author, url: `${siteUrl}/` },
    publisher: organizationReference(siteUrl),
  };
}
