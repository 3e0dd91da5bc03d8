/** What was typed on the payment page, and the e-mail address of the quote, which the page showed first. */
interface Typed {
  readonly given: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
}

const key = 'neolis-order';

/**
 * Keeps what is typed on the payment page in the tab, for whoever changes the quote and orders again, or goes back. The
 * terms have to be accepted each time. Any other page of an order drops it.
 */
export function keepTyped(): void {
  const form = document.querySelector<HTMLFormElement>('form.parts');
  if (form === null) {
    sessionStorage.removeItem(key);
    return;
  }
  const given = form.dataset.email ?? '';
  const stored = sessionStorage.getItem(key);
  // A page that refuses what was sent shows it already.
  const isFilled = form.dataset.filled !== undefined;
  if (stored !== null && !isFilled && form.querySelector('[aria-invalid]') === null)
    putBack(form, JSON.parse(stored), given);
  const keep = (): void => {
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
    const typed: Typed = { given, fields: fields.filter(([name]) => name !== 'acceptTerms') };
    sessionStorage.setItem(key, JSON.stringify(typed));
  };
  if (isFilled) keep();
  form.addEventListener('input', keep);
}

function putBack(form: HTMLFormElement, { given, fields }: Typed, nowGiven: string): void {
  const values = new Map(fields);
  for (const control of form.querySelectorAll<HTMLInputElement>('input, textarea')) {
    const value = values.get(control.name) ?? '';
    if (control.name === 'acceptTerms') continue;
    if (/checkbox|radio/.test(control.type)) control.checked = value === control.value;
    else if (value !== '' && (control.name !== 'email' || given === nowGiven)) control.value = value;
  }
  for (const fold of form.querySelectorAll('details')) {
    fold.open ||= [...fold.querySelectorAll('input')].some(({ type, checked, value }) =>
      type === 'radio' ? checked : value,
    );
  }
}
