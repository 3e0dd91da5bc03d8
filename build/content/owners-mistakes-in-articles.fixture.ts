import { article, type Row, replace } from './owners-mistakes.fixture.ts';

const legal = 'content/legal/mentions-legales.md';
const quoteLink = '](/quote/)';
const lastLine =
  (text: string) =>
  (before: string): string =>
    `${before}\n${text}\n`;

/** Mistakes in articles and legal texts that were published, or reported in an unhelpful way. */
export const mistakesInArticles: readonly Row[] = [
  ['a French name in a source', article, replace('publisher:', 'editeur:'), 'editeur', '« publisher »'],
  ['a source without https', article, replace(/url: \S+/, 'url: www.arcep.fr'), 'sources.url', 'https://'],
  ['a source that is a script', article, replace(/url: \S+/, 'url: javascript:alert(1)'), 'sources.url', 'https://'],
  ['the year of a source in words', article, replace(/year: \d+/, 'year: hier'), 'sources.year', 'telle que 2024'],
  ['a source without its year', article, replace(/\n {4}year: .*/, ''), 'sources.year manque', 'telle que 2024'],
  [
    'a source that is not in a list',
    article,
    replace(/sources:\n[\s\S]*?\n---/, 'sources: Arcep\n---'),
    'Arcep',
    'liste',
  ],
  ['an empty title', article, replace(/^title: .*/m, 'title:'), 'title est vide', 'texte'],
  ['an excerpt of a word', article, replace(/^excerpt: .*/m, 'excerpt: Court'), '5 signes', 'de 61 à 200'],
  ['a title that is a number', article, replace(/^title: .*/m, 'title: 2026'), '2026', 'guillemets droits'],
  ['a field twice', article, replace(/^(title: .*)/m, '$1\n$1'), 'deux fois', 'une seule'],
  ['a tabulation', article, replace(/^title:/m, '\ttitle:'), 'title', 'tabulation'],
  ['a front matter without its end', article, replace('\n---\n\n', '\n\n'), 'refermé', '---'],
  [
    'another address than the name of the file',
    article,
    replace(/^slug: .*/m, 'slug: autre'),
    'autre',
    'avantages-voip',
  ],
  ['a picture of another site', article, replace(/^image: .*/m, 'image: https://x.fr/a.jpg'), 'x.fr', 'site/public'],
  ['a mailbox without @', article, replace(quoteLink, '](mailto:contact)'), 'mailto:contact', 'contact@'],
  ['a telephone link without number', article, replace(quoteLink, '](tel:)'), 'tel:', 'tel:+33'],
  ['an address without its host', article, replace(quoteLink, '](https://)'), 'https://', 'https://www.'],
  ['an address of one word', article, replace(quoteLink, '](https://neolis)'), 'https://neolis', 'https://www.'],
  ['a relative link', article, replace(quoteLink, '](../quote/)'), '../quote/', '/quote/'],
  ['a link of one word', article, replace(quoteLink, '](devis)'), 'devis', '/quote/'],
  ['a link by a name that is not defined', article, replace(quoteLink, '][devis]'), 'un lien', '/quote/'],
  [
    'a link by a name to a page that is missing',
    article,
    (text) => lastLine('\n[devis]: /devis/')(text.replace(quoteLink, '][devis]')),
    '/devis/',
    'une page',
  ],
  ['a link between angles', article, replace(quoteLink, '](</devis/>)'), '/devis/', 'une page'],
  ['a heading that skips a level', article, replace('\n## ', '\n#### '), '####', '##'],
  ['a heading without its space', article, replace('\n## ', '\n##'), '##', 'espace'],
  ['a line indented by four spaces', article, lastLine('\n    Un mot.'), 'bloc de code', 'espaces'],
  ['words in bold without an end', article, lastLine('Un **mot'), 'gras', '**mots en gras**'],
  ['an article without text', article, replace(/\n---\n\n[\s\S]*/, '\n---\n'), 'pas de texte', '---'],
  ['a value between single braces', article, lastLine('Au {phone}.'), '{phone}', '{{phone}}'],
  ['a value whose braces are not closed', article, lastLine('Au {{phone}.'), '{', '{{phone}}'],
  ['a name of Windows', 'content/articles/neuf.md.txt', () => 'x', 'publié', 'neuf.md'],
  ['an article of a word processor', 'content/articles/neuf.docx', () => 'x', 'publié', 'texte seul'],
  ['a legal text of a day to come', legal, replace(/^updated: .*/m, 'updated: 2100-01-01'), '2100-01-01', '2099-01-01'],
  ['a legal text that no page shows', 'content/legal/neuf.md', () => 'x', 'aucune page', 'mentions-legales.md'],
];
