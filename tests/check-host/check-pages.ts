import { createHash } from 'node:crypto';
import { type Assertion, forAll, holds, isNot } from './assertion.ts';
import type { Crawl } from './crawl-host.ts';
import type { Answer, Ask } from './fetch-host.ts';

/** Minimum number of pages; a sitemap with fewer was truncated. */
const minPages = 16;

export async function checkPages(ask: Ask, survey: Crawl): Promise<Assertion[]> {
  const { pages, missing, paths } = survey;
  const withQuery = await ask('/solution?de=essai');
  return [
    holds(`the sitemap lists at least ${minPages} pages`, paths.length >= minPages, `${paths.length}`),
    forAll('every page of the sitemap answers 200', pages, isNot(200)),
    forAll('every page is HTML in UTF-8', pages, ({ question, headers }) => {
      const type = headers['content-type'] ?? 'no type';
      return !/^text\/html; ?charset=utf-8$/i.test(type) && `${question}: ${type}`;
    }),
    forAll('every page names its own address as the canonical one', pages, ({ text }) => canonicalFault(text, paths)),
    ...checkBlocks(survey),
    forAll('no page loads anything without TLS or from another host', pages, ({ question, text }) => {
      const foreign =
        /<(?:script|img|iframe|video|audio|source|link rel="(?:stylesheet|preload|icon)")\b[^>]*\b(?:src|href)="(?:https?:)?\/\/[^"]*"/.exec(
          text,
        );
      return foreign !== null && `${question}: ${foreign[0]}`;
    }),
    forAll('unknown addresses answer 404', missing, isNot(404)),
    forAll('with the page that says so', missing, ({ question, text }) => !text.includes('404') && question),
    forAll('an address without its last slash leads to the page in one step', survey.redirects, (answer) => {
      const target = locationOf(answer);
      return (
        (![301, 308].includes(answer.status) || !paths.includes(target)) &&
        `${answer.question}: ${answer.status} ${target}`
      );
    }),
    holds(
      'the step keeps the query',
      (withQuery.headers.location ?? '').endsWith('/solution/?de=essai'),
      withQuery.headers.location ?? 'no step',
    ),
    forAll('the step stays on the host, and on TLS', survey.redirects, ({ question, headers }) => {
      return /^(?:https?:)?\/\//.test(headers.location ?? '') && `${question}: ${headers.location}`;
    }),
  ];
}

function locationOf({ headers }: Answer): string {
  return new URL(headers.location ?? 'none:', 'http://host').pathname;
}

function canonicalFault(text: string, paths: readonly string[]): string | false {
  const canonical = /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(text)?.[1] ?? '';
  return (!URL.canParse(canonical) || !paths.includes(new URL(canonical).pathname)) && `« ${canonical} »`;
}

/** The policy of a page allows exactly its inline blocks. */
function checkBlocks({ pages, missing }: Crawl): Assertion[] {
  const html = [...pages, ...missing].filter(({ headers }) => headers['content-type']?.startsWith('text/html'));
  return [
    forAll('every inline block is allowed by its hash', html, ({ question, text, headers }) => {
      const refused = blocksOf(text).find((block) => !allowedBy(headers).includes(hashOf(block)));
      return refused !== undefined && `${question}: ${refused.slice(0, 60)}…`;
    }),
    forAll('every hash of a policy is of a block in its page', html, ({ question, text, headers }) => {
      const used = blocksOf(text).map(hashOf);
      const idle = allowedBy(headers).find((hash) => !used.includes(hash));
      return idle !== undefined && `${question}: ${idle}`;
    }),
    forAll('no style in an attribute, which no hash covers', html, ({ question, text }) => {
      return /<[^>]+\sstyle="/.test(text) && question;
    }),
    forAll('no handler in an attribute', html, ({ question, text }) => /<[^>]+\son[a-z]+="/.test(text) && question),
  ];
}

/** Contents of the inline scripts and styles of a page; data for search engines is not a script. */
function blocksOf(html: string): string[] {
  return [...html.matchAll(/<(script|style)([^>]*)>([\s\S]*?)<\/\1>/g)]
    .filter(([, , attributes = '']) => !attributes.includes('application/ld+json') && !/\ssrc=/.test(attributes))
    .map(([, , , content = '']) => content);
}

function allowedBy(headers: Answer['headers']): readonly string[] {
  return headers['content-security-policy']?.match(/'sha256-[^']+'/g) ?? [];
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
