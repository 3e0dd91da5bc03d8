import { expect, test } from 'vitest';
import { fonts, pagesOf, readPage, textOf } from '#documents/read-document.fixture.ts';
import { renderTermsDocument } from '#documents/terms-document.ts';
import { PdfWriter } from '#documents/writer/pdf-writer.ts';
import { provisionalCompany as company } from '#domain/company.fixture.ts';
import type { LegalText, ProseNode } from '#domain/prose.ts';

const terms: LegalText = {
  slug: 'cgv',
  title: 'CGV',
  updated: '2026-11-01',
  version: '2026-11-01',
  headings: [],
  provisional: [],
  body: [],
};

test('a legal text becomes a dated document: headings, lists and tables in order', async () => {
  const item = (...children: readonly ProseNode[]) => ({ tag: 'li', children }) as const;
  const paragraph = (...children: readonly ProseNode[]) => ({ tag: 'p', children }) as const;
  const row = (tag: 'th' | 'td', ...cells: string[]) =>
    ({ tag: 'tr', children: cells.map((cell) => ({ tag, children: [cell] })) }) as const;
  const text: LegalText = {
    ...terms,
    title: 'Conditions générales de vente',
    body: [
      { tag: 'h2', id: 'prix', children: ['1. Prix'] },
      { tag: 'p', children: ['Les prix sont ', { tag: 'strong', children: ['hors taxes'] }, '.'] },
      {
        tag: 'ol',
        start: 3,
        children: [item('le devis'), item('la commande', { tag: 'ul', children: [item('en ligne')] })],
      },
      { tag: 'ul', children: [item(paragraph('Une livraison'), paragraph('par site'))] },
      paragraph('Au siège', { tag: 'br', children: [] }, 'ou ailleurs.'),
      {
        tag: 'table',
        children: [
          { tag: 'thead', children: [row('th', 'Forfait', 'Appels')] },
          { tag: 'tbody', children: [row('td', 'Fixes France', 'Les fixes')] },
        ],
      },
    ],
  };
  const bytes = await renderTermsDocument({ text, company }, fonts);
  expect(await textOf(bytes)).toContain(
    'Conditions générales de vente Version du 1er novembre 2026 1. Prix Les prix sont hors taxes. 3. le devis 4. la commande en ligne • Une livraison par site Au siège ou ailleurs. Forfait Appels Fixes France Les fixes',
  );
});

test('a paragraph that is all bold is bold in the document too', async () => {
  const clause = (text: string) => ({ tag: 'p', children: [text] }) as const;
  const text: LegalText = {
    ...terms,
    body: [
      clause('La clause'),
      { tag: 'p', children: ['', { tag: 'strong', children: ['Le tribunal'] }, ''] },
      clause('La fin'),
    ],
  };
  const bytes = await renderTermsDocument({ text, company }, fonts);
  const { pieces } = await readPage(bytes, 1);
  const style = (words: string) => pieces.find(({ str }) => str.includes(words))?.fontName;
  expect(style('La clause')).toBe(style('La fin'));
  expect(style('Le tribunal')).not.toBe(style('La clause'));
});

test('throws for a text of ours that the fonts can’t draw, instead of leaving it out', async () => {
  const text = { ...terms, body: [{ tag: 'p', children: ['電話'] } as const] };
  await expect(renderTermsDocument({ text, company }, fonts)).rejects.toThrow('No font of documents has « 電 »');
});

test('no heading is alone at the bottom of a page, whatever the text above it', async () => {
  for (let above = 32; above <= 40; above += 1) {
    const writer = new PdfWriter({ title: 'Essai', author: 'Neolis', footer: '', createdAt: new Date(0) }, fonts);
    for (let line = 0; line < above; line += 1) writer.paragraph('Une ligne');
    writer.heading(2, 'Titre');
    writer.heading(3, 'Sous-titre');
    writer.paragraph('Trois lignes\nqui se tiennent\navec leurs titres');
    const page = (await pagesOf(await writer.finish())).find((words) => words.includes('Titre')) ?? '';
    expect(page).toContain('Sous-titre');
    expect(page).toContain('avec leurs titres');
  }
});
