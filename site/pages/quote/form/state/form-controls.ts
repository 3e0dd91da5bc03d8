import { hiddenFields, type QuoteControlName } from '#domain/quote/form/quote-form.ts';
import { controlDefaults, type QuoteControls } from './quote-state.ts';

/** Whether a control of this name belongs to the form; tools beside the quote may add others to it. */
export function isControlName(name: string): name is QuoteControlName {
  return Object.hasOwn(controlDefaults, name);
}

/** Whether the fields for tests are in use: until then all but the first are read-only, so that browsers skip them. */
export function areTestFieldsOpen(form: HTMLFormElement): boolean {
  const control = form.elements.namedItem('siret');
  return control instanceof HTMLInputElement && !control.readOnly;
}

/** Lets values of the fields for tests count. */
export function openTestFields(form: HTMLFormElement): void {
  for (const control of form.querySelectorAll<HTMLInputElement>('input[readonly]')) control.readOnly = false;
}

/** The values of a form's controls now; fields for tests are empty unless they are in use. */
export function readForm(form: HTMLFormElement): QuoteControls {
  const data = new FormData(form);
  if (!areTestFieldsOpen(form)) for (const name of hiddenFields) data.delete(name);
  // A field that is absent (no radio chosen) has its default; a list whose choice is offered no more has none.
  const values = Object.entries(controlDefaults).map(([name, initial]) => [
    name,
    typeof initial === 'boolean' ? data.has(name) : (data.get(name) ?? (name === 'channels' ? '' : initial)),
  ]);
  return Object.fromEntries(values);
}

/** The form that is in the page: while the app starts, that of the static page. */
export function findForm(): HTMLFormElement | null {
  return typeof document === 'undefined' ? null : document.querySelector('form[data-catalogue]');
}

/** The values that the visitor has changed in a form. */
export function readTouched(form: HTMLFormElement | null): Readonly<Record<string, string | boolean>> {
  if (form === null) return {};
  return Object.fromEntries(Object.entries(readForm(form)).filter(([name]) => isTouched(form, name)));
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The controls of a name: several for a choice between radio buttons. */
function controlsOf(form: HTMLFormElement, name: string): readonly Control[] {
  return [...form.querySelectorAll<Control>(`[name="${name}"]`)];
}

const isTicked = (control: Control): control is HTMLInputElement => /^(?:checkbox|radio)$/.test(control.type);

/** Sets the controls with these names. They are uncontrolled, so this fires no event. */
export function writeControls(form: HTMLFormElement, values: Readonly<Record<string, string | boolean>>): void {
  for (const [name, value] of Object.entries(values)) {
    for (const control of controlsOf(form, name)) {
      if (!isTicked(control)) control.value = String(value);
      else if (control.type === 'checkbox') control.checked = value === true;
      else control.checked ||= control.value === value;
    }
  }
}

/** Whether the visitor (or the browser for them) has changed this control since the page was loaded. */
export function isTouched(form: HTMLFormElement, name: string): boolean {
  return controlsOf(form, name).some((control) => {
    if (isTicked(control)) return control.checked !== control.defaultChecked;
    if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  });
}
