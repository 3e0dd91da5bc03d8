import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentError, misread, mistakeAt } from '#build/content/read/content-error.ts';
import { textOf, type WholeContent } from '#build/content/read-content.ts';
import { solution } from '#content/schemas/page-texts.ts';
import { pageTable } from '#content/schemas/pages.ts';

/** Pages and descriptions of pages that are not drawn in `site/pages/`, and pages that are and have none. */
export function checkPages(content: WholeContent): ContentError[] {
  const table = textOf(content, pageTable);
  const fileOf = (key: string) => `site/pages/${key}/${key.charAt(0).toUpperCase()}${key.slice(1)}Page.tsx`;
  const folders = readdirSync(join(content.root, 'site/pages'));
  const drawn = folders.filter((key) => existsSync(join(content.root, fileOf(key))));
  return (['pages', 'descriptions'] as const).flatMap((name) => {
    const keys = Object.keys(table.value[name]);
    // An article has its own.
    const expected = drawn.filter((key) => name === 'pages' || key !== 'article');
    const unknown = keys.filter((key) => !expected.includes(key));
    // A misspelt name is reported once.
    const missing = unknown.length > 0 ? [] : expected.filter((key) => !keys.includes(key));
    return [
      ...missing.map((key) => misread(table, [name, key], `ajoutez ${key}, ou retirez ${fileOf(key)}`)),
      ...unknown.map((key) => {
        const creation = drawn.includes(key) ? '' : `créez ${fileOf(key)}, `;
        const fix = `${creation}écrivez l’un de ${expected.join(', ')}, ou retirez-la`;
        return mistakeAt(table, [name, key], `la page «\u202f${key}\u202f» n’est pas attendue ici`, fix);
      }),
    ];
  });
}

/** Links of the benefits to a page that doesn't exist. */
export function checkPageLinks(content: WholeContent): ContentError[] {
  const text = textOf(content, solution);
  const pages = Object.keys(textOf(content, pageTable).value.descriptions);
  return text.value.benefits.flatMap(({ link }, index) => {
    if (link === undefined || pages.includes(link.page)) return [];
    return [misread(text, ['benefits', index, 'link', 'page'], `écrivez l’un de ${pages.join(', ')}`)];
  });
}
