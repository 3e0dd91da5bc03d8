import { expect, test } from 'vitest';
import { siteHeaders } from './headers.ts';
import { caddyConfiguration, nginxConfiguration } from './hosts.ts';
import { readPublicationSettings } from './settings.ts';

const headers = siteHeaders(['<style>a{}</style>'], readPublicationSettings({}));
const places = { root: '/srv/site', listen: '8080', service: '127.0.0.1:3000' };

test('nginx adds every header in every location of the site, since a location inherits none', () => {
  const configuration = nginxConfiguration(headers, places);
  const locations = configuration.split(/^ {4}location /m).slice(1);
  const ofSite = locations.filter((location) => !location.startsWith('/supervision/'));
  expect(ofSite).toHaveLength(5);
  for (const location of ofSite) {
    for (const [name, value] of Object.entries(headers.always)) {
      expect(location).toContain(`add_header ${name} "${value}" always;`);
    }
    expect(location).toMatch(/add_header cache-control "[^"]+" always;/);
  }
});

test('neither host touches the headers of the service, whose pages have a policy of their own', () => {
  const nginx = nginxConfiguration(headers, places).split('location /supervision/')[1]?.split('}')[0] ?? '';
  expect(nginx).toContain('proxy_pass http://127.0.0.1:3000');
  expect(nginx).not.toContain('add_header');
  const caddy = caddyConfiguration(headers, places).split('handle /supervision/*')[1]?.split('}')[0] ?? '';
  expect(caddy).toContain('reverse_proxy 127.0.0.1:3000');
  expect(caddy).not.toContain('header');
});

test('Caddy adds every header to pages and to errors', () => {
  const configuration = caddyConfiguration(headers, { ...places, listen: ':8080' });
  for (const [name, value] of Object.entries(headers.always)) expect(configuration).toContain(`${name} "${value}"`);
  expect(configuration.match(/import site_headers/g)).toHaveLength(2);
});
