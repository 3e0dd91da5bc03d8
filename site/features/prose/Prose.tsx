import { createElement, Fragment, type ReactNode } from 'react';
import type { ProseElement, ProseNode } from '#content/prose.ts';
import { SiteLink } from '#site/navigation/SiteLink.tsx';

interface ProseProps {
  readonly body: readonly ProseNode[];
}

/** Draws a text compiled from Markdown; its links within the site navigate the app. Its looks are in `styles/prose.css`. */
export function Prose({ body }: ProseProps) {
  return createElement('div', { className: 'prose' }, ...body.map(draw));
}

/** The text never changes, so its nodes are given one by one and need no keys. */
function draw(node: ProseNode): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, id, href } = node;
  const children = node.children.map(draw);
  if (tag === 'a') return drawLink(node, children);
  if (tag === 'th') return createElement('th', { scope: 'col' }, ...children);
  // A table wider than a phone scrolls by itself, and the keyboard must reach it.
  if (tag === 'table') {
    const region = { className: 'prose-table', tabIndex: 0, 'aria-label': 'Tableau' };
    return createElement('section', region, createElement('table', null, ...children));
  }
  return createElement(tag, { id, href }, ...children);
}

function drawLink({ href = '' }: ProseElement, children: ReactNode[]): ReactNode {
  const isPage = href.startsWith('/') && href.endsWith('/');
  if (isPage) return <SiteLink to={href}>{createElement(Fragment, null, ...children)}</SiteLink>;
  return createElement('a', { href }, ...children);
}
