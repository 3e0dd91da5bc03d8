/** Follows links such as `#conditions` within the page, which the hash router would treat as routes. */
export function followInPageLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
    const id = link?.getAttribute('href')?.slice(1);
    if (event.defaultPrevented || id === undefined || id.startsWith('/')) return;
    event.preventDefault();
    const target = document.getElementById(id);
    if (target === null) return;
    // A control scrolls into view with its label; other targets, such as a heading, go to the top.
    const isControl = target.tabIndex >= 0;
    if (!isControl) {
      target.tabIndex = -1;
      target.scrollIntoView();
    }
    target.focus({ preventScroll: !isControl });
  });
}
