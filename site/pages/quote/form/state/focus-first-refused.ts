/** Focuses the first refused control and selects a count; shows the list of errors with it if the window has room. */
export function focusFirstRefused(form: HTMLFormElement): void {
  const control = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const list = form.querySelector('[role="alert"]');
  if (control === null || list === null) return;
  control.focus();
  if (control instanceof HTMLInputElement && control.inputMode === 'numeric') control.select();
  const { scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const { scrollMarginTop } = getComputedStyle(list);
  const room = innerHeight - Number.parseFloat(scrollMarginTop) - Number.parseFloat(scrollPaddingBottom);
  const taken = control.getBoundingClientRect().bottom - list.getBoundingClientRect().top;
  if (taken <= room) list.scrollIntoView({ block: 'start', behavior: 'instant' });
}
