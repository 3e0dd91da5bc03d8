import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { collectFiles, fillTemplate, splitHead } from './page-parts.ts';

const manifest = {
  app: { file: 'app.js', css: ['app.css'], imports: ['react'] },
  react: { file: 'react.js' },
  page: { file: 'page.js', css: ['page.css'], imports: ['button', 'react'] },
  button: { file: 'button.js', css: ['button.css'] },
};

test('the files that a page needs: each once, the app first, imported styles before those of their importers', () =>
  expect(collectFiles(manifest, ['app', 'page'])).toEqual({
    scripts: ['app.js', 'react.js', 'page.js', 'button.js'],
    styles: ['app.css', 'button.css', 'page.css'],
  }));

test('the files that a page needs: an unknown source is named in the error', () =>
  expect(() => collectFiles(manifest, ['gone'])).toThrow('gone'));

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
