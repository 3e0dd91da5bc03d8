import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { UncheckedRequest } from '#domain/quote/quote-form.ts';
import { announceCount } from './announce-count.ts';

/** Long enough for several presses of + in a row, or the digits of a number, to be announced once. */
const quiet = 600;

/** The text of the form's live region, and a function to announce a count once the visitor has stopped changing it. */
export function useAnnouncement(formRef: RefObject<HTMLFormElement | null>, unchecked: UncheckedRequest) {
  const [announcement, announce] = useState('');

  const announceField = useEffectEvent((name: string): void => {
    const said = announceCount(name, unchecked);
    if (said !== undefined) announce(said);
  });

  useEffect(() => {
    const form = formRef.current;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const onInput = ({ target }: Event): void => {
      if (!(target instanceof HTMLInputElement)) return;
      clearTimeout(waiting);
      waiting = setTimeout(() => announceField(target.name), quiet);
    };
    form?.addEventListener('input', onInput);
    return () => {
      form?.removeEventListener('input', onInput);
      clearTimeout(waiting);
    };
  }, [formRef]);

  return { announcement, announce };
}
