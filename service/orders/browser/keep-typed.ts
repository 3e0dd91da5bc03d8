import { writeSession } from '#ui/try-storage.ts';

/** What was typed on the payment page, and the e-mail address of the quote, which the page showed first. */
interface Typed {
  readonly given: string;
  /** By the id of each control: its text, or whether it is chosen. */
  readonly controls: Readonly<Record<string, string | boolean>>;
}

const key = 'neolis-payment';

/** Keeps what is typed on the payment page in the tab, but not the acceptance of the terms; other pages drop it. */
export function keepTyped(): void {
  const form = document.querySelector<HTMLFormElement>('form.parts');
  if (form === null) {
    sessionStorage.removeItem(key);
    return;
  }
  // On the way back the browser would tick it beside terms that may have changed. HTML allows no such attribute on a box.
  const terms = form.querySelector('#acceptTerms');
  terms?.setAttribute('autocomplete', 'off');
  addEventListener('pageshow', () => terms?.removeAttribute('autocomplete'));
  const given = form.dataset.email ?? '';
  const controls = [...form.querySelectorAll<HTMLInputElement>('input:not(#acceptTerms), textarea')];
  const stored = sessionStorage.getItem(key);
  // A page that refuses what was sent shows it already.
  const isFilled = form.dataset.filled !== undefined;
  if (stored !== null && !isFilled && form.querySelector('[aria-invalid]') === null) {
    const typed: Typed = JSON.parse(stored);
    for (const control of controls) {
      const value = typed.controls[control.id];
      if (typeof value === 'boolean') control.checked = value;
      else if (value && (control.id !== 'email' || typed.given === given)) control.value = value;
    }
    for (const fold of form.querySelectorAll('details'))
      fold.open ||= [...fold.querySelectorAll('input')].some(({ type, checked, value }) =>
        type === 'radio' ? checked : value,
      );
  }
  const keep = (): void => {
    const states = controls.map(({ id, type, checked, value }) => [id, /checkbox|radio/.test(type) ? checked : value]);
    writeSession(key, { given, controls: Object.fromEntries(states) } satisfies Typed);
  };
  if (isFilled) keep();
  // What a script fills in is a change only.
  for (const event of ['input', 'change']) form.addEventListener(event, keep);
}
