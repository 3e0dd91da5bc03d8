import type { ArticleSummary } from '#content/prose.ts';
import type { StaticPage } from '#site/app/list-static-pages.ts';
import { organizationReference } from './describe-organization.ts';
import { sharedCard } from './shared-card.ts';

export function describeArticle(page: StaticPage, article: ArticleSummary, siteUrl: string): object {
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
