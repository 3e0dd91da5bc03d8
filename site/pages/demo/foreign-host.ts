/** The host that a video address makes the browser contact, where that isn't ours. */
export function foreignHost(videoAddress: string): string | undefined {
  return videoAddress.startsWith('https:') ? new URL(videoAddress).host : undefined;
}
