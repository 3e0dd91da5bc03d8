import { company } from '#content/company.ts';
import type { StaticPage } from '#site/app/routes.ts';
import { describeForMachines } from './structured-data.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text made safe for an attribute of the HTML. */
export function escapeAttribute(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);
}

/**
 * The one place for what the head says of a page beside its title, description and canonical address, which React keeps
 * up to date. Each tag is marked, so that the app removes it where it draws another page.
 */
export function pageHead(page: StaticPage | undefined, siteUrl: string): string {
  if (page === undefined) return '<meta name="robots" content="noindex" data-page-head>';
  const properties = {
    'og:type': page.article ? 'article' : 'website',
    'og:site_name': company.brand,
    'og:locale': 'fr_FR',
    'og:title': page.title,
    'og:description': page.description,
    'og:url': siteUrl + page.path,
  };
  const tags = Object.entries(properties).map(
    ([property, content]) => `<meta property="${property}" content="${escapeAttribute(content)}" data-page-head>`,
  );
  // Data, not a program: browsers neither run it nor ask the content security policy about it.
  const data = JSON.stringify(describeForMachines(page, siteUrl)).replaceAll('<', '\\u003c');
  return [
    ...tags,
    '<meta name="twitter:card" content="summary" data-page-head>',
    `<script type="application/ld+json" data-page-head>${data}</script>`,
  ].join('');
}

/** Splits what React rendered into the tags of the head, marked, and the page itself. */
export function splitHead(rendered: string): { head: string; root: string } {
  const found = /^(?:<title>[^<]*<\/title>|<meta [^>]*\/?>|<link [^>]*\/?>)*/.exec(rendered)?.[0] ?? '';
  const head = found.replaceAll(/<(title|meta|link)(?=[ >])/g, '<$1 data-page-head');
  return { head, root: rendered.slice(found.length) };
}
