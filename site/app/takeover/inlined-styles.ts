/**
 * Tells Vite's chunk loader which style sheets are inlined in the page, in its single `<style data-names>`: a disabled
 * link with the same address is never fetched, and the loader considers it loaded.
 */
export function claimInlinedStyles(): void {
  const inlined = document.querySelector<HTMLStyleElement>('style[data-names]')?.dataset.names;
  for (const name of inlined?.split(' ') ?? []) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'stylesheet', disabled: true, href: `/assets/${name}.css` }));
  }
}
