import { existsSync } from 'node:fs';
import { cardName } from './card-name.ts';

/**
 * Path of the picture for a page when its address is shared. `npm run make:cards` draws it; until then the page above
 * lends its own, `/blog/` to a new article.
 */
export function sharedCard(path: string, isDrawn = (card: string) => existsSync(`site/public${card}`)): string {
  const card = `/cards/${cardName(path)}.jpg`;
  return path === '/' || isDrawn(card) ? card : sharedCard(path.replace(/[^/]+\/$/, ''), isDrawn);
}
