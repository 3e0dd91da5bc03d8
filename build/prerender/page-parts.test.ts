import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fillTemplate, splitHead } from './page-parts.ts';

test('the head rendered by React is removed from the page', () => {
  const rendered =
    '<title>Titre &lt;</title><meta name="description" content="a > b"/><link rel="canonical" href="/"/><p>x</p><title>svg</title>';
  expect(splitHead(rendered)).toEqual({
    head: '<title>Titre &lt;</title><meta name="description" content="a > b"/><link rel="canonical" href="/"/>',
    root: '<p>x</p><title>svg</title>',
  });
});

test('a page’s text is never treated as a mark of the template', () => {
  const template = readFileSync('site/app/page-template.html', 'utf8');
  const html = fillTemplate(template, {
    head: '<!--root-->',
    root: "<p>$& <!--end--> $'</p>",
    end: 'end',
    attributes: ' data-page="/"',
  });
  expect(html).toContain('<html lang="fr" data-page="/">');
  expect(html).toContain('<div id="root"><p>$& <!--end--> $\'</p></div>end</body>');
});
