/** Follows links such as `#conditions` within the page, which the router would treat as routes. */
export function followInPageLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
    const id = link?.getAttribute('href')?.slice(1);
    if (event.defaultPrevented || id === undefined || id.startsWith('/')) return;
    event.preventDefault();
    const target = document.getElementById(id);
    if (target === null) return;
    target.scrollIntoView();
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  });
}
