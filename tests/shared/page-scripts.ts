/** Addresses of the scripts that a page's loader fetches, the app first. The page contains their bare names. */
export function pageScripts(html: string): string[] {
  const [, names = ''] = /data-scripts="([^"]*)"/.exec(html) ?? [];
  return names
    .split(' ')
    .filter(Boolean)
    .map((name) => `/assets/${name}.js`);
}
