import { describe, expect, test } from 'vitest';
import { provisionalCompany } from '#domain/company.fixture.ts';
import { companyText } from '#domain/company.ts';
import { readArticle, readLegalText } from './read-prose.ts';

const values = { ...provisionalCompany, legal: { repair: { placeholder: 'quinze jours' } } };
const excerpt = 'Un résumé assez long pour être montré sous le titre par un moteur de recherche';
const head = `---
title: La voix
excerpt: ${excerpt}
author: L’équipe
date: 2026-11-02
image: kit
category: Sécurité
---
`;
const read = (text: string) => readArticle('content/articles/la-voix.md', `${head}${text}`, values).text;

describe('an article', () => {
  test('gets its fields from the front matter and its slug from the file name', () => {
    const fields = { slug: 'la-voix', title: 'La voix', date: '2026-11-02', updated: '2026-11-02', readingMinutes: 1 };
    expect(read('Bonjour.')).toMatchObject({ ...fields, description: excerpt });
  });

  test('is compiled to data: paragraphs, emphasis, links, lists and tables', () => {
    const element = (tag: string, ...children: readonly unknown[]) => ({ tag, children });
    const row = (cell: string, ...words: readonly string[]) =>
      element('tr', ...words.map((word) => element(cell, word)));
    const link = { ...element('a', 'ici'), href: '/quote/' };
    expect(
      read('Un **mot** [ici](/quote/).\n\n- un\n- deux\n\n3. trois\n\n| a | b |\n|---|---|\n| 1 | 2 |').body,
    ).toEqual([
      element('p', 'Un ', element('strong', 'mot'), ' ', link, '.'),
      element('ul', element('li', 'un'), element('li', 'deux')),
      { ...element('ol', element('li', 'trois')), start: 3 },
      element('table', element('thead', row('th', 'a', 'b')), element('tbody', row('td', '1', '2'))),
    ]);
  });

  test('has an anchor for each heading, its number if it has one', () => {
    const { headings } = read('## Délais & sécurité\n\n### Coût\n\n## Coût\n\n### 3.1 Durée\n\n## 3179, le RIO');
    expect(headings[0]).toEqual({ id: 'delais-securite', level: 2, text: 'Délais & sécurité' });
    expect(headings.map(({ id }) => id)).toEqual(['delais-securite', 'cout', 'cout-2', '3-1', '3179-le-rio']);
    const steps = read('## Étape 2\n\n## Étape\n\n## Étape').headings;
    expect(steps.map(({ id }) => id)).toEqual(['etape-2', 'etape', 'etape-3']);
  });
});

test('a legal text lists the values that the owner has still to provide', () => {
  const provisionalIn = (text: string) =>
    readLegalText('content/legal/cgv.md', `---\ntitle: CGV\nupdated: 2026-11-01\n---\n${text}\n`, values).text
      .provisional;
  const { delivery } = provisionalCompany.terms;
  expect(provisionalIn('- Délai\u00a0: **{{terms.delivery}}**\n- {{brand}}')).toEqual([companyText(delivery)]);
  expect(provisionalIn('{{legal.repair}}')).toEqual(['quinze jours']);
});
