import * as z from 'zod';
import { type Content, fileOfParts, lengthAdvice, pageTitle, priceNames, repeatedIn, rule, text } from './parts/parts.ts';

const page = z.strictObject({
  path: z.string().regex(/^\/(?:(?:[a-z0-9-]+|:slug)\/)*$/, 'écrivez une adresse entre deux barres, telle que /about/'),
  title: pageTitle,
  header: text().optional(),
  footer: text().optional(),
  legal: text().optional(),
});
export type PageEntry = Content<typeof page>;

/** Pages whose addresses other parts of the site rely on. */
const fixedAddresses: Readonly<Record<string, string>> = { home: '/', article: '/blog/:slug/' };
/** Addresses of the service, of the built files and of articles. */
const taken = /^\/(?:supervision|assets|blog\/.+)\/|:slug/;

/** The table of pages, in the order of the menus, and what search results say of each. */
const schema = z
  .strictObject({ pages: z.record(z.string(), page), descriptions: z.record(z.string(), text(...priceNames)) })
  .check(rule(({ pages, descriptions }, refuse) => {
    const entries = Object.entries(pages);
    for (const field of ['path', 'title', 'header', 'footer', 'legal'] as const) {
      for (const [key, other] of repeatedIn(entries.map(([name, page]) => [name, page[field]]))) {
        refuse(`écrivez-en un autre\u00a0: celui-ci est celui de ${other}`, 'pages', key, field);
      }
    }
    for (const [key, { path }] of entries) {
      const needed = fixedAddresses[key];
      if (needed !== undefined && path !== needed) refuse(`écrivez «\u202f${needed}\u202f»`, 'pages', key, 'path');
      if (needed === undefined && taken.test(path)) refuse('écrivez une autre adresse, telle que /about/', 'pages', key, 'path');
    }
    for (const [key, other] of repeatedIn(Object.entries(descriptions))) {
      refuse(`écrivez ce qui distingue ${key} de ${other} dans les résultats de recherche`, 'descriptions', key);
    }
    for (const [key, description] of Object.entries(descriptions)) {
      const advice = lengthAdvice(description);
      if (advice) refuse(advice, 'descriptions', key);
    }
  }));
export const pageTable = fileOfParts('pages.yaml', schema, ['pages', 'descriptions']);
