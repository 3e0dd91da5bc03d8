import type { Hono } from 'hono';
import type { Service } from '#service/service.ts';
import { isFromInside } from './from-inside.ts';

/** `etat`: how many mails wait and fail, as JSON for the operator; 404 for everybody outside this machine. */
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
