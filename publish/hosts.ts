import type { SiteHeaders } from './headers.ts';

/** What the hosts' configurations name: paths and addresses of the machine that publishes. */
export interface HostPlaces {
  /** Folder of the built site. */
  readonly root: string;
  /** Address the server listens on: `8080`, or for Caddy a name such as `www.example.fr`. */
  readonly listen: string;
  /** Address of the supervision service behind the same host, `127.0.0.1:3000`. */
  readonly service: string;
}

/** Configuration of nginx (a `server` block): same headers, caching and answers as the embedded server. */
export function nginxConfiguration(headers: SiteHeaders, { root, listen, service }: HostPlaces): string {
  const block = (match: string, cache: string, ...rules: string[]): string => {
    const added = Object.entries({ ...headers.always, 'cache-control': cache });
    const lines = [...added.map(([name, value]) => `add_header ${name} ${quoted(value)} always;`), ...rules];
    return `    location ${match} {\n${lines.map((line) => `        ${line}`).join('\n')}\n    }`;
  };
  const blocks = [
    block('^~ /assets/', headers.cache.hashed, 'try_files $uri =404;'),
    block('~ \\.webmanifest$', headers.cache.file, 'types {}', `default_type ${manifestType};`, 'try_files $uri =404;'),
    block('~ \\.(?!html$)[a-z0-9]+$', headers.cache.file, 'try_files $uri =404;'),
    block('= /404.html', headers.cache.page, 'internal;'),
    block('/', headers.cache.page, 'index index.html;', 'try_files $uri $uri/ =404;'),
  ];
  return `# Made by the build from the one list of headers; include it in the http block.
# Behind TLS, add to each location but the service's:
#   add_header strict-transport-security ${quoted(headers.secure['strict-transport-security'] ?? '')} always;
server {
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

    location /supervision/ {
        proxy_pass http://${service};
        proxy_set_header Host $http_host;
        proxy_set_header X-Forwarded-For $remote_addr;
        proxy_set_header X-Forwarded-Proto $scheme;
    }

${blocks.join('\n\n')}
}
`;
}

/** Configuration of Caddy, to the same effect. */
export function caddyConfiguration(headers: SiteHeaders, { root, listen, service }: HostPlaces): string {
  const always = Object.entries(headers.always).map(([name, value]) => `\t${name} ${quoted(value)}`);
  return `# Made by the build from the one list of headers.
# Behind TLS, add to the snippet:
#   strict-transport-security ${quoted(headers.secure['strict-transport-security'] ?? '')}
(site_headers) {
\theader {
\t${always.join('\n\t')}
\t\t-Server
\t}
}

${listen} {
\troot * ${root}

\thandle /supervision/* {
\t\treverse_proxy ${service}
\t}

\thandle {
\t\timport site_headers
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
\t\theader cache-control ${quoted(headers.cache.page)}
\t\trewrite * /404.html
\t\tfile_server {
\t\t\tstatus {err.status_code}
\t\t}
\t}
}
`;
}

/** Of a kind too young for the lists that hosts bring; browsers want this very type. */
const manifestType = 'application/manifest+json';

const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;
