import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLegalText } from '#build/content/read/read-texts.ts';
import { textValues } from '#build/content/read-content.ts';
import { checkTerms, readCurrentTerms, readKeptTerms, termsFile } from '#build/terms-versions.ts';
import { company } from '#content/company.ts';
import { renderTermsDocument } from '#documents/terms-document.ts';
import { readDocumentFonts } from '#documents/writer/document-fonts.ts';
import { termsPath } from '#domain/company.ts';

/**
 * Writes every kept version of the terms of sale under its own address, and the current one as `/CGV.pdf`, all from the
 * texts that pages show. Throws a `ContentError` if the current text differs from the kept one.
 */
export async function writeTermsDocuments(site: string): Promise<void> {
  const current = readCurrentTerms();
  const kept = readKeptTerms();
  checkTerms(current, kept);
  const fonts = readDocumentFonts((file) => readFileSync(join('documents/fonts', file)));
  for (const [version, source] of Object.entries(kept)) {
    const text = readLegalText(termsFile, source, textValues('.'));
    const bytes = await renderTermsDocument({ text, company }, fonts);
    writeFileSync(join(site, termsPath(version)), bytes);
    if (version === current.version) writeFileSync(join(site, 'CGV.pdf'), bytes);
  }
}
