import MarkdownIt, { type Token } from 'markdown-it';
import { correctTypography } from '#content/schemas/typography.ts';
import type { Prose, ProseElement, ProseHeading, ProseNode, ProseTag } from '#domain/prose.ts';
import { proseText } from '#domain/prose-text.ts';
import { ContentError } from './content-error.ts';

const markdown = new MarkdownIt('default', { html: false, linkify: false });

const inlineTags: readonly ProseTag[] = ['strong', 'em', 'a', 'code', 'br'];
const blockTags: readonly ProseTag[] = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'hr'];
const tableTags: readonly ProseTag[] = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];
const tags: readonly string[] = [...inlineTags, ...blockTags, ...tableTags];

interface Place {
  readonly file: string;
  /** Number of lines in the file before the text. */
  readonly linesBefore: number;
}

interface MutableElement {
  tag: ProseTag;
  id?: string;
  href?: string;
  children: ProseNode[];
}

/**
 * Compiles Markdown to data. Throws a {@link ContentError} for what the site can't render, such as HTML or a picture.
 */
export function compileProse(text: string, place: Place): Prose {
  const headings: ProseHeading[] = [];
  const body: ProseNode[] = [];
  const open: MutableElement[] = [];
  let line = place.linesBefore + 1;

  const append = (node: ProseNode): void => {
    (open.at(-1)?.children ?? body).push(node);
  };

  function visit(token: Token): void {
    if (token.map) line = place.linesBefore + token.map[0] + 1;
    if (token.type === 'inline') for (const child of token.children ?? []) visit(child);
    else if (token.type === 'text') append(checkedWords(token.content, { ...place, line }));
    else if (token.type === 'softbreak') append(' ');
    else if (token.type === 'code_inline') append({ tag: 'code', children: [token.content] });
    else if (!token.hidden) visitElement(token);
  }

  function visitElement(token: Token): void {
    const element: MutableElement = { tag: knownTag(token, { ...place, line }), children: [] };
    if (token.nesting >= 0) {
      const href = token.attrGet('href');
      if (href !== null) element.href = checkedAddress(String(href), { ...place, line });
      append(element);
    }
    if (token.nesting > 0) open.push(element);
    if (token.nesting < 0) {
      const closed = open.pop();
      if (closed && /^h[234]$/.test(closed.tag)) nameHeading(closed, headings, { ...place, line });
    }
  }

  for (const token of markdown.parse(correctTypography(text), {})) visit(token);
  if (body.length === 0) {
    const fix = 'écrivez-le sous la seconde ligne ---';
    throw new ContentError(place.file, line, 'il n’y a pas de texte sous l’en-tête', fix);
  }
  return { body, headings };
}

function nameHeading(element: MutableElement, headings: ProseHeading[], place: Place & { line: number }): void {
  const text = proseText(element as ProseElement);
  const level = Number(element.tag[1]) as ProseHeading['level'];
  const deepest = (headings.at(-1)?.level ?? 1) + 1;
  if (level > deepest) {
    const fix = `écrivez ${'#'.repeat(deepest)} devant ce titre\u00a0: les niveaux se suivent`;
    throw new ContentError(place.file, place.line, `« ${'#'.repeat(level)} ${text} » saute un niveau`, fix);
  }
  const base = toAnchor(text);
  const same = headings.filter(({ id }) => id === base || id.startsWith(`${base}-`)).length;
  element.id = same === 0 ? base : `${base}-${same + 1}`;
  headings.push({ id: element.id, level, text });
}

/** `Données & sécurité` → `donnees-securite`; a numbered heading keeps its address when reworded: `3.1 Devis` → `3-1`. */
function toAnchor(text: string): string {
  const [number] = /^\d+(?:\.\d+)*(?=\.? )/.exec(text) ?? [];
  return (number ?? text)
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function knownTag(token: Token, place: Place & { line: number }): ProseTag {
  if (/^(?:fence|code_block)$/.test(token.type)) {
    const fix = 'retirez les espaces au début de la ligne, ou les accents graves autour';
    throw new ContentError(place.file, place.line, 'le site ne dessine pas de bloc de code', fix);
  }
  if (tags.includes(token.tag)) return token.tag as ProseTag;
  const fix =
    token.tag === 'h1'
      ? 'le titre de la page est dans l’en-tête\u00a0: commencez les titres du texte par ##'
      : 'écrivez des paragraphes, des titres de ## à ####, des listes, des tableaux, des liens, du gras ou de l’italique';
  throw new ContentError(place.file, place.line, `le site ne dessine pas « ${token.markup || token.type} »`, fix);
}

function checkedWords(text: string, place: Place & { line: number }): string {
  if (/<\/?[a-z][^>]*>/i.test(text)) {
    throw new ContentError(
      place.file,
      place.line,
      'du HTML serait affiché tel quel',
      'écrivez-le en Markdown, par exemple **gras** ou [mots](https://adresse)',
    );
  }
  if (/^#{1,6}\S/.test(text)) {
    throw new ContentError(place.file, place.line, `« ${text} » n’est pas un titre`, 'écrivez une espace après les #');
  }
  if (/\*\*|__/.test(text)) {
    const fix = 'écrivez deux étoiles de chaque côté, collées aux mots\u00a0: **mots en gras**';
    throw new ContentError(place.file, place.line, 'des mots en gras ne se lisent pas', fix);
  }
  if (/\]\(|\]\[/.test(text)) {
    throw new ContentError(
      place.file,
      place.line,
      'un lien ne se lit pas',
      'écrivez [mots](adresse), avec une adresse en https:// ou une page telle que /quote/',
    );
  }
  return text;
}

function checkedAddress(href: string, place: Place & { line: number }): string {
  const [kind] = /^(?:https?:|mailto:|tel:)/.exec(href) ?? [];
  if (kind !== undefined) return checkedExternal(href, kind, place);
  if (href.startsWith('#') || /^\/[^/].*[/f]$|^\/[^/]*\/?#/.test(href) || href === '/') return href;
  const fix =
    'écrivez l’adresse d’une page, avec une barre à chaque bout, telle que /quote/, ou une adresse en https://';
  throw new ContentError(place.file, place.line, `le lien « ${href} » ne mène nulle part`, fix);
}

/** The form of addresses of each kind, and an example. */
const externalKinds: Readonly<Record<string, readonly [pattern: RegExp, example: string]>> = {
  'https:': [/^https:\/\/[^/?#]+\.[^/?#]{2,}/, 'https://www.arcep.fr/'],
  'http:': [/^http:\/\/[^/?#]+\.[^/?#]{2,}/, 'https://www.arcep.fr/'],
  'mailto:': [/^mailto:[^@\s]+@[^@\s]+\.[^@\s]{2,}$/, 'mailto:contact@neolis.fr'],
  'tel:': [/^tel:\+?\d{3,15}$/, 'tel:+33495000000'],
};

function checkedExternal(href: string, kind: string, place: Place & { line: number }): string {
  const [pattern, example] = externalKinds[kind] ?? [];
  if (pattern?.test(href)) return href;
  const fix = `écrivez une adresse entière, telle que ${example}`;
  throw new ContentError(place.file, place.line, `le lien « ${href} » ne mène nulle part`, fix);
}
