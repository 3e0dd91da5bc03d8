import { readFileSync } from 'node:fs';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import type { LegalText } from '#content/prose.ts';
import { documentFontFiles } from '#documents/document-fonts.ts';
import { renderTermsDocument } from '#documents/terms-document.ts';

const read = (file: string): Uint8Array => new Uint8Array(readFileSync(`documents/fonts/${file}`));

test('a legal text becomes a dated document: headings, lists and tables in their order', async () => {
  const item = (text: string) => ({ tag: 'li', children: [text] }) as const;
  const row = (tag: 'th' | 'td', ...cells: string[]) =>
    ({ tag: 'tr', children: cells.map((cell) => ({ tag, children: [cell] })) }) as const;
  const text: LegalText = {
    slug: 'cgv',
    title: 'Conditions générales de vente',
    updated: '2026-11-01',
    version: '2026-11-01',
    headings: [],
    body: [
      { tag: 'h2', id: 'prix', children: ['1. Prix'] },
      { tag: 'p', children: ['Les prix sont ', { tag: 'strong', children: ['hors taxes'] }, '.'] },
      { tag: 'ol', children: [item('le devis'), item('la commande')] },
      {
        tag: 'table',
        children: [
          { tag: 'thead', children: [row('th', 'Forfait', 'Appels')] },
          { tag: 'tbody', children: [row('td', 'Fixes France', 'Les fixes')] },
        ],
      },
    ],
  };
  const fonts = {
    regular: read(documentFontFiles.regular),
    bold: read(documentFontFiles.bold),
    heading: read(documentFontFiles.heading),
  };
  const bytes = await renderTermsDocument({ text, brand: 'Neolis', footer: 'SIREN' }, fonts);
  const { text: words } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true });
  expect(words.replaceAll(/\s+/g, ' ')).toContain(
    'Conditions générales de vente Version du 1er novembre 2026 1. Prix Les prix sont hors taxes. • 1. le devis • 2. la commande Forfait Appels Fixes France Les fixes',
  );
});
