import { text } from '#content/legal/accessibilite.ts';
import { LegalDocument } from '#site/features/prose/LegalDocument.tsx';
import { ShortcutSwitch } from './ShortcutSwitch.tsx';

/** Accessibility statement: the level measured, how to report a difficulty, and a switch for the one shortcut, where the build has it. */
export function AccessibilityPage() {
  return (
    <LegalDocument text={text}>{import.meta.env.VITE_ORDER_INSPECTOR !== 'off' && <ShortcutSwitch />}</LegalDocument>
  );
}
