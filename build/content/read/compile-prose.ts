import MarkdownIt, { type Token } from 'markdown-it';
import { correctTypography } from '#content/schemas/parts/typography.ts';
import {
  type ProseElement,
  type ProseHeading,
  type ProseNode,
  type ProseTag,
  proseTags,
  proseText,
} from '#domain/prose.ts';
import { toSlug } from '#domain/typed-text.ts';
import { ContentError } from './content-error.ts';

const markdown = new MarkdownIt();

/** A link of the text, with its line in the file. */
export interface ProseLink {
  readonly href: string;
  readonly line: number;
}

/** An element whose end hasn't come yet. */
type OpenElement = { -readonly [Field in keyof ProseElement]: ProseElement[Field] } & { children: ProseNode[] };

/** Throws a mistake at the line that is being compiled. */
type Refuse = (problem: string, fix: string) => never;

/** Compiles Markdown after `linesBefore` lines of a file. Throws {@link ContentError} for HTML, pictures and so on. */
export function compileProse(text: string, file: string, linesBefore: number) {
  const source = text.split('\n');
  const links: ProseLink[] = [];
  const headings: ProseHeading[] = [];
  const body: ProseNode[] = [];
  const open: OpenElement[] = [];
  let line = linesBefore + 1;
  /** How many cells the first line of a table has. */
  let cells = 0;
  const refuse: Refuse = (problem, fix) => {
    throw new ContentError(file, line, problem, fix);
  };
  const append = (node: ProseNode): void => {
    (open.at(-1)?.children ?? body).push(node);
  };

  function visit(token: Token): void {
    if (token.map) line = linesBefore + token.map[0] + 1;
    const cellsHere = token.map ? countCells(source[token.map[0]]) : 0;
    if (token.type === 'table_open') cells = cellsHere;
    // Markdown drops what is beyond.
    if (token.type === 'tr_open' && cellsHere > cells)
      refuse('cette ligne du tableau a une case de trop', `écrivez-en ${cells}, comme sa première ligne`);
    if (token.type === 'inline') for (const child of token.children ?? []) visit(child);
    else if (token.type === 'text') append(checkedWords(token.content, refuse));
    else if (token.type === 'softbreak') append(' ');
    else if (token.type === 'code_inline') append({ tag: 'code', children: [token.content] });
    else if (!token.hidden && token.nesting < 0) endElement();
    else if (!token.hidden) beginElement(token);
    if (/^(?:soft|hard)break$/.test(token.type)) line += 1;
  }

  function beginElement(token: Token): void {
    const element: OpenElement = { tag: knownTag(token, refuse), children: [] };
    const address = token.attrGet('href');
    if (address !== null) {
      element.href = String(address);
      links.push({ href: element.href, line });
    }
    const start = token.attrGet('start');
    if (start !== null) element.start = Number(start);
    append(element);
    if (token.nesting > 0) open.push(element);
  }

  function endElement(): void {
    const closed = open.pop();
    if (!closed || !/^(?:h[234]|a)$/.test(closed.tag)) return;
    const name = closed.tag === 'a' ? 'lien' : 'titre';
    if (proseText(closed).trim() === '') refuse(`ce ${name} est vide`, 'écrivez ses mots, ou retirez-le');
    if (name === 'titre') nameHeading(closed, headings, refuse);
  }

  for (const token of markdown.parse(correctTypography(text), {})) visit(token);
  if (body.length === 0) refuse('il n’y a pas de texte sous l’en-tête', 'écrivez-le sous la seconde ligne ---');
  return { body, headings, links };
}

/** How many cells a line of a table has, which may be in a quotation or a list. */
function countCells(row = ''): number {
  return row.replaceAll(/^(?:[\s>*+-]|\d+[.)])*\||\|\s*$/g, '').split(/(?<!\\)\|/).length;
}

/** The anchor of a heading; a numbered one keeps its address when reworded: `3.1 Devis` → `3-1`. */
function nameHeading(element: OpenElement, headings: ProseHeading[], refuse: Refuse): void {
  const text = proseText(element);
  const level = Number(element.tag[1]) as ProseHeading['level'];
  const deepest = (headings.at(-1)?.level ?? 1) + 1;
  if (level > deepest) {
    const fix = `écrivez ${'#'.repeat(deepest)} devant ce titre\u00a0: les niveaux se suivent`;
    refuse(`« ${'#'.repeat(level)} ${text} » saute un niveau`, fix);
  }
  const base = toSlug(/^\d+(?:\.\d+)*(?=\.? )/.exec(text)?.[0] ?? text);
  let id = base;
  for (let count = 2; headings.some((other) => other.id === id); count += 1) id = `${base}-${count}`;
  element.id = id;
  headings.push({ id, level, text });
}

function knownTag({ type, tag, markup }: Token, refuse: Refuse): ProseTag {
  if (/^(?:fence|code_block)$/.test(type)) {
    const fix = 'retirez les espaces au début de la ligne, ou les accents graves autour';
    refuse('le site ne dessine pas de bloc de code', fix);
  }
  const known = proseTags.find((name) => name === tag);
  if (known !== undefined) return known;
  const fix =
    tag === 'h1'
      ? 'le titre de la page est dans l’en-tête\u00a0: commencez les titres du texte par ##'
      : 'écrivez des paragraphes, des titres de ## à ####, des listes, des tableaux, des liens, du gras ou de l’italique';
  return refuse(`le site ne dessine pas « ${markup || type} »`, fix);
}

/** Signs that would be shown as they are typed, what they were meant to be, and what to write. */
const unread: readonly (readonly [signs: RegExp, meant: string, fix: string])[] = [
  [/<(?:!--|\/?[a-z][^>]*>)/i, 'du HTML', 'écrivez-le en Markdown, ou retirez-le'],
  [/^#{1,6}\S/, 'un titre', 'écrivez une espace après les #'],
  [
    /^(?:(?:[-*+]|\d+[.)])\p{L}|[•·▪◦–—])/u,
    'une liste',
    'commencez la ligne par un trait d’union, ou un nombre et un point, puis une espace',
  ],
  [/^\[[ x]\] |\[\^/i, 'une case ou une note', 'écrivez-la en mots, sans ces crochets'],
  [/\|/, 'un tableau', 'écrivez |---|---| sous sa première ligne'],
  [
    /!\[|\](?:\(| \((?:\/|#|[a-z]+:)|\[)/,
    'un lien ou une image',
    'écrivez un lien [mots](https://adresse) ou [mots](/quote/)',
  ],
  [/\*\*|__|(?<!\S)([*_])\p{L}[^*_]*\1/u, 'du gras ou de l’italique', 'écrivez **mots en gras** ou *mots en italique*'],
];

function checkedWords(text: string, refuse: Refuse): string {
  const [, meant, fix] = unread.find(([signs]) => signs.test(text)) ?? [];
  if (fix === undefined) return text;
  return refuse(`«\u202f${text}\u202f» n’est pas lu comme ${meant} et serait affiché tel quel`, fix);
}
