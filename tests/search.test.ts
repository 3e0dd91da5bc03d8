// @vitest-environment happy-dom

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cardName } from '#build/search/card-name.ts';
import { readPublicationSettings } from '#build/settings.ts';
import { brand } from '#content/brand.ts';
import { catalogues } from '#content/catalogues.ts';
import { formatEurosShort } from '#domain/money.ts';
import { currentCatalogue } from '#domain/quote/catalogue/catalogue-validity.ts';
import { startingPrices } from '#domain/quote/price/price-texts.ts';
import { builtAt, type ReleasedPage, readDocument, readReleased, readReleasedPages } from './shared/release.ts';

type Node = Readonly<Record<string, unknown>>;

const { siteUrl } = readPublicationSettings(process.env);
const released = readReleasedPages();

function headValue({ path }: ReleasedPage, selector: string, attribute: string): string {
  const found = [...readDocument(path).head.querySelectorAll(selector)];
  expect(found, `${path} ${selector}`).toHaveLength(1);
  return found[0]?.getAttribute(attribute) ?? '';
}

const meta = (page: ReleasedPage, property: string): string =>
  headValue(page, `meta[property="${property}"], meta[name="${property}"]`, 'content');

const titlesOf = ({ path }: ReleasedPage): string[] =>
  [...readDocument(path).querySelectorAll('head > title')].map(({ textContent }) => textContent);

describe('what search results show of each page', () => {
  test('each page has a title and a description of its own, one heading and its canonical address', () => {
    for (const values of [released.flatMap(titlesOf), released.map((page) => meta(page, 'description'))])
      expect(new Set(values).size).toBe(released.length);
    for (const page of released) {
      expect(titlesOf(page)).toEqual([`${page.title} | ${brand.name}`]);
      expect(readDocument(page.path).querySelectorAll('h1'), page.path).toHaveLength(1);
      expect(headValue(page, 'link[rel=canonical]', 'href')).toBe(siteUrl + page.path);
    }
  });

  test('the home page and the quote name the price of the smallest installation', () => {
    const { monthly, oneTime } = startingPrices(currentCatalogue(catalogues, builtAt));
    for (const page of released.filter(({ path }) => path === '/' || path === '/quote/')) {
      const description = meta(page, 'description');
      expect(description).toContain(formatEurosShort(monthly));
      expect(description).toContain(formatEurosShort(oneTime));
    }
  });

  test('only the page of unknown addresses stays out of search results', () => {
    const robotsOf = (path: string) => readDocument(path).querySelector('meta[name=robots]')?.getAttribute('content');
    expect(robotsOf('/404.html')).toBe('noindex');
    for (const { path } of released) expect(robotsOf(path), path).toBeUndefined();
  });
});

const drawnTitles: Record<string, string> = JSON.parse(readFileSync('tools/cards/drawn-titles.json', 'utf8'));

test('what networks show of a shared page: its own title, description and address', () => {
  for (const page of released) {
    expect(meta(page, 'og:title')).toBe(page.title);
    expect(meta(page, 'og:description')).toBe(meta(page, 'description'));
    expect(meta(page, 'og:url')).toBe(siteUrl + page.path);
    expect(meta(page, 'og:type')).toBe(page.article ? 'article' : 'website');
    expect(meta(page, 'twitter:card')).toBe('summary_large_image');
  }
});

test('what networks show of a shared page: a picture under 100 kB, its own once it is drawn', () => {
  const drawnPages = released.filter((page) => cardName(page.path) in drawnTitles);
  expect(drawnPages.length).toBeGreaterThan(10);
  const pictures = released.map((page) => {
    const address = meta(page, 'og:image');
    expect(address.startsWith(`${siteUrl}/cards/`), address).toBe(true);
    const picture = readReleased(address.slice(siteUrl.length));
    expect(picture.length, address).toBeLessThan(100_000);
    return createHash('sha256').update(picture).digest('hex');
  });
  expect(new Set(pictures).size).toBe(drawnPages.length);
});

