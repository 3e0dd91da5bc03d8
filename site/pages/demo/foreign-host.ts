/** The host that a video's address makes the browser contact, if it isn't ours. */
export function foreignHost(videoAddress: string): string | undefined {
  return videoAddress.startsWith('https:') ? new URL(videoAddress).host : undefined;
}
