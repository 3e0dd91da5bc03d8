import { text } from '#content/legal/confidentialite.ts';
import { legalPages } from '#content/legal-pages.ts';
import { LegalDocument } from '#site/features/prose/LegalDocument.tsx';
import { BackButton } from '#site/navigation/BackButton.tsx';
import { paths } from '#site/navigation/paths.ts';

/** Data protection policy. */
export function GdprPage() {
  return <LegalDocument text={text} before={<BackButton label={legalPages.backLabel} fallback={paths.home} />} />;
}