test('what networks show of a shared page: cards have today’s titles: `npm run make:cards` draws them again', () => {
  const titles = Object.fromEntries(released.map((page) => [cardName(page.path), page.title]));
  for (const [name, title] of Object.entries(drawnTitles)) expect(titles[name], name).toBe(title);
});

describe('files beside the pages', () => {
  test('the sitemap lists every page once, articles with their last change', () => {
    const sitemap = readReleased('/sitemap.xml').toString('utf8');
    const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    expect(listed).toEqual(released.map(({ path }) => siteUrl + path));
    const dated = released.filter(({ article }) => article).length;
    expect(sitemap.match(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)).toHaveLength(dated);
  });

  test('robots.txt names the sitemap and keeps robots out of the service', () => {
    const lines = readReleased('/robots.txt').toString('utf8').split('\n');
    expect(lines).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
    expect(lines).toContain('Disallow: /supervision/');
  });

  test('security.txt names a contact and expires within a year (RFC 9116)', () => {
    const text = readReleased('/.well-known/security.txt').toString('utf8');
    const field = (name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? '';
    expect(field('Contact')).toMatch(/^(mailto:[^@]+@.+|https:\/\/.+)$/);
    expect(field('Canonical')).toBe(`${siteUrl}/.well-known/security.txt`);
    expect(field('Preferred-Languages')).toBe('fr, en');
    const days = (Date.parse(field('Expires')) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(366);
  });
});

function nodeOf({ path, html }: ReleasedPage, type: string): Node {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)];
  expect(blocks, path).toHaveLength(1);
  const data = JSON.parse(blocks[0]?.[1] ?? '') as { '@context': string; '@graph': Node[] };
  expect(data['@context']).toBe('https://schema.org');
  const found = data['@graph'].filter((node) => node['@type'] === type);
  expect(found, `${type} on ${path}`).toHaveLength(1);
  return found[0] ?? {};
}

function pageAt(path: string): ReleasedPage {
  const page = released.find((candidate) => candidate.path === path);
  if (page === undefined) throw new Error(`No page at ${path}`);
  return page;
}

test('the home page describes the provider and the site', () => {
  for (const type of ['Organization', 'WebSite'])
    expect(nodeOf(pageAt('/'), type)).toMatchObject({ name: brand.name, url: `${siteUrl}/` });
});

test('every other page has a breadcrumb of pages that exist', () => {
  const addresses = new Set(released.map(({ path }) => siteUrl + path));
  for (const page of released.filter(({ path }) => path !== '/')) {
    const trail = nodeOf(page, 'BreadcrumbList').itemListElement as readonly { position: number; item: string }[];
    expect(trail.map(({ position }) => position)).toEqual(trail.map((_, index) => index + 1));
    expect(trail.at(0)?.item).toBe(`${siteUrl}/`);
    expect(trail.at(-1)).not.toHaveProperty('item');
    expect(trail).toHaveLength(page.article ? 3 : 2);
    for (const { item } of trail.slice(0, -1)) expect(addresses).toContain(item);
  }
});

test('the quote page offers the smallest installation, at its prices before tax', () => {
  const { oneTime, monthly } = startingPrices(currentCatalogue(catalogues, builtAt));
  const offers = nodeOf(pageAt('/quote/'), 'Product').offers as readonly {
    readonly priceSpecification: { readonly price: string; readonly valueAddedTaxIncluded: boolean };
  }[];
  expect(offers.map(({ priceSpecification: { price } }) => Number(price) * 100)).toEqual([oneTime, monthly]);
  for (const { priceSpecification } of offers) expect(priceSpecification.valueAddedTaxIncluded).toBe(false);
});

test('articles have their dates and their picture', () => {
  for (const page of released.filter(({ article }) => article)) {
    const posting = nodeOf(page, 'BlogPosting');
    expect(posting.datePublished).toBe(page.article?.date);
    expect(posting.dateModified).toBe(page.article?.updated);
    expect(posting.mainEntityOfPage).toBe(siteUrl + page.path);
    expect(String(posting.image).startsWith(`${siteUrl}/cards/blog-`)).toBe(true);
  }
});
