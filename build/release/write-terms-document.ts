import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '#content/company.ts';
import { keptTerms } from '#content/kept-terms.ts';
import { renderTermsDocument } from '#documents/terms-document.ts';
import { readDocumentFonts } from '#documents/writer/document-fonts.ts';
import { termsPath } from '#domain/company.ts';

/** Writes every kept version of the terms of sale under its own address, and the current one as `/CGV.pdf` too. */
export async function writeTermsDocuments(site: string): Promise<void> {
  const fonts = readDocumentFonts((file) => readFileSync(join('documents/fonts', file)));
  for (const [version, text] of Object.entries(keptTerms)) {
    const bytes = await renderTermsDocument({ text, company }, fonts);
    writeFileSync(join(site, termsPath(version)), bytes);
    if (version === company.termsVersion) writeFileSync(join(site, 'CGV.pdf'), bytes);
  }
}
