import { text } from '#content/legal/cgv.ts';
import { legalPages } from '#content/legal-pages.ts';
import { termsVersions } from '#content/terms-versions.ts';
import { formatDay } from '#domain/calendar.ts';
import { termsDocument, termsPath } from '#domain/company.ts';
import { LegalDocument } from '#site/features/prose/LegalDocument.tsx';

const { label, earlier } = legalPages.termsPdf;

/** Terms of sale, the same text as the PDF that comes with quotes and orders, with links to earlier versions. */
export function TermsPage() {
  return (
    <LegalDocument text={text}>
      <p>
        <a href={termsDocument.address}>{label}</a>
      </p>
      <p className="cluster soft">
        {termsVersions
          .filter((version) => version < text.version)
          .map((version) => (
            <a key={version} href={termsPath(version)}>
              {`${earlier} ${formatDay(version)} (PDF)`}
            </a>
          ))}
      </p>
    </LegalDocument>
  );
}
