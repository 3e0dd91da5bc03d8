import { socialTags } from '#build/search/social-tags.ts';
import { describeForMachines, type SiteFacts } from '#build/search/structured-data.ts';
import type { StaticPage } from '#site/app/list-static-pages.ts';

/**
 * The tags of a page's head besides title and canonical address, which React keeps up to date. The description, with its
 * prices, is for search engines, which open every page by its own address.
 */
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
