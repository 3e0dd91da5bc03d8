import type * as z from 'zod';
import { readBody } from '#service/http/read-body.ts';

/** How often a directory is asked, if it fails or answers something else than what is expected. */
export const attempts = 2;

/** Milliseconds for an attempt. */
const timeout = 2000;

/** Bytes of an answer: twenty times a usual one. */
const maxBytes = 256 * 1024;

/**
 * Asks a public directory, again if it fails or answers too much or something else than `schema`. Returns `undefined`
 * without an answer in time or an address, or if it asks to be left alone (429). Never throws, and logs nothing asked.
 */
export async function lookUp<Answer>(
  address: string | undefined,
  query: Readonly<Record<string, string>>,
  schema: z.ZodType<Answer>,
): Promise<Answer | undefined> {
  if (address === undefined) return undefined;
  const url = `${address}?${new URLSearchParams(query)}`;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(timeout), redirect: 'error' });
      if (response.status === 429) return undefined;
      const body = await readBody(response, maxBytes);
      if (!response.ok || typeof body === 'number') continue;
      const answer = schema.safeParse(JSON.parse(new TextDecoder().decode(body)));
      if (answer.success) return answer.data;
    } catch {
      // Too late, no connection or no JSON.
    }
  }
  return undefined;
}
