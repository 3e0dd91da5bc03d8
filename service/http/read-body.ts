import type { Context } from 'hono';

type BodyResult =
  | { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly reason: 'too-large' | 'interrupted' };

/** Reads the body of a request or a response up to a limit in bytes. A declared length above it is refused before anything is read. */
export async function readBody(
  { headers, body }: Pick<Request, 'headers' | 'body'>,
  limit: number,
): Promise<BodyResult> {
  if (Number(headers.get('content-length')) > limit) return { ok: false, reason: 'too-large' };
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    // Leaving the loop cancels the rest.
    for await (const chunk of body ?? []) {
      length += chunk.length;
      if (length > limit) return { ok: false, reason: 'too-large' };
      chunks.push(chunk);
    }
  } catch {
    return { ok: false, reason: 'interrupted' };
  }
  return { ok: true, bytes: new Uint8Array(Buffer.concat(chunks)) };
}

/** The fields and files of a form; `undefined` for what can't be read. */
export async function parseForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData | undefined> {
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData();
  } catch {
    return undefined;
  }
}

/** A posted form, with files or without, of so many bytes at most, or the status that refuses it. */
export async function readPostedFile(context: Context, maxBytes: number): Promise<FormData | 400 | 413 | 415> {
  const type = context.req.header('content-type') ?? '';
  if (!/^(?:multipart\/form-data|application\/x-www-form-urlencoded)\s*(;|$)/i.test(type)) return 415;
  const body = await readBody(context.req.raw, maxBytes);
  if (!body.ok) return body.reason === 'too-large' ? 413 : 400;
  return (await parseForm(body.bytes, type)) ?? 400;
}

/** The fields of a posted form of so many bytes at most, or the status that refuses it. */
export async function readPostedForm(context: Context, maxBytes: number): Promise<URLSearchParams | 400 | 413 | 415> {
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(context.req.header('content-type') ?? '')) return 415;
  const body = await readBody(context.req.raw, maxBytes);
  if (!body.ok) return body.reason === 'too-large' ? 413 : 400;
  try {
    return new URLSearchParams(new TextDecoder('utf-8', { fatal: true }).decode(body.bytes));
  } catch {
    return 400;
  }
}
