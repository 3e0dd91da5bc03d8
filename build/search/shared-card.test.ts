import { expect, test } from 'vitest';
import { sharedCard } from './shared-card.ts';

test('a page without a card of its own shows that of the page above', () => {
  const drawn = ['/cards/home.jpg', '/cards/blog.jpg', '/cards/blog-securite-voip-2024.jpg'];
  const card = (path: string) => sharedCard(path, (address) => drawn.includes(address));
  expect(card('/blog/securite-voip-2024/')).toBe('/cards/blog-securite-voip-2024.jpg');
  expect(card('/blog/un-nouvel-article/')).toBe('/cards/blog.jpg');
  expect(card('/nouvelle-page/')).toBe('/cards/home.jpg');
  expect(card('/')).toBe('/cards/home.jpg');
});
