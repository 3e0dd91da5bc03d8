import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Prose } from './Prose.tsx';

test('a numbered list goes on where a paragraph interrupted it', () => {
  const body = [{ tag: 'ol', start: 2, children: [{ tag: 'li', children: ['Signer'] }] }] as const;
  expect(renderToStaticMarkup(<Prose body={body} />)).toContain('<ol start="2"><li>Signer</li></ol>');
});
