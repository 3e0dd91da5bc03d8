import { createElement, Fragment, type ReactNode } from 'react';
import type { ProseElement, ProseNode } from '#domain/prose.ts';
import { SiteLink } from '#site/navigation/SiteLink.tsx';
import './prose.css';
import { splitAt } from './split-at.ts';

interface ProseProps {
  readonly body: readonly ProseNode[];
  /** Words of the text that the owner has still to provide; each is marked. */
  readonly provisional?: readonly string[] | undefined;
}

/** Renders a text compiled from Markdown; its links within the site navigate the app. Styled by `prose.css`. */
export function Prose({ body, provisional = [] }: ProseProps) {
  return createElement('div', { className: 'prose' }, ...drawAll(body, provisional));
}

/** The text never changes, so its nodes are passed as separate children and need no keys. */
function drawAll(nodes: readonly ProseNode[], provisional: readonly string[]): ReactNode[] {
  return nodes.flatMap((node) =>
    typeof node === 'string' ? drawWords(node, provisional) : drawElement(node, provisional),
  );
}

function drawWords(words: string, provisional: readonly string[]): ReactNode[] {
  return splitAt(words, provisional).map((piece, place) =>
    place % 2 === 1 ? createElement('mark', null, piece) : piece,
  );
}

function drawElement(node: ProseElement, provisional: readonly string[]): ReactNode {
  const { tag, id, start } = node;
  const children = drawAll(node.children, provisional);
  if (tag === 'a') return drawLink(node, children);
  if (tag === 'th') return createElement('th', { scope: 'col' }, ...children);
  // A table wider than a phone scrolls by itself, so the keyboard must reach it.
  if (tag === 'table') {
    const region = { className: 'prose-table', tabIndex: 0, 'aria-label': `Tableau\u00a0: ${columnNames(node)}` };
    return createElement('section', region, createElement('table', null, ...children));
  }
  return createElement(tag, { id, start }, ...children);
}

/** The column headings of a table, which distinguish two tables of one text. */
function columnNames(node: ProseNode): string {
  if (typeof node === 'string') return '';
  if (node.tag === 'th') return node.children.filter((child) => typeof child === 'string').join('');
  return node.children.map(columnNames).filter(Boolean).join(', ');
}

function drawLink({ href = '' }: ProseElement, children: ReactNode[]): ReactNode {
  const isPage = href.startsWith('/') && href.endsWith('/');
  if (isPage) return <SiteLink to={href}>{createElement(Fragment, null, ...children)}</SiteLink>;
  return createElement('a', { href }, ...children);
}
