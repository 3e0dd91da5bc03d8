import type { StaticPage } from '#site/app/list-static-pages.ts';

/** Size of a card in pixels, which networks and messengers show without cropping. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Name of a page's card without its extension: `home`, `solution`, `blog-securite-voip-2024`. */
export function cardName({ path }: Pick<StaticPage, 'path'>): string {
  return path.split('/').filter(Boolean).join('-') || 'home';
}
