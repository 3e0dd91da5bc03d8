import { useEffect, useEffectEvent } from 'react';
import { countExclamation, exclamationsNeeded } from './exclamation-count.ts';

/** Calls a function when `!` is pressed three times in a row, outside any text field and any dialog. */
export function useExclamations(onThree: () => void): void {
  const notify = useEffectEvent(onThree);

  useEffect(() => {
    let count = 0;
    const listen = (event: KeyboardEvent): void => {
      if (event.repeat || isTyping(event.target) || document.querySelector('dialog[open]') !== null) return;
      count = countExclamation(count, event.key);
      if (count < exclamationsNeeded) return;
      count = 0;
      notify();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

/** Checkboxes and radio buttons are inputs too, but nothing is typed into them. */
function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button', 'submit'].includes(target.type);
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable);
}
