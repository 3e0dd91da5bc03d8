import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '#content/company.ts';
import { documentFontFiles } from '#documents/document-fonts.ts';
import { sellerFooter } from '#documents/seller-identity.ts';
import { renderTermsDocument } from '#documents/terms-document.ts';
import { readLegalText } from '#publish/content/read-texts.ts';

const source = 'content/legal/cgv.md';

/** Writes `/CGV.pdf` from the text of the terms of sale, so that page and document never differ. */
export async function writeTermsDocument(site: string): Promise<void> {
  const text = readLegalText(source, readFileSync(source, 'utf8'));
  const font = (file: string): Uint8Array => readFileSync(join('documents/fonts', file));
  const bytes = await renderTermsDocument(
    { text, brand: company.brand, footer: sellerFooter(company) },
    {
      regular: font(documentFontFiles.regular),
      bold: font(documentFontFiles.bold),
      heading: font(documentFontFiles.heading),
    },
  );
  writeFileSync(join(site, 'CGV.pdf'), bytes);
}
