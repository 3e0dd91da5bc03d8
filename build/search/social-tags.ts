import { company } from '#content/company.ts';
import { fillPrices } from '#domain/quote/price/price-texts.ts';
import type { StaticPage } from '#site/app/list-static-pages.ts';
import { sharedCard } from './shared-card.ts';
import type { SiteFacts } from './structured-data.ts';

/** The description for search engines, and Open Graph tags and Twitter cards for whatever shows a shared page. */
export function socialTags(page: StaticPage, { siteUrl, catalogue }: SiteFacts): string {
  const { article } = page;
  const description = fillPrices(page.description, catalogue);
  const properties = {
    'og:type': article ? 'article' : 'website',
    'og:site_name': company.brand,
    'og:title': page.title,
    'og:description': description,
    'og:url': siteUrl + page.path,
    'og:image': siteUrl + sharedCard(page.path),
    ...(article && {
      'article:published_time': article.date,
      'article:modified_time': article.updated,
      'article:section': article.category,
    }),
  };
  // Title, description and picture are read from the tags above.
  const names = { description, 'twitter:card': 'summary_large_image' };
  return [...writeTags('property', properties), ...writeTags('name', names)].join('');
}

function writeTags(kind: 'property' | 'name', tags: Readonly<Record<string, string>>): string[] {
  return Object.entries(tags).map(([name, content]) => `<meta ${kind}="${name}" content="${escapeMarkup(content)}">`);
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for XML, and for attributes of HTML or XML. */
export function escapeMarkup(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);
}
