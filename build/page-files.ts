/** Addresses of the scripts that a page's loader fetches, the app first. The page contains their bare names. */
export function pageScripts(html: string): string[] {
  const [, names = ''] = /data-scripts="([^"]*)"/.exec(html) ?? [];
  return names
    .split(' ')
    .filter(Boolean)
    .map((name) => `/assets/${name}.js`);
}

/** The bare name of a built file, which a page contains instead of its address; throws if the file is elsewhere. */
export function bareName(file: string): string {
  const [, name] = /^assets\/([^/]+)\.(?:css|js)$/.exec(file) ?? [];
  if (name === undefined) throw new Error(`${file} must lie in assets/: pages name their files without the folder`);
  return name;
}
