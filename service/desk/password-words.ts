/** What somebody reads who typed too many wrong passwords, or whose network did; `wait` in seconds. */
export function waitText(wait: number): string {
  const time = wait < 60 ? `${wait}\u00a0secondes` : `${Math.ceil(wait / 60)}\u00a0minutes`;
  return `Trop d’essais. Réessayez dans ${time}, ou depuis un appareil où vous avez déjà ouvert le bureau.`;
}
