import { useEffect, useEffectEvent, useState } from 'react';
import type { QuoteControlName, UncheckedRequest } from '#domain/quote/form/quote-form.ts';
import { announceCount } from './announce-count.ts';

/** Long enough for several presses of + in a row, or the digits of a number, to be announced once. */
const quiet = 600;

/**
 * The text of the form's live region, and a function to set it. A count is announced once the visitor has stopped
 * changing it; `edited` is the control that was edited last.
 */
export function useAnnouncement(edited: QuoteControlName | undefined, unchecked: UncheckedRequest) {
  const [announcement, announce] = useState('');

  const describeEdit = useEffectEvent((counts: UncheckedRequest) => edited && announceCount(edited, counts));
  useEffect(() => {
    const said = describeEdit(unchecked);
    if (said === undefined) return;
    const waiting = setTimeout(() => announce(said), quiet);
    return () => clearTimeout(waiting);
  }, [unchecked]);

  return { announcement, announce };
}
