import { text } from '#content/legal/cgv.md';
import { legalPages } from '#content/legal-pages.ts';
import { LegalDocument } from '#site/features/prose/LegalDocument.tsx';

const { label, address } = legalPages.termsPdf;

/** Terms of sale, the same text as the PDF that is handed over with quotes and orders. */
export function TermsPage() {
  return (
    <LegalDocument text={text}>
      <p>
        <a href={address} target="_blank" rel="noopener">
          {label}
        </a>
      </p>
    </LegalDocument>
  );
}
