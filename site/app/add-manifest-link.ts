/**
 * Adds the link to the manifest for home screens once the app is interactive. Browsers would fetch a link in the page
 * itself during the first paint, which delays the largest contentful paint on a slow network.
 */
export function addManifestLink(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/site.webmanifest';
  document.head.append(link);
}
