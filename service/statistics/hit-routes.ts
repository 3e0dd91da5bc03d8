import type { Context, Hono } from 'hono';
import { parisDay } from '#domain/calendar.ts';
import { hitTypes } from '#domain/statistics/quote-statistics.ts';
import { throttle } from '#service/http/limits/client-network.ts';
import { tooManyRequests } from '#service/http/limits/limits.ts';
import type { Service } from '#service/service.ts';

/** A transparent image of one pixel. */
const image = Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), (char) =>
  char.charCodeAt(0),
);

/** Counts the image requests of the site: loads (`visite`) and clicks towards the quote (`devis`). */
export function addHitRoutes(app: Hono, service: Service): void {
  const imageHeaders = {
    ...service.headers.image,
    'content-type': 'image/gif',
    'content-length': String(image.length),
  };
  const textHeaders = { ...service.headers.image, 'content-type': 'text/plain; charset=utf-8' };

  const refuse = (status: number, text: string, more: Readonly<Record<string, string>> = {}): Response =>
    new Response(text, { status, headers: { ...textHeaders, ...more } });

  app.get('/statistiques', async (context) => {
    const types = context.req.queries('type');
    const type = hitTypes.find((known) => known === types?.[0]);
    if (type === undefined || types?.length !== 1) {
      return refuse(
        400,
        'Le paramètre «\u202ftype\u202f» vaut «\u202fvisite\u202f» ou «\u202fdevis\u202f», une seule fois.',
      );
    }
    const wait = throttle(context, service, service.limiters.hits);
    if (wait > 0) return refuse(429, tooManyRequests, { 'retry-after': String(wait) });
    await service.storage.countHit({
      day: parisDay(service.clock()),
      type,
      visitor_class: isPerson(context.req) ? 'human' : 'bot',
    });
    return new Response(image, { headers: imageHeaders });
  });
}

/** Words in the user agents of programs that aren't a person's browser; Cubot makes phones. Short words count whole. */
const botAgents =
  /(?<!cu)bot|crawl|spider|slurp|archiver|\bscan(?:ner|s)?\b|monitor|preview|facebookexternalhit|headless|lighthouse|pagespeed|pingdom|uptime|curl|wget|python|java\/|okhttp|go-http|axios|\bnode\b|ruby|perl|libwww|scrapy|phantomjs|httpclient|http_request|\bfeed|validator|whatsapp|telegram|embedly|gptbot|claude|bytespider/i;

/** Whether a person asks, not a prefetch (`Sec-Purpose`, formerly `Purpose`, `X-Moz`). The user agent isn't kept. */
function isPerson(request: Context['req']): boolean {
  const purpose = request.header('sec-purpose') ?? request.header('purpose') ?? request.header('x-moz') ?? '';
  const agent = request.header('user-agent')?.trim() ?? '';
  const isProgram = agent === '' || botAgents.test(agent) || /prefetch|prerender|preview/i.test(purpose);
  return request.method !== 'HEAD' && !isProgram;
}
