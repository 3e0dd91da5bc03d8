import type { Context, Hono } from 'hono';
import { isOwnOrigin } from '#service/http/allowed-origins.ts';
import { throttle } from '#service/http/limits/client-network.ts';
import { tooManyRequests } from '#service/http/limits/limits.ts';
import { readFormData } from '#service/http/read-body.ts';
import type { Service } from '#service/service.ts';
import { parseStatistics } from './parse-statistics.ts';

/** Seven times the size of some thirty short fields, in bytes; 64 kB of empty files would take 20 ms. */
const maxBodyBytes = 16 * 1024;

const refusedBodies = {
  400: 'Les statistiques sont incomplètes.',
  413: 'Ces statistiques sont trop longues.',
  415: 'Les statistiques s’envoient comme un formulaire.',
};

/** Accepts the statistics of submitted quotes. */
export function addQuoteRoutes(app: Hono, service: Service): void {
  const isOwn = ({ req }: Context): boolean => isOwnOrigin(req.header('origin'), req.header('host'), service.config);

  /** Only pages of our own origins may read the response; other pages' browsers hide it. */
  const respond = (
    context: Context,
    status: number,
    body: string | null = null,
    extra: Readonly<Record<string, string>> = {},
  ): Response => {
    const headers = new Headers({ ...service.headers.image, vary: 'Origin', ...extra });
    if (isOwn(context)) headers.set('access-control-allow-origin', context.req.header('origin') ?? '');
    if (body !== null) headers.set('content-type', 'text/plain; charset=utf-8');
    return new Response(body, { status, headers });
  };

  app.options('/statistiques', (context) =>
    respond(context, 204, null, { 'access-control-allow-methods': 'GET, POST', 'access-control-max-age': '86400' }),
  );

  app.post('/statistiques', async (context) => {
    // Browsers always send the origin of the page that posts a form: posts from foreign pages are ignored.
    if (context.req.header('origin') !== undefined && !isOwn(context))
      return respond(context, 403, 'Cette adresse n’accepte que les statistiques de notre site.');
    const wait = throttle(context, service, service.limiters.statistics);
    if (wait > 0) return respond(context, 429, tooManyRequests, { 'retry-after': String(wait) });
    const form = await readFormData(context, maxBodyBytes);
    if (typeof form === 'number') return respond(context, form, refusedBodies[form]);
    const row = parseStatistics(form, service.catalogues, service.clock());
    if (row === undefined) return respond(context, 400, 'Ces statistiques ne sont pas celles d’un devis.');
    if (throttle(context, service, service.ceilings.statistics) > 0)
      await service.storage.countHit({ day: row.day, type: 'statistiques', visitor_class: 'human' });
    else await service.storage.addQuoteStatistics(row);
    return respond(context, 204);
  });
}
