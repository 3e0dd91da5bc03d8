import { company } from '#content/company.ts';
import type { StaticPage } from '#site/app/routes.ts';
import { cardSize } from './card-address.ts';
import { escapeMarkup } from './escape-markup.ts';
import { sharedCard } from './shared-card.ts';

/** Open Graph tags and Twitter cards, for networks and messengers that show a shared page. */
export function socialTags(page: StaticPage, siteUrl: string): string {
  const { article } = page;
  const picture = siteUrl + sharedCard(page.path);
  const properties = {
    'og:type': article ? 'article' : 'website',
    'og:site_name': company.brand,
    'og:locale': 'fr_FR',
    'og:title': page.title,
    'og:description': page.description,
    'og:url': siteUrl + page.path,
    'og:image': picture,
    'og:image:width': String(cardSize.width),
    'og:image:height': String(cardSize.height),
    'og:image:alt': page.title,
    ...(article && {
      'article:published_time': article.date,
      'article:modified_time': article.updated,
      'article:section': article.category,
    }),
  };
  // Title, description and what the picture shows are read from the tags above.
  const names = { 'twitter:card': 'summary_large_image', 'twitter:image': picture };
  return [...writeTags('property', properties), ...writeTags('name', names)].join('');
}

function writeTags(kind: 'property' | 'name', tags: Readonly<Record<string, string>>): string[] {
  return Object.entries(tags).map(([name, content]) => `<meta ${kind}="${name}" content="${escapeMarkup(content)}">`);
}
