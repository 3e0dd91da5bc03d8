import type { Hono } from 'hono';
import type { Service } from '#service/service.ts';
import type { Channel } from '#service/storage/rows.ts';
import { isFromInside } from './from-inside.ts';

/** `etat`: how many mails and webhooks wait and fail, as JSON for the operator; 404 for everybody outside this machine. */
export function addStateRoute(app: Hono, service: Service): void {
  app.get('/etat', async (context) => {
    if (!isFromInside(context)) return await context.notFound();
    const state = { mails: await count('mail'), webhooks: await count('webhook') };
    return new Response(JSON.stringify(state), {
      headers: { ...service.headers.image, 'content-type': 'application/json' },
    });
  });

  async function count(channel: Channel) {
    const { oldestWaiting, ...counts } = await service.storage.countMails(channel);
    const oldestWaitingMinutes =
      oldestWaiting === null ? 0 : Math.floor((service.clock().getTime() - oldestWaiting) / 60_000);
    return { ...counts, oldestWaitingMinutes };
  }
}
