import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { PageEntry } from '#content/pages.ts';
import { checkShape, valueAt } from './check-shape.ts';
import { ContentError } from './content-error.ts';
import type { ContentValue } from './content-value.ts';

const text = z.string('écrivez un texte entre apostrophes droites').min(1, 'écrivez un texte');
const address = text.regex(/^\/(?:(?:[a-z0-9-]+|:slug)\/)*$/, {
  error: ({ input }) => `écrivez « ${corrected(String(input))} »`,
});

const pagesSchema = z.record(
  z.string(),
  z.strictObject({
    path: address,
    title: text,
    header: text.optional(),
    footer: text.optional(),
    legal: text.optional(),
  }),
);
const descriptionsSchema = z.record(z.string(), text);

/** Pages whose addresses other parts of the site rely on. */
const fixedAddresses: Readonly<Record<string, string>> = { home: '/', article: '/blog/:slug/' };

/**
 * The mistakes in the table of pages: fields, addresses, pages without a component in `site/pages/`, or components without
 * a page.
 */
export function checkPages(pages: ContentValue, root: string): ContentError[] {
  const mistakes = checkShape(pages, pagesSchema);
  if (mistakes.length > 0) return mistakes;
  const entries = Object.entries(pages.value as Record<string, PageEntry>);
  const refuse = (path: string[], problem: string, fix: string) =>
    new ContentError(pages.file, pages.lineOf(path), problem, fix);

  const twice = entries.flatMap(([key, { path }], index) => {
    const [other] = entries.slice(0, index).find(([, earlier]) => earlier.path === path) ?? [];
    const fix = `donnez à ${key} une adresse à elle, telle que /${key}/`;
    return other === undefined ? [] : [refuse([key, 'path'], `« ${path} » est déjà l’adresse de ${other}`, fix)];
  });
  const unusable = entries.flatMap(([key, { path }]) => {
    const needed = fixedAddresses[key];
    const isTaken = /^\/(?:supervision|assets)\/|:slug|^\/blog\/./.test(path);
    if (needed === undefined ? !isTaken : path === needed) return [];
    const fix = `écrivez « ${needed ?? `/${key}/`} »`;
    return [refuse([key, 'path'], `« ${path} » ne peut pas être l’adresse de cette page`, fix)];
  });
  const folders = readdirSync(join(root, 'site/pages'));
  const undrawn = entries.flatMap(([key]) => {
    const file = `site/pages/${key}/${key.charAt(0).toUpperCase()}${key.slice(1)}Page.tsx`;
    if (existsSync(join(root, file))) return [];
    // Its folder is reported here only, not again as a folder without an entry.
    const spelling = folders.find((folder) => !entries.some(([known]) => known === folder));
    const advice = spelling === undefined ? '' : `, ou écrivez « ${spelling} », dont le dossier existe`;
    return [refuse([key], `la page « ${key} » n’a pas de dessin`, `créez ${file}${advice}`)];
  });
  const unlisted = undrawn.length > 0 ? [] : folders.filter((folder) => !entries.some(([key]) => key === folder));
  return [
    ...twice,
    ...refuseRepeated(pages, 'title', (key) => [key, 'title']),
    ...unusable,
    ...undrawn,
    ...unlisted.map((folder) => {
      const fix = `ajoutez une entrée « ${folder} » avec path et title, ou retirez le dossier site/pages/${folder}`;
      return refuse([], `le dossier site/pages/${folder} n’a pas d’entrée`, fix);
    }),
  ];
}

/** The mistakes in the pages' descriptions, besides those that the compiler finds: a page without one, one without a page. */
export function checkDescriptions(descriptions: ContentValue): ContentError[] {
  const mistakes = checkShape(descriptions, descriptionsSchema);
  return mistakes.length > 0 ? mistakes : refuseRepeated(descriptions, 'description', (key) => [key]);
}

/** A text of search results that an earlier page has too; `pathOf` is where a page's is. */
function refuseRepeated(content: ContentValue, name: string, pathOf: (key: string) => string[]): ContentError[] {
  const textOf = (key: string): unknown => valueAt(content.value, pathOf(key));
  const keys = Object.keys(content.value as object);
  return keys.flatMap((key, index) => {
    const other = keys.slice(0, index).find((earlier) => textOf(earlier) === textOf(key));
    const fix = `écrivez ce qui distingue ${key} dans les résultats de recherche`;
    const problem = `${name}\u00a0: c’est celui de ${other}`;
    return other === undefined ? [] : [new ContentError(content.file, content.lineOf(pathOf(key)), problem, fix)];
  });
}

/** The corrected form of a typed address. */
function corrected(typed: string): string {
  const parts = typed
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .split('/')
    .map((part) => part.trim().replaceAll(/[^a-z0-9:]+/g, '-'))
    .filter(Boolean);
  return parts.length === 0 ? '/' : `/${parts.join('/')}/`;
}
