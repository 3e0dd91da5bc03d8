/** Size of a card in pixels, which networks and messengers show without cropping. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Name of the card of the page at a path, without its extension: `home`, `solution`, `blog-securite-voip-2024`. */
export function cardName(path: string): string {
  return path.split('/').filter(Boolean).join('-') || 'home';
}
