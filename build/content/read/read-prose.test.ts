import { expect, test } from 'vitest';
import { provisionalCompany } from '#domain/company.fixture.ts';
import { companyText } from '#domain/company.ts';
import { readArticle, readLegalText } from './read-prose.ts';

const values = { ...provisionalCompany, legal: { repair: { placeholder: 'quinze jours', expected: 'Le délai' } } };

const excerpt = 'Un résumé assez long pour être montré sous le titre par un moteur de recherche';
const head = [
  'title: La voix',
  `excerpt: ${excerpt}`,
  'author: L’équipe',
  'date: 2026-11-02',
  'image: kit',
  'category: Sécurité',
];
const article = (text: string, fields = head): string => ['---', ...fields, '---', '', text].join('\n');
const read = (text: string, fields?: string[]) =>
  readArticle('content/articles/la-voix.md', article(text, fields), values).text;
const readLegal = (text: string) => readLegalText('content/legal/cgv.md', text, values).text;

test('an article gets its fields from the front matter and its slug from the file name', () => {
  const { slug, title, date, updated, description, readingMinutes } = read('Bonjour.');
  expect({ slug, title, date, updated, description, readingMinutes }).toEqual({
    slug: 'la-voix',
    title: 'La voix',
    date: '2026-11-02',
    updated: '2026-11-02',
    description: excerpt,
    readingMinutes: 1,
  });
});

test('an article is compiled to data: paragraphs, emphasis, links, lists and tables', () => {
  const { body } = read('Un **mot** [ici](/quote/).\n\n- un\n- deux\n\n| a | b |\n|---|---|\n| 1 | 2 |');
  const element = (tag: string, ...children: readonly unknown[]) => ({ tag, children });
  const link = { ...element('a', 'ici'), href: '/quote/' };
  expect(body).toEqual([
    element('p', 'Un ', element('strong', 'mot'), ' ', link, '.'),
    element('ul', element('li', 'un'), element('li', 'deux')),
    element(
      'table',
      element('thead', element('tr', element('th', 'a'), element('th', 'b'))),
      element('tbody', element('tr', element('td', '1'), element('td', '2'))),
    ),
  ]);
});

test('an article has an anchor for each heading, listed for the table of contents', () => {
  expect(read('## Délais & sécurité\n\n### Coût\n\n## Coût').headings).toEqual([
    { id: 'delais-securite', level: 2, text: 'Délais & sécurité' },
    { id: 'cout', level: 3, text: 'Coût' },
    { id: 'cout-2', level: 2, text: 'Coût' },
  ]);
});

test('an article has the number of a numbered heading as its anchor', () => {
  const ids = read('## 3. Devis\n\n### 3.1 Durée\n\n## 3179, le RIO').headings.map(({ id }) => id);
  expect(ids).toEqual(['3', '3-1', '3179-le-rio']);
});

test('a legal text lists the values that the owner has still to provide', () => {
  const front = '---\ntitle: CGV\nupdated: 2026-11-01\n---\n';
  const text = readLegal(`${front}- Délai\u00a0: **{{terms.delivery}}**\n- {{brand}}\n`);
  expect(text.provisional).toEqual([companyText(provisionalCompany.terms.delivery)]);
  expect(readLegal(`${front}{{legal.repair}}\n`).provisional).toHaveLength(1);
});
