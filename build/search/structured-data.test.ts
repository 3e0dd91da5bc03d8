// @vitest-environment happy-dom

import { expect, test } from 'vitest';
import { catalogues } from '#content/catalogues.ts';
import { company } from '#content/company.ts';
import { currentCatalogue } from '#domain/quote/catalogue/catalogue-validity.ts';
import { type StaticPage, staticPages } from '#site/app/list-static-pages.ts';
import { describeForMachines } from './structured-data.ts';

const siteUrl = 'https://www.neolis.example.com';
const [page] = staticPages.flatMap(({ article, ...rest }) => (article ? [{ ...rest, article }] : []));

test.each([
  [`L’équipe ${company.brand}`, { '@type': 'Organization', url: `${siteUrl}/` }],
  ['L’équipe', { '@type': 'Organization', url: `${siteUrl}/` }],
  ['Claire Martin', { '@type': 'Person' }],
])('the author %s of an article is %o', (name, author) => {
  const written = { ...page, article: { ...page?.article, author: name } } as StaticPage;
  const described = describeForMachines(written, { siteUrl, catalogue: currentCatalogue(catalogues, new Date()) });
  expect(described).toHaveProperty('@graph.1.author', { name, ...author });
});
