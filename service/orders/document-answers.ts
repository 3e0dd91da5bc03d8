import type { Context } from 'hono';
import { noticeWriter } from '#service/pages/write-notice.tsx';
import { type Service, throttle } from '#service/service.ts';

/** A document of an order, a PDF for download. */
export interface OrderFile {
  readonly filename: string;
  /** Makes the document, which takes some 0.2 s of CPU, or reads the kept one. */
  readonly content: () => Promise<Uint8Array<ArrayBuffer>>;
}

/** Visitors of all networks who may wait: documents are made one at a time, those of confirmed orders in the same row. */
const maxWaiting = 20;
/** Seconds after which a visitor may ask again when too many wait. */
const crowdedWait = 10;

/** Refuses a flood of documents, and sends one. */
export function documentAnswers(service: Service) {
  const notice = noticeWriter(service);
  let waiting = 0;
  return { refuseFlood, send, sendToVisitor };

  /**
   * The response to a network that asks for too many documents; `undefined` for any other. A long document counts for
   * `cost` usual ones.
   */
  function refuseFlood(context: Context, cost = 1): Response | undefined {
    const wait = throttle(context, service, service.limiters.documents, cost);
    return wait === 0 ? undefined : askToWait(wait);
  }

  function askToWait(wait: number): Response {
    return notice({
      wait,
      title: 'Trop de demandes à la fois',
      explanation: `Réessayez dans ${wait}\u00a0s\u00a0: votre document reste disponible.`,
    });
  }

  /** Sends a document, unless too many visitors of all networks wait for theirs. */
  async function sendToVisitor(context: Context, file: OrderFile): Promise<Response> {
    if (waiting >= maxWaiting) return askToWait(crowdedWait);
    waiting += 1;
    try {
      return await send(context, file);
    } finally {
      waiting -= 1;
    }
  }

  async function send(context: Context, file: OrderFile): Promise<Response> {
    const headers = {
      ...service.headers.plain,
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${file.filename}"`,
    };
    if (context.req.method === 'HEAD') return new Response(null, { headers });
    const content = await file.content();
    return new Response(content, { headers: { ...headers, 'content-length': String(content.length) } });
  }
}
