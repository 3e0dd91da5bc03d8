import { expect, test } from 'vitest';
import { siteHeaders } from './headers.ts';
import {
  caddyConfiguration,
  caddyServiceConfiguration,
  nginxConfiguration,
  nginxServiceConfiguration,
} from './hosts.ts';
import { readPublicationSettings } from './settings.ts';

const pages = { '/': '<style>a{}</style>', '/solution/': '<style>b{}</style>', '/404.html': '<style>c{}</style>' };
const headers = siteHeaders(pages, readPublicationSettings({}));
const places = { root: '/srv/site', listen: '8080', services: ['127.0.0.1:3001', '127.0.0.1:3002'], secure: false };

test('nginx adds every header in every location of the site, since a location inherits none', () => {
  const configuration = nginxConfiguration(headers, places);
  const locations = configuration.split(/^ {4}location /m).slice(1);
  const ofSite = locations.filter((location) => !location.startsWith('/supervision/'));
  expect(ofSite).toHaveLength(6);
  for (const location of ofSite) {
    for (const [name, value] of Object.entries(headers.always)) {
      expect(location).toContain(`add_header ${name} "${value}" always;`);
    }
    expect(location).toMatch(/add_header cache-control "[^"]+" always;/);
    expect(location).toMatch(/add_header content-security-policy "[^"]+" always;/);
  }
});

test('each page gets its own policy, an unknown address the one of the page that says so', () => {
  const nginx = nginxConfiguration(headers, places);
  expect(nginx).toContain(`    /solution/index.html "${headers.policies.pages['/solution/']}";`);
  expect(nginx).toContain(`    default "${headers.policies.other}";`);
  const [site = '', errors = ''] = caddyConfiguration(headers, places).split('handle_errors {');
  expect(site).toContain(`\t/solution/ "${headers.policies.pages['/solution/']}"`);
  expect(site).toContain(`\tdefault "${headers.policies.other}"`);
  expect(errors).toContain(`header content-security-policy "${headers.policies.pages['/404.html']}"`);
});

test('neither host touches the headers of the service, whose pages have a policy of their own', () => {
  const nginx = nginxConfiguration(headers, places).split('location /supervision/')[1]?.split('}')[0] ?? '';
  expect(nginx).toContain('proxy_pass http://neolis_service');
  expect(nginx).not.toContain('add_header');
  const caddy = caddyConfiguration(headers, places).split('handle /supervision/*')[1]?.split('}')[0] ?? '';
  expect(caddy).toContain('reverse_proxy 127.0.0.1:3001 127.0.0.1:3002');
  expect(caddy).not.toMatch(/^\s*header /m);
});

test('Caddy adds every header to pages and to errors', () => {
  const configuration = caddyConfiguration(headers, { ...places, listen: ':8080' });
  for (const [name, value] of Object.entries(headers.always)) expect(configuration).toContain(`${name} "${value}"`);
  expect(configuration.match(/import site_headers/g)).toHaveLength(2);
});

test('both name every copy of the service, and none where it lives on another origin', () => {
  const nginx = nginxConfiguration(headers, places);
  for (const address of places.services) expect(nginx).toContain(`server ${address} `);
  for (const configure of [nginxConfiguration, caddyConfiguration]) {
    expect(configure(headers, { ...places, services: [] })).not.toMatch(/supervision|neolis_service|127\.0\.0\.1/);
  }
});

test('both ask for TLS from then on where visitors come through it, and only there', () => {
  for (const configure of [nginxConfiguration, caddyConfiguration]) {
    expect(configure(headers, places)).not.toContain('strict-transport-security');
    const secured = configure(headers, { ...places, secure: true });
    const siteParts = configure === nginxConfiguration ? 6 : 1;
    expect(secured.match(/strict-transport-security "max-age=31536000/g)).toHaveLength(siteParts);
  }
});

test('a service under a name of its own is served under that name, with the way back to the site', () => {
  const apart = { ...places, name: 'service.example.fr', siteUrl: 'https://www.example.fr' };
  const nginx = nginxServiceConfiguration(headers, apart);
  const caddy = caddyServiceConfiguration(apart);
  expect(nginx).toContain('server_name service.example.fr;');
  expect(caddy).toMatch(/^service\.example\.fr \{/m);
  for (const configuration of [nginx, caddy]) {
    expect(configuration).toContain('https://www.example.fr/#/quote');
    expect(configuration).toContain('127.0.0.1:3002');
    expect(configuration).toContain('woff2');
    expect(configuration).not.toContain('/srv/site');
  }
});
