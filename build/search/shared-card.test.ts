import { expect, test } from 'vitest';
import { sharedCard } from './shared-card.ts';

test('a page without a card of its own shows that of the page above', () => {
  const drawn = ['/cards/home.png', '/cards/blog.png', '/cards/blog-securite-voip-2024.png'];
  const card = (path: string) => sharedCard(path, (address) => drawn.includes(address));
  expect(card('/blog/securite-voip-2024/')).toBe('/cards/blog-securite-voip-2024.png');
  expect(card('/blog/un-nouvel-article/')).toBe('/cards/blog.png');
  expect(card('/nouvelle-page/')).toBe('/cards/home.png');
  expect(card('/')).toBe('/cards/home.png');
});
