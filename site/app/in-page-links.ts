import { isPlainClick } from '#site/navigation/SiteLink.tsx';

/** Follows links within the page, such as `#main` and those of a table of contents, which the hash router would treat as routes. */
export function followInPageLinks(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('a[href^="#"], [data-in-page] a');
    const target = document.getElementById(link?.hash.slice(1) ?? '');
    if (event.defaultPrevented || target === null || !isPlainClick(event)) return;
    event.preventDefault();
    // A control is scrolled only if it is out of view; other targets, such as a heading, go to the top.
    const isControl = target.tabIndex >= 0;
    if (!isControl) {
      target.tabIndex = -1;
      target.scrollIntoView();
    }
    target.focus({ preventScroll: !isControl });
  });
}
