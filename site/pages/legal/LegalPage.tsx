import { text } from '#content/legal/mentions-legales.ts';
import { LegalDocument } from '#site/features/prose/LegalDocument.tsx';

/** Legal notices: who publishes the site, who hosts it, under what terms it is used. */
export function LegalPage() {
  return <LegalDocument text={text} />;
}
