import type { SiteHeaders } from '#build/headers.ts';
import {
  answerHeaders,
  canonicalName,
  type HostPlaces,
  manifestType,
  quoted,
  refusalPage,
  type ServicePlaces,
} from './host-places.ts';

/** Configuration of Caddy, equivalent to the one of nginx. */
export function caddyConfiguration(headers: SiteHeaders, places: HostPlaces): string {
  const { root, listen, services, secure } = places;
  const policies = Object.entries(headers.policies.pages).map(([path, policy]) => `\t\t${path} ${quoted(policy)}`);
  return `# Made by the build from the one list of headers; the first lines of Caddy's file.
${caddyOptions}
${caddyHeaders(headers, secure)}
${caddyElsewhere(headers, places)}${listen} {
\troot * ${root}
\tmap {path} {neolis_policy} {
${policies.join('\n')}
\t\tdefault ${quoted(headers.policies.other)}
\t}

${services.length === 0 ? '' : caddyService('/supervision /supervision/*', services)}\thandle {
\t\timport site_headers
\t\theader content-security-policy {neolis_policy}
\t\tencode gzip
\t\t@hashed path /assets/*
\t\t@file {
\t\t\tpath_regexp \\.[a-z0-9]+$
\t\t\tnot path /assets/* *.html
\t\t}
\t\t@page {
\t\t\tnot path_regexp \\.[a-z0-9]+$
\t\t}
\t\theader @hashed cache-control ${quoted(headers.cache.hashed)}
\t\theader @file cache-control ${quoted(headers.cache.file)}
\t\theader @page cache-control ${quoted(headers.cache.page)}
\t\t@other not method GET HEAD
\t\terror @other 405
\t\t@manifest path *.webmanifest
\t\theader @manifest content-type ${manifestType}
\t\t@drawing path *.svg
\t\theader @drawing content-type "image/svg+xml; charset=utf-8"
\t\t@folder {
\t\t\tnot path */
\t\t\tfile {path}/index.html
\t\t}
\t\thandle @folder {
\t\t\t@asked expression {query} != ""
\t\t\tredir @asked {path}/?{query} 301
\t\t\tredir {path}/ 301
\t\t}
\t\t@missing path /404.html *.br *.gz
\t\terror @missing 404
\t\tfile_server {
\t\t\tprecompressed br gzip
\t\t}
\t}

\thandle_errors {
\t\timport site_headers
\t\theader cache-control ${quoted(headers.cache.page)}
\t\t@missing expression \`{err.status_code} == 404\`
\t\thandle @missing {
\t\t\theader content-security-policy ${quoted(headers.policies.pages['/404.html'] ?? headers.policies.other)}
\t\t\trewrite * /404.html
\t\t\tfile_server {
\t\t\t\tstatus 404
\t\t\t}
\t\t}
\t\thandle {
${caddyRefusal(headers, '/')}
\t\t}
\t}
}
`;
}

/** Configuration of Caddy for a service under its own name. */
export function caddyServiceConfiguration(
  headers: SiteHeaders,
  { name, services, secure, siteUrl }: ServicePlaces,
): string {
  return `# Made by the build, for the machine in front of the service; the first lines of Caddy's file.
${caddyOptions}
${caddyHeaders(headers, secure)}
${name.startsWith('http:') ? '' : caddyRedirect(headers, [`http://${name}`], `https://${name}`)}${name} {
${caddyService('/supervision /supervision/* /assets/*.woff2', services)}\thandle {
\t\terror 404
\t}

\thandle_errors {
\t\timport site_headers
\t\theader cache-control ${quoted(headers.cache.page)}
${caddyRefusal(headers, `${siteUrl}/`)}
\t}
}
`;
}

/**
 * Global options, which must come first in its file. Each line of its error log would name a visitor, and some the
 * secret address of a payment page. Only the service limits requests per address: Caddy has no such limit.
 */
const caddyOptions = `{
\tservers {
\t\ttimeouts {
\t\t\tread_header 10s
\t\t\tread_body 10s
\t\t\tidle 60s
\t\t}
\t\tmax_header_size 16KB
\t}
\tlog {
\t\texclude http.log.error http.handlers.reverse_proxy
\t}
}
`;

function caddyHeaders(headers: SiteHeaders, secure: boolean): string {
  const lines = Object.entries(answerHeaders(headers, secure)).map(([name, value]) => `\t\t${name} ${quoted(value)}`);
  return `(site_headers) {\n\theader {\n${lines.join('\n')}\n\t\t-Server\n\t}\n}\n`;
}

/**
 * Redirects requests for other names to the site's, and those without TLS: Caddy's own redirect sends no headers, and it
 * redirects a known name before a block for all. It gets a certificate for the bare domain too.
 */
function caddyElsewhere(headers: SiteHeaders, { listen, siteUrl }: HostPlaces): string {
  const name = canonicalName(siteUrl);
  if (name === undefined || !listen.split(/[/:]+/).includes(name)) return '';
  const bare = name.startsWith('www.') ? [listen.replace('www.', '')] : [];
  if (listen !== name) return caddyRedirect(headers, [...bare, listen.replace(name, '')], siteUrl);
  const unencrypted = [...bare, name].map((known) => `http://${known}`);
  return `${caddyRedirect(headers, unencrypted, siteUrl)}${caddyRedirect(headers, [...bare, 'http://', 'https://'], siteUrl)}`;
}

const caddyRedirect = (headers: SiteHeaders, names: readonly string[], target: string): string =>
  `${names.join(', ')} {
\timport site_headers
\theader content-security-policy ${quoted(headers.policies.other)}
\theader cache-control ${quoted(headers.cache.page)}
\tredir ${target}{uri} 301
}

`;

const caddyRefusal = (headers: SiteHeaders, home: string): string =>
  `\t\t\theader content-security-policy ${quoted(headers.policies.other)}
\t\t\theader content-type "text/html; charset=utf-8"
\t\t\trespond \`${refusalPage(home)}\` {err.status_code}`;

/**
 * Each copy is asked every half second whether it is ready, and is skipped if it isn't: when one stops, Caddy knows
 * before connections are refused. Up to 2.11 it doesn't pass a form to another copy once one has refused it. A single
 * copy is not asked: its own answer is better than none. No `fail_duration`: Caddy takes a client's broken body for a
 * failure of the copy, and one client could have every copy left out. Not `round_robin`: with it, simultaneous requests
 * skip each other's turn, and one may find only the skipped copy (2.6 answered 503 in 4 of 20 stops, with `least_conn`
 * in none of 28).
 */
function caddyService(paths: string, services: readonly string[]): string {
  return `\t@service path ${paths}
\thandle @service {
\t\trequest_body {
\t\t\tmax_size 64KiB
\t\t}
\t\treverse_proxy ${services.join(' ')} {
\t\t\tlb_policy least_conn
\t\t\tlb_try_duration 1s
\t\t\tlb_try_interval 50ms
${services.length > 1 ? caddyHealth : ''}\t\t\ttransport http {
\t\t\t\tdial_timeout 1s
\t\t\t\tresponse_header_timeout 10s
\t\t\t\tkeepalive 2s
\t\t\t}
\t\t}
\t}

`;
}

const caddyHealth = `\t\t\thealth_uri /supervision/pret
\t\t\thealth_interval 500ms
\t\t\thealth_timeout 1s
`;
