import { useEffect, useEffectEvent, useState } from 'react';
import { phoneFields } from '#domain/quote/catalogue/phone-models.ts';
import { type QuoteControlName, readablePart, type UncheckedRequest } from '#domain/quote/form/quote-form.ts';
import { labelOf } from '#domain/quote/form/summarise-messages.ts';
import { describeExtensions } from '#domain/quote/installation/describe-scope.ts';

/** Milliseconds: several presses of + in a row, or the digits of a number, are announced once. */
const quiet = 600;

/** The text of the form's live region and its setter. A count is announced once the visitor stops changing it. */
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

/** The announcement of a changed count for screen readers; `undefined` for another field or an unreadable count. */
function announceCount(name: QuoteControlName, unchecked: UncheckedRequest): string | undefined {
  const count = unchecked[name as keyof UncheckedRequest];
  if (typeof count !== 'number') return undefined;
  const isPhone = phoneFields.some((field) => field === name);
  const total = isPhone ? `, total ${describeExtensions(readablePart(unchecked))}` : '';
  const among = name === 'portedNumbers' ? ` sur ${unchecked.geographicNumbers ?? 0}` : '';
  return `${labelOf(name)}\u00a0: ${count}${among}${total}`;
}
