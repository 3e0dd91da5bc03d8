import { type RefObject, useEffect, useState } from 'react';
import { announceCount } from './announce-count.ts';
import { readControls } from './form-controls.ts';

/** Long enough for several presses of + in a row, or the digits of a number, to be announced once. */
const quiet = 600;

/** The text of the form's live region, and a function to announce a count once the visitor has stopped changing it. */
export function useAnnouncement(formRef: RefObject<HTMLFormElement | null>) {
  const [announcement, announce] = useState('');

  useEffect(() => {
    const form = formRef.current;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const onInput = ({ target }: Event): void => {
      if (form === null || !(target instanceof HTMLInputElement)) return;
      clearTimeout(waiting);
      waiting = setTimeout(() => {
        const said = announceCount(target.name, readControls(new FormData(form)).form);
        if (said !== undefined) announce(said);
      }, quiet);
    };
    form?.addEventListener('input', onInput);
    return () => {
      form?.removeEventListener('input', onInput);
      clearTimeout(waiting);
    };
  }, [formRef]);

  return { announcement, announce };
}
