import { expect, test } from 'vitest';
import { siteHeaders } from './headers.ts';
import { readPublicationSettings } from './settings.ts';

const page = '<html></html>';
const policy = (environment: Record<string, string> = {}): Map<string, string[]> => {
  const { policies } = siteHeaders({ '/': page }, readPublicationSettings(environment));
  const directives = (policies.pages['/'] ?? '').split(';').map((text) => text.split(' '));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
};

test('nothing is allowed beyond the settings', () => {
  expect(policy().get('default-src')).toEqual(["'none'"]);
  expect(policy().get('trusted-types')).toEqual(["'none'"]);
  expect(policy().get('connect-src')).toEqual(["'self'"]);
});

test('a service on another origin may be called, shown and posted to', () => {
  const directives = policy({ VITE_SUPERVISION_URL: 'https://service.exemple.fr/supervision' });
  for (const name of ['connect-src', 'img-src', 'form-action'])
    expect(directives.get(name), name).toContain('https://service.exemple.fr');
});

test('analytics are allowed only in a build that names them', () => {
  expect(policy().get('script-src')?.join(' ')).not.toContain('googletagmanager');
  const directives = policy({ VITE_ANALYTICS_ID: 'G-TEST123' });
  expect(directives.get('script-src')).toContain('https://www.googletagmanager.com');
  expect(directives.get('trusted-types')).toEqual(['analytics']);
});

test('a wrong setting stops the build and is named', () => {
  for (const address of ['www.neolis.fr', 'https://www.neolis.fr/site'])
    expect(() => readPublicationSettings({ SITE_URL: address })).toThrow('SITE_URL');
  expect(() => readPublicationSettings({ VITE_SUPERVISION_URL: 'supervision' })).toThrow('VITE_SUPERVISION_URL');
});
