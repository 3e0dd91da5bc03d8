import { expect, test } from 'vitest';
import { siteHeaders } from '#build/headers.ts';
import { readPublicationSettings } from '#build/settings.ts';
import { nginxConfiguration } from '#deploy/nginx/nginx-configuration.ts';

const pages = { '/': '<style>a{}</style>', '/solution/': '<style>b{}</style>', '/404.html': '<style>c{}</style>' };
const headers = siteHeaders(pages, readPublicationSettings({}));
const settings = {
  root: '/srv/site',
  siteUrl: 'http://localhost:3000',
  listen: '8080',
  services: ['127.0.0.1:3001', '127.0.0.1:3002'],
  requestsPerSecond: 20,
};

test('HSTS is sent if visitors come through TLS, and only then', () => {
  expect(nginxConfiguration(headers, settings)).not.toContain('strict-transport-security');
  const secured = nginxConfiguration(headers, { ...settings, siteUrl: 'https://localhost' });
  expect(secured.match(/strict-transport-security "max-age=31536000/g)).toHaveLength(6);
});

test('SVG files, which are text, have a charset', () =>
  expect(nginxConfiguration(headers, settings)).toMatch(/charset_types [^;]*image\/svg\+xml/));

test('nginx accepts no old TLS, whatever its main configuration allows', () => {
  const encrypted = { ...settings, siteUrl: 'https://www.neolis.example.com', listen: '443 ssl http2' };
  const configuration = nginxConfiguration(headers, encrypted);
  expect(configuration).toMatch(/listen 80;\s+listen \[::\]:80;/);
  const blocks = configuration.split(/^server /m).filter((block) => /listen .* ssl/.test(block));
  expect(blocks.length).toBeGreaterThan(0);
  for (const block of blocks) {
    expect(block).toContain('ssl_protocols TLSv1.2 TLSv1.3;');
    expect(/ssl_ciphers ([^;]+);/.exec(block)?.[1]).toMatch(
      /^(ECDHE-[A-Z]+-(AES\d+-GCM-SHA\d+|CHACHA20-POLY1305):?)+$/,
    );
  }
  expect(nginxConfiguration(headers, settings)).not.toContain('ssl_');
});

test('nginx listens on IPv4 and IPv6 if only a port is configured', () => {
  const listening = (listen: string): string[] =>
    [...nginxConfiguration(headers, { ...settings, listen }).matchAll(/^ +(listen .*);$/gm)].map(
      ([, line = '']) => line,
    );
  expect(listening('443 ssl http2')).toEqual(['listen 443 ssl http2', 'listen [::]:443 ssl http2']);
  expect(listening('127.0.0.1:8080')).toEqual(['listen 127.0.0.1:8080']);
});
