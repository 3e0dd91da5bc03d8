/**
 * Names the manifest for home screens once the app answers. In the page itself browsers would fetch it beside the first
 * paint, and the largest paint would wait for it on a slow network.
 */
export function nameManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/site.webmanifest';
  document.head.append(link);
}
