import { existsSync } from 'node:fs';
import { cardName } from './card-name.ts';

/** The picture for a shared address; until `npm run make:cards` draws it, that of the page above, such as `/blog/`. */
export function sharedCard(path: string, isDrawn = (card: string) => existsSync(`site/public${card}`)): string {
  const card = `/cards/${cardName(path)}.jpg`;
  return path === '/' || isDrawn(card) ? card : sharedCard(path.replace(/[^/]+\/$/, ''), isDrawn);
}
