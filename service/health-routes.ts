import type { Context, Hono } from 'hono';
import { isUnmistakable } from '#service/http/allowed-origins.ts';
import { jsonAnswers } from '#service/http/json-answers.ts';
import { isLoopback, peerOf } from '#service/http/limits/client-network.ts';
import type { Service } from '#service/service.ts';
import type { Channel } from '#service/storage/rows.ts';

/** Headers in which proxies name the visitor or themselves. */
const proxyHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

/** `vivant`: the program runs; `pret`: it can work; `etat`: counts of mails and webhooks, only for this machine. */
export function addHealthRoutes(app: Hono, service: Service, isClosing: () => boolean): void {
  const headers = { ...service.headers.image, 'content-type': 'text/plain; charset=utf-8' };
  const { json } = jsonAnswers(service);

  app.get('/vivant', () => new Response('vivant', { headers }));

  app.get('/pret', async () => {
    if (isClosing()) return new Response('arrêt en cours', { status: 503, headers });
    try {
      await service.storage.check();
      return new Response('prêt', { headers });
    } catch {
      return new Response('base de données injoignable ou pleine', { status: 503, headers });
    }
  });

  app.get('/etat', async (context) => {
    if (!isFromInside(context)) return await context.notFound();
    return json({ mails: await count('mail'), webhooks: await count('webhook') });
  });

  async function count(channel: Channel) {
    const { oldestWaiting, ...counts } = await service.storage.countMails(channel);
    const oldestWaitingMinutes =
      oldestWaiting === null ? 0 : Math.floor((service.clock().getTime() - oldestWaiting) / 60_000);
    return { ...counts, oldestWaitingMinutes };
  }
}

function isFromInside(context: Context): boolean {
  return (
    isLoopback(peerOf(context)) &&
    // DNS rebinding: in a browser of this machine, a page whose name leads to it would read the answer as its own.
    isUnmistakable(context.req.header('host') ?? 'localhost') &&
    proxyHeaders.every((name) => context.req.header(name) === undefined)
  );
}
