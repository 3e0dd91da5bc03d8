import { blog } from '#content/blog.ts';
import { company } from '#content/company.ts';
import { descriptions, pages as pageTable } from '#content/pages.ts';
import type { ArticleSummary } from '#content/prose.ts';
import type { StaticPage } from '#site/app/list-static-pages.ts';
import { escapeMarkup } from './escape-markup.ts';

/** Address of the feed, named in every page's head. */
export const feedPath = '/blog/feed.xml';

/** The blog as an RSS 2.0 feed, newest article first. */
export function feed(pages: readonly StaticPage[], siteUrl: string): string {
  const published = pages
    .flatMap(({ path, article }) => (article ? [{ address: siteUrl + path, article }] : []))
    .sort((one, other) => other.article.date.localeCompare(one.article.date));
  const lastChange = published
    .map(({ article }) => article.updated)
    .sort()
    .at(-1);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    tag('title', `${blog.title} | ${company.brand}`),
    tag('link', siteUrl + pageTable.blog.path),
    tag('description', descriptions.blog),
    tag('language', 'fr-FR'),
    ...(lastChange === undefined ? [] : [tag('lastBuildDate', feedDate(lastChange))]),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeMarkup(siteUrl + feedPath)}"/>`,
    ...published.map(({ address, article }) => item(address, article)),
    '</channel>',
    '</rss>',
    '',
  ];
  return lines.join('\n');
}

function item(address: string, { title, excerpt, date, category, author }: ArticleSummary): string {
  return [
    '<item>',
    tag('title', title),
    tag('link', address),
    tag('guid', address),
    tag('description', excerpt),
    tag('category', category),
    tag('dc:creator', author),
    tag('pubDate', feedDate(date)),
    '</item>',
  ].join('\n');
}

function tag(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text)}</${name}>`;
}

/** A day in RSS format (RFC 822), at noon, so that it is the same day in every time zone. */
function feedDate(day: string): string {
  return new Date(`${day}T12:00:00Z`).toUTCString();
}
