import type { HeaderList, SiteHeaders } from './headers.ts';

/** What the hosts' configurations name: paths and addresses of the machine that publishes. */
export interface HostPlaces {
  /** Folder of the built site. */
  readonly root: string;
  /** Address the server listens on: `8080`, or for Caddy a name such as `www.example.fr`. */
  readonly listen: string;
  /** Addresses of the copies of the supervision service behind the same host, `127.0.0.1:3000`; none where it lives elsewhere. */
  readonly services: readonly string[];
  /** Whether visitors come through TLS. */
  readonly secure: boolean;
}

/** What the configurations of a service on another origin name. */
export interface ServicePlaces extends Omit<HostPlaces, 'root'> {
  /** Name under which visitors reach the service, `service.example.fr`. */
  readonly name: string;
  /** Address of the site, for the way back. */
  readonly siteUrl: string;
}

/** Configuration of nginx (a `server` block): same headers, caching and answers as the embedded server. */
export function nginxConfiguration(headers: SiteHeaders, { root, listen, services, secure }: HostPlaces): string {
  const answered = { ...headersOf(headers, secure), 'content-security-policy': nginxPolicy };
  const block = (match: string, cache: string, ...rules: string[]): string =>
    nginxLocation(match, { ...answered, 'cache-control': cache }, rules);
  const blocks = [
    block('^~ /assets/', headers.cache.hashed, 'try_files $uri =404;'),
    block('~ \\.webmanifest$', headers.cache.file, 'types {}', `default_type ${manifestType};`, 'try_files $uri =404;'),
    block('~ \\.(?!html$)[a-z0-9]+$', headers.cache.file, 'try_files $uri =404;'),
    block('= /404.html', headers.cache.page, 'internal;'),
    block('/', headers.cache.page, 'index index.html;', 'try_files $uri $uri/ =404;'),
    ...(services.length === 0
      ? []
      : [nginxService('/supervision/'), block('@service_away', headers.cache.page, ...nginxAway('/'))]),
  ];
  return `# Made by the build from the one list of headers; include it in the http block.
${services.length === 0 ? '' : nginxUpstream(services)}${nginxPolicies(headers)}server {
    listen ${listen};
    server_tokens off;
    absolute_redirect off;
    charset utf-8;
    charset_types text/css text/plain text/xml application/javascript application/json image/svg+xml;
    root ${root};
    error_page 404 /404.html;
    gzip on;
    gzip_vary on;
    gzip_static on;
    gzip_types text/css text/javascript application/javascript application/json image/svg+xml text/xml text/plain;
    # Copies made for gzip_static and for other hosts are no addresses of the site.
    if ($uri ~ \\.(?:br|gz)$) { return 404; }

${blocks.join('\n\n')}
}
`;
}

/**
 * Configuration of nginx for a service that lives under a name of its own, apart from the site (`siteUrl`). Its pages use
 * the typefaces of the release that it is part of.
 */
export function nginxServiceConfiguration(
  headers: SiteHeaders,
  { name, listen, services, secure, siteUrl }: ServicePlaces,
): string {
  const answered = {
    ...headersOf(headers, secure),
    'content-security-policy': headers.policies.other,
    'cache-control': headers.cache.page,
  };
  return `# Made by the build; include it in the http block of the machine in front of the service.
${nginxUpstream(services)}server {
    listen ${listen};
    server_name ${name};
    server_tokens off;
    charset utf-8;

${nginxService('~ ^/(?:supervision/|assets/[^/]+\\.woff2$)')}

${nginxLocation('@service_away', answered, nginxAway(`${siteUrl}/`))}

    location / { return 404; }
}
`;
}

const nginxPolicy = '$neolis_policy';

/** By the file that answers, so that an unknown address gets the policy of the page that says so. */
function nginxPolicies({ policies }: SiteHeaders): string {
  const lines = Object.entries(policies.pages).map(
    ([path, policy]) => `    ${path.replace(/\/$/, '/index.html')} ${quoted(policy)};`,
  );
  return `map $uri ${nginxPolicy} {\n    default ${quoted(policies.other)};\n${lines.join('\n')}\n}\n\n`;
}

function nginxLocation(match: string, headers: HeaderList, rules: readonly string[]): string {
  const added = Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
  return `    location ${match} {\n${[...added, ...rules].map((line) => `        ${line}`).join('\n')}\n    }`;
}

const nginxAway = (home: string): string[] => [
  'access_log off;',
  'default_type text/html;',
  `return 502 '${awayPage(home)}';`,
];

