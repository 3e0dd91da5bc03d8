import type { ArticleSummary } from '#content/prose.ts';
import type { StaticPage } from '#site/app/routes.ts';
import { cardAddress } from './card-address.ts';
import { organizationReference } from './describe-organization.ts';

export function describeArticle(page: StaticPage, article: ArticleSummary, siteUrl: string): object {
  return {
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.description,
    image: siteUrl + cardAddress(page),
    articleSection: article.category,
    datePublished: article.date,
    dateModified: article.updated,
    inLanguage: 'fr',
    mainEntityOfPage: siteUrl + page.path,
    author: { '@type': 'Organization', name: article.author, url: `${siteUrl}/` },
    publisher: organizationReference(siteUrl),
  };
}
