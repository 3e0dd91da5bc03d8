import { useEffect, useEffectEvent } from 'react';
import { tryStorage } from '#ui/try-storage.ts';

const exclamationsNeeded = 3;

/** What some keyboards need to type a `!`: these keys don't end the run. */
const modifierKeys: readonly string[] = ['Shift', 'AltGraph', 'Alt', 'Control', 'Meta', 'CapsLock'];

/** Calls `onThree` when `!` is pressed three times in a row outside fields and dialogs, unless it is switched off. */
export function useExclamations(onThree: () => void): void {
  const notify = useEffectEvent(onThree);

  useEffect(() => {
    let count = 0;
    const listen = (event: KeyboardEvent): void => {
      if (event.repeat || modifierKeys.includes(event.key)) return;
      const isElsewhere = isTyping(event.target) || document.querySelector('dialog[open]') !== null;
      count = isElsewhere || event.key !== '!' ? 0 : count + 1;
      if (count < exclamationsNeeded) return;
      count = 0;
      if (!isShortcutOff()) notify();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

/** The visitor's choice on the accessibility page (`ShortcutSwitch.tsx`). */
function isShortcutOff(): boolean {
  return tryStorage(() => localStorage.getItem('neolis:exclamations')) === 'off';
}

/** Checkboxes and radio buttons are inputs too, but nothing is typed into them. */
function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button', 'submit'].includes(target.type);
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable);
}