/**
 * A copy that can't be reached is left out for a second. Idle connections end before the service would end them (after
 * five, or some three when it stops): no order is written to a connection that is just being closed.
 */
function nginxUpstream(services: readonly string[]): string {
  const servers = services.map((address) => `    server ${address} max_fails=1 fail_timeout=1s;`).join('\n');
  return `upstream neolis_service {\n${servers}\n    keepalive 32;\n    keepalive_timeout 2s;\n}\n`;
}

const nginxService = (match: string): string => `    location ${match} {
        # Addresses of payment pages are secrets.
        access_log off;
        proxy_pass http://neolis_service;
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_set_header Host $http_host;
        proxy_set_header X-Forwarded-For $remote_addr;
        proxy_set_header X-Forwarded-Proto $scheme;
        proxy_connect_timeout 1s;
        proxy_read_timeout 10s;
        error_page 502 504 @service_away;
    }`;

/** Configuration of Caddy, to the same effect. */
export function caddyConfiguration(headers: SiteHeaders, { root, listen, services, secure }: HostPlaces): string {
  const always = Object.entries(headersOf(headers, secure)).map(([name, value]) => `\t${name} ${quoted(value)}`);
  const policies = Object.entries(headers.policies.pages).map(([path, policy]) => `\t\t${path} ${quoted(policy)}`);
  return `# Made by the build from the one list of headers.
(site_headers) {
\theader {
\t${always.join('\n\t')}
\t\t-Server
\t}
}

${listen} {
\troot * ${root}
\tmap {path} {neolis_policy} {
${policies.join('\n')}
\t\tdefault ${quoted(headers.policies.other)}
\t}

${services.length === 0 ? '' : caddyService('/supervision/*', services)}\thandle {
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
\t\trespond @other 405
\t\t@manifest path *.webmanifest
\t\theader @manifest content-type ${manifestType}
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
\t\theader content-security-policy ${quoted(headers.policies.pages['/404.html'] ?? headers.policies.other)}
\t\theader cache-control ${quoted(headers.cache.page)}${services.length === 0 ? '' : `\n${caddyServiceAway('/')}`}
\t\thandle {
\t\t\trewrite * /404.html
\t\t\tfile_server {
\t\t\t\tstatus {err.status_code}
\t\t\t}
\t\t}
\t}
}
`;
}

/** Configuration of Caddy for a service that lives under a name of its own. */
export function caddyServiceConfiguration({ name, services, siteUrl }: ServicePlaces): string {
  return `# Made by the build, for the machine in front of the service.
${name} {
\t@service path /supervision/* /assets/*.woff2
${caddyService('@service', services)}\thandle_errors {
${caddyServiceAway(`${siteUrl}/`)}
\t}
}
`;
}

/**
 * Each copy is asked every half second whether it is ready, and left out where it isn't: when one stops, Caddy knows before
 * the connections are refused. Up to 2.11 it hands no form over to another copy once one has refused it. A single copy is
 * not asked: better its own answer than none. Not `round_robin`: requests that come together pass each other's turn there,
 * and one may find only the copy that is left out (2.6 answered 503 in 4 of 20 stops, with `least_conn` in none of 28).
 */
function caddyService(match: string, services: readonly string[]): string {
  return `\thandle ${match} {
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
\t\t\tfail_duration 1s
`;

/** What visitors read where no copy of the service answers. */
const awayPage = (home: string): string =>
  [
    '<!doctype html><html lang="fr"><meta charset="utf-8"><title>Service momentanément indisponible</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<h1>Service momentanément indisponible</h1>',
    '<p>Réessayez dans une minute\u00a0: une commande envoyée deux fois n’est enregistrée qu’une fois.</p>',
    '<p>Votre devis reste tel que vous l’avez laissé.</p>',
    `<p><a href="${home}#/quote">Revenir à mon devis</a></p></html>`,
  ].join('');

const caddyServiceAway = (home: string): string => `\t\t@away path /supervision/*
\t\thandle @away {
\t\t\theader content-type "text/html; charset=utf-8"
\t\t\trespond \`${awayPage(home)}\` 502
\t\t}`;

/** The headers of every answer; over plain http browsers ignore the one for TLS, and must. */
function headersOf(headers: SiteHeaders, secure: boolean): HeaderList {
  return secure ? { ...headers.always, ...headers.secure } : headers.always;
}

/** Of a kind too young for the lists that hosts bring; browsers want this very type. */
const manifestType = 'application/manifest+json';

const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;
