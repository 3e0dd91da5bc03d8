/** The code of an error of Node.js or of a database; empty if it has none. */
export function codeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}
