import { text } from '#content/legal/accessibilite.md';
import { LegalDocument } from '#site/features/prose/LegalDocument.tsx';

/** Accessibility statement: the level measured and how to report a difficulty. */
export function AccessibilityPage() {
  return <LegalDocument text={text} />;
}
