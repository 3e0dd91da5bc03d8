import { socialTags } from '#build/search/social-tags.ts';
import { describeForMachines, type SiteFacts } from '#build/search/structured-data.ts';
import type { StaticPage } from '#site/app/routes.ts';

/**
 * The tags of a page's head besides title, description and canonical address, which React keeps up to date. Each tag is
 * marked, so that the app removes it when it renders another page.
 */
export function pageHead(page: StaticPage | undefined, facts: SiteFacts): string {
  if (page === undefined) return '<meta name="robots" content="noindex" data-page-head>';
  // Data, not a script: browsers don't run it, and the content security policy doesn't apply.
  const data = JSON.stringify(describeForMachines(page, facts)).replaceAll('<', '\\u003c');
  return `${socialTags(page, facts.siteUrl)}<script type="application/ld+json" data-page-head>${data}</script>`;
}

/** Splits React's output into the tags of the head, marked, and the page itself. */
export function splitHead(rendered: string): { head: string; root: string } {
  const found = /^(?:<title>[^<]*<\/title>|<(?:meta|link) (?:[^">]|"[^"]*")*>)*/.exec(rendered)?.[0] ?? '';
  const head = found.replaceAll(/<(title|meta|link)(?=[ >])/g, '<$1 data-page-head');
  return { head, root: rendered.slice(found.length) };
}
