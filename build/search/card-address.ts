import type { StaticPage } from '#site/app/routes.ts';

/** Size of a card in pixels, which networks and messengers show without cropping. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Name of a page's card without its extension: `home`, `solution`, `blog-securite-voip-2024`. */
export function cardName({ path }: Pick<StaticPage, 'path'>): string {
  return path.split('/').filter(Boolean).join('-') || 'home';
}

/** Path of the picture for a page when its address is shared; `npm run make:cards` draws it. */
export function cardAddress(page: Pick<StaticPage, 'path'>): string {
  return `/cards/${cardName(page)}.png`;
}
