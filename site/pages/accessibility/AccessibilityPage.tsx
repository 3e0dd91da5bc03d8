import { text } from '#content/legal/accessibilite.ts';
import { LegalDocument } from '#site/features/prose/LegalDocument.tsx';
import { ShortcutSwitch } from './ShortcutSwitch.tsx';

/** Accessibility statement: the level measured, how to report a difficulty, and a switch for the one shortcut. */
export function AccessibilityPage() {
  return (
    <LegalDocument text={text}>
      <ShortcutSwitch />
    </LegalDocument>
  );
}
