/**
 * Tells the loader of chunks which style sheets stand in the page already, all in its one `<style data-names>`: a disabled
 * link of the same address is never fetched, and the loader takes it for loaded.
 */
export function claimInlinedStyles(): void {
  const inlined = document.querySelector<HTMLStyleElement>('style[data-names]')?.dataset.names;
  for (const name of inlined?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.disabled = true;
    link.setAttribute('disabled', '');
    link.href = `/assets/${name}.css`;
    document.head.append(link);
  }
}
