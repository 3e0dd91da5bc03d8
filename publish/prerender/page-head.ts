import { socialTags } from '#publish/search/social-tags.ts';
import { describeForMachines, type SiteFacts } from '#publish/search/structured-data.ts';
import type { StaticPage } from '#site/app/routes.ts';

/**
 * The one place for what the head says of a page beside its title, description and canonical address, which React keeps
 * up to date. Each tag is marked, so that the app removes it where it draws another page.
 */
export function pageHead(page: StaticPage | undefined, facts: SiteFacts): string {
  if (page === undefined) return '<meta name="robots" content="noindex" data-page-head>';
  // Data, not a program: browsers neither run it nor ask the content security policy about it.
  const data = JSON.stringify(describeForMachines(page, facts)).replaceAll('<', '\\u003c');
  return `${socialTags(page, facts.siteUrl)}<script type="application/ld+json" data-page-head>${data}</script>`;
}

/** Splits what React rendered into the tags of the head, marked, and the page itself. */
export function splitHead(rendered: string): { head: string; root: string } {
  const found = /^(?:<title>[^<]*<\/title>|<(?:meta|link) (?:[^">]|"[^"]*")*>)*/.exec(rendered)?.[0] ?? '';
  const head = found.replaceAll(/<(title|meta|link)(?=[ >])/g, '<$1 data-page-head');
  return { head, root: rendered.slice(found.length) };
}
