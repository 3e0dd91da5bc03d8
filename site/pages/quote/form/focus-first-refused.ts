/**
 * Focuses the first refused control. If the window is high enough, the list of errors above it is scrolled into view
 * with it.
 */
export function focusFirstRefused(form: HTMLFormElement): void {
  const control = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const list = form.querySelector('[role="alert"]');
  if (control === null || list === null) return;
  control.focus();
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const room = innerHeight - Number.parseFloat(scrollPaddingTop) - Number.parseFloat(scrollPaddingBottom);
  const taken = control.getBoundingClientRect().bottom - list.getBoundingClientRect().top;
  if (taken <= room) list.scrollIntoView({ block: 'start', behavior: 'instant' });
}
