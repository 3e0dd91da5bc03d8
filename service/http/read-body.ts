import type { Context } from 'hono';

/** The status that refuses a body: interrupted or unreadable, or too large. */
type RefusedBody = 400 | 413;

/** The bytes of a request or a response, so many at most. A declared length above it is refused before anything is read. */
export async function readBody(
  { headers, body }: Pick<Request, 'headers' | 'body'>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | RefusedBody> {
  if (Number(headers.get('content-length')) > limit) return 413;
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    // Leaving the loop cancels the rest.
    for await (const chunk of body ?? []) {
      length += chunk.length;
      if (length > limit) return 413;
      chunks.push(chunk);
    }
  } catch {
    return 400;
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** Reads a posted form, multipart or urlencoded, of at most `maxBytes`; 415 for another type. */
export async function readFormData({ req }: Context, maxBytes: number): Promise<FormData | RefusedBody | 415> {
  const type = req.header('content-type') ?? '';
  if (!/^(?:multipart\/form-data|application\/x-www-form-urlencoded)\s*(;|$)/i.test(type)) return 415;
  const body = await readBody(req.raw, maxBytes);
  if (typeof body === 'number') return body;
  return await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => 400 as const);
}

/** The fields of a posted form of so many bytes at most; 415 for another type. */
export async function readPostedForm({ req }: Context, maxBytes: number): Promise<URLSearchParams | RefusedBody | 415> {
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(req.header('content-type') ?? '')) return 415;
  const body = await readBody(req.raw, maxBytes);
  if (typeof body === 'number') return body;
  try {
    return new URLSearchParams(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return 400;
  }
}
