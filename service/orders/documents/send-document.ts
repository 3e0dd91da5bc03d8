import type { Context } from 'hono';
import type { Service } from '#service/service.ts';

/** A document of an order, a PDF for download. */
export interface OrderFile {
  readonly filename: string;
  /** Makes the document, which takes some 0.2 s of CPU, or reads the kept one. */
  readonly content: () => Promise<Uint8Array<ArrayBuffer>>;
}

/** Answers with a document as a download; a HEAD request makes none. */
export async function sendDocument(context: Context, service: Service, file: OrderFile): Promise<Response> {
  const headers = {
    ...service.headers.plain,
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${file.filename}"`,
  };
  if (context.req.method === 'HEAD') return new Response(null, { headers });
  const content = await file.content();
  return new Response(content, { headers: { ...headers, 'content-length': String(content.length) } });
}
