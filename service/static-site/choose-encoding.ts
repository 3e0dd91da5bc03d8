import { parseAccept } from 'hono/utils/accept';
import type { Encoding, SiteFile } from './site-files.ts';

/** Smallest first: the first one is used if the client accepts several equally. */
const encodings = ['br', 'gzip', 'identity'] as const satisfies readonly Encoding[];

/** Characters of the list that are read: a browser sends some thirty, and parsing 15 kB would take more than a millisecond. */
const maxListLength = 300;

/** The variant that the client prefers according to its `Accept-Encoding`. */
export function chooseEncoding({ variants }: SiteFile, accepted: string | null): Encoding {
  const weights = new Map(
    parseAccept((accepted ?? '').slice(0, maxListLength)).map(({ type, q }) => [type.toLowerCase(), q]),
  );
  let chosen: Encoding = 'identity';
  let most = 0;
  for (const encoding of encodings) {
    const weight = weights.get(encoding) ?? weights.get('*') ?? 0;
    if (variants[encoding] !== undefined && weight > most) [chosen, most] = [encoding, weight];
  }
  return chosen;
}
