import { pages } from '#content/pages.ts';

/** An address of each page, with one article, and of the two pages for unknown addresses. */
export const everyAddress: readonly string[] = [
  ...Object.values(pages).map(({ path }) => path.replace(':slug', 'securite-voip-2024')),
  '/#/nulle-part',
  '/#/blog/inconnu',
];
