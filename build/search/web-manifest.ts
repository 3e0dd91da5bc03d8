import { colours } from '#content/brand-look.ts';
import { company } from '#content/company.ts';
import { descriptions } from '#content/pages.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { fillPrices } from '#domain/quote/price/price-texts.ts';

export const webManifestPath = '/site.webmanifest';

/** Sizes in pixels of the icon for home screens; `npm run make:cards` draws them from the logo. */
export const iconSizes = [192, 512] as const;

/** Path of the icon of a size. */
export function iconAddress(size: (typeof iconSizes)[number]): string {
  return `/icons/icon-${size}.png`;
}

/** How the site looks on a home screen. */
export function webManifest(catalogue: Catalogue): object {
  const icon = (size: (typeof iconSizes)[number], purpose: 'any' | 'maskable'): object => ({
    src: iconAddress(size),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    name: `${company.brand}, téléphonie d’entreprise`,
    short_name: company.brand,
    description: fillPrices(descriptions.home, catalogue),
    lang: 'fr',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: colours.paper,
    theme_color: colours.paper,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...iconSizes.flatMap((size) => [icon(size, 'any'), icon(size, 'maskable')]),
    ],
  };
}
