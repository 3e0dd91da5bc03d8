import type { ComponentType } from 'react';
import { type PageKey, pages } from '#content/pages.ts';

type PageModule = Readonly<Record<string, ComponentType<never>>>;

const modules = import.meta.glob<PageModule>('/site/pages/*/*Page.tsx');

/** Name of the component of a page, by convention: `home` → `HomePage`. */
function componentName(key: PageKey): string {
  return `${key[0]?.toUpperCase()}${key.slice(1)}Page`;
}

const moduleOf = (key: PageKey): string => `/site/pages/${key}/${componentName(key)}.tsx`;

/** Keys of the pages that are written, in the order of the table: one without its folder yet is left out everywhere. */
export const writtenPages = (Object.keys(pages) as PageKey[]).filter((key) => moduleOf(key) in modules);

/** Fetches the code of a page and gives its component; throws with the file's name where the convention is broken. */
export async function loadPage<Props>(key: PageKey): Promise<ComponentType<Props>> {
  const module = await modules[moduleOf(key)]?.();
  const component = module?.[componentName(key)];
  if (component === undefined) throw new Error(`${moduleOf(key)} must export ${componentName(key)}`);
  return component as ComponentType<Props>;
}
