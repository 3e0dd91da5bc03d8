type BodyResult =
  | { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly reason: 'too-large' | 'interrupted' };

/** Pieces of a body of undeclared length. Proxies send kilobytes at once; 32 000 pieces of a byte would take 0.1 s. */
const maxPieces = 500;

/** Reads a request's body up to a limit in bytes. A declared length above it is refused before anything is read. */
export async function readBody(request: Request, limit: number): Promise<BodyResult> {
  const declared = request.headers.get('content-length');
  if (declared !== null && Number(declared) > limit) return { ok: false, reason: 'too-large' };
  if (declared !== null) return await readDeclared(request, limit);
  return await readStream(request, limit);
}

/** Node reads no more than the declared length, which is within the limit. */
async function readDeclared(request: Request, limit: number): Promise<BodyResult> {
  try {
    const bytes = new Uint8Array(await request.arrayBuffer());
    return bytes.length > limit ? { ok: false, reason: 'too-large' } : { ok: true, bytes };
  } catch {
    return { ok: false, reason: 'interrupted' };
  }
}

async function readStream(request: Request, limit: number): Promise<BodyResult> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    const reader = request.body?.getReader();
    while (reader !== undefined) {
      const { done, value } = await reader.read();
      if (done) break;
      length += value.length;
      if (length > limit || chunks.length === maxPieces) {
        await reader.cancel();
        return { ok: false, reason: 'too-large' };
      }
      chunks.push(value);
    }
  } catch {
    return { ok: false, reason: 'interrupted' };
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return { ok: true, bytes };
}
