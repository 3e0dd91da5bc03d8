import type { Context, Hono } from 'hono';
import { isLoopback } from '#supervision/defence/client-prefix.ts';
import { peerOf, type Service } from '#supervision/service.ts';

/** `etat`: how many mails wait and fail, as JSON, for whoever runs the service; unknown to everybody else. */
export function addStateRoute(app: Hono, service: Service): void {
  app.get('/etat', async (context) => {
    if (!isFromInside(context)) return await context.notFound();
    const { oldestWaiting, ...mails } = await service.storage.countMails();
    const oldestWaitingMinutes =
      oldestWaiting === null ? 0 : Math.floor((service.clock().getTime() - oldestWaiting) / 60_000);
    return new Response(JSON.stringify({ mails: { ...mails, oldestWaitingMinutes } }), {
      headers: { ...service.headers.image, 'content-type': 'application/json' },
    });
  });
}

/** Whether the request comes from a program on this machine, rather than through a proxy or from another one. */
function isFromInside(context: Context): boolean {
  const forwarded = context.req.header('x-forwarded-for') ?? context.req.header('forwarded');
  return forwarded === undefined && isLoopback(peerOf(context));
}
