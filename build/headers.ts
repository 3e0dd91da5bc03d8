import { demoTopics } from '#content/demo.ts';
import { hashSource, type SiteHeaders, strictTransport, usualHeaders } from '#deploy/nginx/site-headers.ts';
import { mapFrame } from '#site/pages/contact/map-addresses.ts';
import type { PublicationSettings } from './settings.ts';

const analyticsSources = {
  script: ['https://www.googletagmanager.com'],
  connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
  policy: 'analytics',
};

/** The headers of a built site, from the HTML of its pages by address and the build settings. */
export function siteHeaders(pages: Readonly<Record<string, string>>, settings: PublicationSettings): SiteHeaders {
  const policies = Object.entries(pages).map(([path, html]) => [path, contentSecurityPolicy(html, settings)]);
  return {
    policies: { pages: Object.fromEntries(policies), other: contentSecurityPolicy('', settings) },
    always: {
      ...usualHeaders,
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
    },
    secure: strictTransport,
    cache: {
      page: 'no-cache',
      hashed: 'public, max-age=31536000, immutable',
      file: 'public, max-age=3600',
    },
  };
}

/** The policy of a page: its inline blocks are allowed by their hashes, nothing else that is inline. */
function contentSecurityPolicy(html: string, settings: PublicationSettings): string {
  const service = originOf(settings.supervisionUrl);
  const analytics = settings.analyticsId === undefined ? undefined : analyticsSources;
  const videos = demoTopics.map(({ videoAddress }) => videoAddress);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...hashesOf(html, /<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g),
      ...(analytics?.script ?? []),
    ],
    'style-src': ["'self'", ...hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g)],
    'connect-src': ["'self'", ...service, ...(analytics?.connect ?? [])],
    'img-src': ["'self'", 'data:', ...service, ...(analytics?.connect ?? [])],
    'font-src': ["'self'"],
    'media-src': ["'self'", ...foreignOrigins(videos)],
    'frame-src': foreignOrigins([mapFrame, ...videos]),
    'form-action': ["'self'", ...service],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [analytics ? analytics.policy : "'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';');
}

/** Sources of inline blocks, each once, in a stable order. */
function hashesOf(html: string, block: RegExp): string[] {
  const texts = new Set([...html.matchAll(block)].map(([, text]) => text ?? ''));
  return [...texts].map(hashSource).sort();
}

/** Origins of external addresses, each once. */
function foreignOrigins(addresses: readonly string[]): string[] {
  return [...new Set(addresses.flatMap(originOf))];
}

function originOf(address: string): string[] {
  return /^https?:/.test(address) ? [new URL(address).origin] : [];
}
