import { expect, test } from 'vitest';
import { readPublicationSettings } from '#build/settings.ts';
import { brand } from '#content/brand.ts';
import { catalogues } from '#content/catalogues.ts';
import { currentCatalogue } from '#domain/quote/catalogue/catalogue-validity.ts';
import { builtAt, type ReleasedPage, readReleasedPages } from './shared/release.ts';

type Node = Readonly<Record<string, unknown>>;

const { siteUrl } = readPublicationSettings(process.env);
const released = readReleasedPages();

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

test('the quote page offers what the catalogue sells, at its prices before tax', () => {
  const { oneTime, monthly, unlimited } = currentCatalogue(catalogues, builtAt);
  const { phones, switches, virtualPhone: _free, ...single } = oneTime;
  const items = [phones, switches, single, monthly].flatMap((group) => Object.values(group));
  const offers = nodeOf(pageAt('/quote/'), 'Product').offers as readonly {
    '@type': string;
    name: string;
    priceSpecification: { price: string; valueAddedTaxIncluded: boolean };
  }[];
  const prices = offers
    .filter((offer) => offer['@type'] === 'Offer')
    .map(({ name, priceSpecification: { price } }) => [name, Math.round(Number(price) * 100)]);
  expect(Object.fromEntries(prices)).toEqual(
    Object.fromEntries(items.map(({ label, priceCents }) => [label, priceCents])),
  );
  expect(offers.filter((offer) => offer['@type'] === 'AggregateOffer')).toHaveLength(
    Object.keys(unlimited.planLabels).length,
  );
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
