import type { Hono } from 'hono';
import type { Service } from '#service/service.ts';

/** `vivant`: the program runs. `pret`: it can accept work, that is, its database works and it isn't closing. */
export function addHealthRoutes(app: Hono, service: Service, isClosing: () => boolean): void {
  const headers = { ...service.headers.image, 'content-type': 'text/plain; charset=utf-8' };

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
}
