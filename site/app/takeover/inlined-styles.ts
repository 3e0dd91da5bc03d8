/** Adds disabled links, which are never fetched, so that Vite's loader considers inlined style sheets loaded. */
export function claimInlinedStyles(): void {
  const inlined = document.querySelector<HTMLStyleElement>('style[data-names]')?.dataset.names;
  for (const name of inlined?.split(' ') ?? []) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'stylesheet', disabled: true, href: `/assets/${name}.css` }));
  }
}
