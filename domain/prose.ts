/** A Markdown file of `content/` as data, which the site renders as React elements: front matter and text. */

import type { articleSchema } from '#content/schemas/parts/markdown.ts';
import type { Content } from '#content/schemas/parts/parts.ts';

const inlineTags = ['strong', 'em', 'a', 'code'] as const;
const blockTags = ['br', 'p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'hr'] as const;
const tableTags = ['table', 'thead', 'tbody', 'tr', 'th', 'td'] as const;
export const proseTags = [...inlineTags, ...blockTags, ...tableTags];
export type ProseTag = (typeof proseTags)[number];

export type ProseNode = string | ProseElement;

export interface ProseElement {
  readonly tag: ProseTag;
  /** Anchor of a heading, unique in its text. */
  readonly id?: string;
  /** Address of a link: a real address of the site, or an external one. */
  readonly href?: string;
  /** Number of the first entry of a numbered list, where it isn't 1. */
  readonly start?: number;
  readonly children: readonly ProseNode[];
}

/** A heading of the text, for its table of contents. */
export interface ProseHeading {
  readonly id: string;
  readonly level: 2 | 3 | 4;
  readonly text: string;
}

export interface Prose {
  readonly body: readonly ProseNode[];
  readonly headings: readonly ProseHeading[];
}

type ArticleFields = Content<typeof articleSchema>;
/** A publication that an article relies on. */
export type ArticleSource = ArticleFields['sources'][number];

/** The part of an article that lists show. */
export interface ArticleSummary extends Omit<ArticleFields, 'description' | 'updated' | 'sources'> {
  readonly slug: string;
  /** For search results; the excerpt if the file has none. */
  readonly description: string;
  /** Day of the last change, `YYYY-MM-DD`. */
  readonly updated: string;
}

export interface Article extends ArticleSummary, Prose {
  /** Reading time in minutes, at 200 words a minute. */
  readonly readingMinutes: number;
  readonly sources: readonly ArticleSource[];
}

/** Legal notices, data protection, terms of sale, accessibility. */
export interface LegalText extends Prose {
  readonly slug: string;
  readonly title: string;
  /** Day of the last change, `YYYY-MM-DD`. */
  readonly updated: string;
  /** First day of this version, `YYYY-MM-DD`; for the terms of sale the `termsVersion` of `company.yaml`. */
  readonly version: string;
  /** Values in the text that the owner has still to provide; they are marked. */
  readonly provisional: readonly string[];
}

/** The text of a node without its markup: what is on a line of its own on the page is on one here too. */
export function proseText(node: ProseNode): string {
  if (typeof node === 'string') return node;
  const texts = node.children.map((child) => (isInline(child) ? proseText(child) : `\n${proseText(child)}\n`));
  return texts.join('').split('\n').filter(Boolean).join('\n');
}

function isInline(node: ProseNode): boolean {
  return typeof node === 'string' || inlineTags.some((tag) => tag === node.tag);
}
