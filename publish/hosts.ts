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

/** Configuration of nginx (the body of a `server` block): same headers, caching and answers as the embedded server. */
export function nginxConfiguration(headers: SiteHeaders, { root, listen, service }: HostPlaces): string {
  const add = (list: Readonly<Record<string, string>>): string =>
    Object.entries(list)
      .map(([name, value]) => `        add_header ${name} ${quoted(value)} always;`)
      .join('\n');
  const block = (match: string, cache: string, rest: string): string =>
    `    location ${match} {\n${add({ ...headers.always, 'cache-control': cache })}\n${rest}\n    }`;
  return `# Made by the build from the one list of headers; include it in the http block.
# HSTS: behind TLS, add to each location:
#   add_header strict-transport-security ${quoted(headers.secure['strict-transport-security'] ?? '')} always;
server {
    listen ${listen};
    server_tokens off;
    absolute_redirect off;
    root ${root};
    error_page 404 /404.html;
    gzip on;
    gzip_vary on;
    gzip_static on;
    gzip_types text/css text/javascript application/javascript application/json image/svg+xml application/xml text/plain;

    location /supervision/ {
        proxy_pass http://${service};
        proxy_set_header Host $http_host;
        proxy_set_header X-Forwarded-For $remote_addr;
        proxy_set_header X-Forwarded-Proto $scheme;
    }

${block('/assets/', headers.cache.hashed, '        try_files $uri =404;')}

${block('~ \\.[a-z0-9]+$', headers.cache.file, '        try_files $uri =404;')}

${block('= /404.html', headers.cache.page, '        internal;')}

${block('/', headers.cache.page, '        index index.html;\n        try_files $uri $uri/ =404;')}
}
`;
}

/** Configuration of Caddy, to the same effect. */
export function caddyConfiguration(headers: SiteHeaders, { root, listen, service }: HostPlaces): string {
  const lines = (list: Readonly<Record<string, string>>): string =>
    Object.entries(list)
      .map(([name, value]) => `\t\t${name} ${quoted(value)}`)
      .join('\n');
  return `# Made by the build from the one list of headers.
# HSTS: behind TLS, add to the header block:
#   strict-transport-security ${quoted(headers.secure['strict-transport-security'] ?? '')}
${listen} {
\troot * ${root}
\tencode gzip

\theader {
${lines(headers.always)}
\t\t-Server
\t}

\thandle /supervision/* {
\t\treverse_proxy ${service}
\t}

\thandle {
\t\t@hashed path /assets/*
\t\t@file path_regexp \\.[a-z0-9]+$
\t\t@page not path_regexp \\.[a-z0-9]+$
\t\theader @page cache-control ${quoted(headers.cache.page)}
\t\theader @file cache-control ${quoted(headers.cache.file)}
\t\theader @hashed cache-control ${quoted(headers.cache.hashed)}
\t\tfile_server {
\t\t\tprecompressed br gzip
\t\t}
\t}

\thandle_errors {
\t\theader cache-control ${quoted(headers.cache.page)}
\t\trewrite * /404.html
\t\tfile_server {
\t\t\tstatus {err.status_code}
\t\t}
\t}
}
`;
}

const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;
