import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Pictures } from './Pictures.tsx';
import { Testimonials } from './Testimonials.tsx';

const awaited = { placeholder: 'pas encore d’image' };
const kit = { image: '/kit.jpg', alt: 'Trois téléphones et une box', caption: 'Le kit, déballé' };

test('a given picture is shown with its text alternative and its caption', () => {
  const markup = renderToStaticMarkup(<Pictures pictures={[kit, awaited]} />);
  expect(markup.match(/<figure>/g)).toHaveLength(1);
  expect(markup).toMatch(/<img src="\/kit.jpg" alt="Trois téléphones et une box"[^>]*>/);
  expect(markup).toContain('<figcaption>Le kit, déballé</figcaption>');
});

test('pictures that are still to be given leave no trace, nor do testimonials where there are none', () => {
  expect(renderToStaticMarkup(<Pictures pictures={[awaited, awaited]} />)).toBe('');
  expect(renderToStaticMarkup(<Testimonials testimonials={[]} />)).toBe('');
});
