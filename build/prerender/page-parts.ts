import type { Manifest } from 'vite';
import { socialTags } from '#build/search/social-tags.ts';
import { describeForMachines, type SiteFacts } from '#build/search/structured-data.ts';
import { colours } from '#content/brand-look.ts';
import type { StaticPage } from '#site/app/list-static-pages.ts';

interface ChunkFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Files of the given sources and of what they import, in order; throws for an unknown source. */
export function collectFiles(manifest: Manifest, sources: readonly string[]): ChunkFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (source: string): void => {
    const chunk = manifest[source];
    if (chunk === undefined) throw new Error(`The build made no file of ${source}`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    chunk.imports?.forEach(visit);
    for (const file of chunk.css ?? []) styles.add(file);
  };
  sources.forEach(visit);
  return { scripts: [...scripts], styles: [...styles] };
}

/** A head's tags besides title and canonical address, for search engines: they open every page by its own address. */
export function pageHead(page: StaticPage | undefined, facts: SiteFacts): string {
  if (page === undefined) return '<meta name="robots" content="noindex">';
  // Data, not a script: browsers don't run it, and the content security policy doesn't apply.
  const data = JSON.stringify(describeForMachines(page, facts)).replaceAll('<', '\\u003c');
  return `${socialTags(page, facts)}<script type="application/ld+json">${data}</script>`;
}

/** Splits React's output into the tags of the head and the page itself. */
export function splitHead(rendered: string): { head: string; root: string } {
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link) (?:[^">]|"[^"]*")*>)*/.exec(rendered)?.[0] ?? '';
  return { head, root: rendered.slice(head.length) };
}

interface TemplateParts {
  readonly head: string;
  readonly root?: string;
  /** Markup after the page's content. */
  readonly end?: string;
  /** Attributes of `<html>` besides its language, with a leading space. */
  readonly attributes?: string;
}

/** Inserts the parts of a page into the template. */
export function fillTemplate(template: string, { head, root = '', end = '', attributes = '' }: TemplateParts): string {
  const theme = `<meta name="theme-color" content="${colours.paper}">`;
  const parts = {
    '<!--theme-->': theme,
    '<!--head-->': head,
    '<!--root-->': root,
    '<!--end-->': end,
    ' data-attributes': attributes,
  };
  // Replaces only the template's own marks: a page's text may look like one.
  return template
    .replaceAll(/\n\s*/g, '')
    .replaceAll(new RegExp(Object.keys(parts).join('|'), 'g'), (mark) => parts[mark as keyof typeof parts]);
}
