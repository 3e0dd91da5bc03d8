import { expect, test } from 'vitest';
import { mailtoUrl } from './mailto-url.ts';

test('keeps every character except line ends and the spaces that some mail programs show as boxes', () => {
  const body = 'Prix\u00a0: 1\u202f154\u00a0€ & «\u202fTVA\u202f»\nMerci';
  const written = encodeURIComponent('Prix : 1 154 € & « TVA »\r\nMerci');
  expect(mailtoUrl('a@example.com', 'Objet\u202f?', body)).toBe(
    `mailto:a@example.com?subject=Objet%20%3F&body=${written}`,
  );
});

test('half a surrogate pair that was pasted doesn’t break it', () =>
  expect(mailtoUrl('a@example.com', 'b', 'x\ud800y')).toBe('mailto:a@example.com?subject=b&body=x%EF%BF%BDy'));
