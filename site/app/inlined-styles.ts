/**
 * Tells the loader of chunks which style sheets stand in the page already, each in a `<style data-href>`: a disabled link
 * of the same address is never fetched, and the loader takes it for loaded.
 */
export function claimInlinedStyles(): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-href]')) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.disabled = true;
    link.setAttribute('disabled', '');
    link.href = style.dataset.href ?? '';
    document.head.append(link);
  }
}
