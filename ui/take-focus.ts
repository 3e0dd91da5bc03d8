/** A `ref` for what takes the place of what had the focus: otherwise the keyboard would start again at the top of the page. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
