import type * as z from 'zod';

/** Milliseconds for an attempt: a visitor waits for two of them at most. */
const defaultTimeout = 2000;

/**
 * Asks a public directory once, and once more if it fails or answers something else than `schema`. Returns `undefined` if
 * there is no answer in time, or at once if it asks to be left alone (429); never throws. What was asked is in no log.
 */
export async function lookUp<Answer>(
  address: string,
  query: Readonly<Record<string, string>>,
  schema: z.ZodType<Answer>,
  timeout = defaultTimeout,
): Promise<Answer | undefined> {
  const url = `${address}?${new URLSearchParams(query)}`;
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(timeout), redirect: 'error' });
      if (response.status === 429) return undefined;
      const answer = schema.safeParse(await response.json());
      if (response.ok && answer.success) return answer.data;
    } catch {
      // Too late, no connection or no JSON.
    }
  }
  return undefined;
}
