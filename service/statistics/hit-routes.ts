import type { Context, Hono } from 'hono';
import { parisDay } from '#domain/calendar.ts';
import { hitTypes } from '#domain/statistics/quote-statistics.ts';
import { throttle } from '#service/http/limits/client-network.ts';
import type { Service } from '#service/service.ts';

/** A transparent image of one pixel. */
const image = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Counts the image requests of the site: loads (`visite`) and clicks towards the quote (`devis`). */
export function addHitRoutes(app: Hono, service: Service): void {
  /** No body, since nobody reads why a picture is refused. */
  const refuse = (status: number, more?: Readonly<Record<string, string>>): Response =>
    new Response(null, { status, headers: { ...service.headers.image, ...more } });

  app.get('/statistiques', async (context) => {
    const [asked, ...others] = context.req.queries('type') ?? [];
    const type = hitTypes.find((known) => known === asked);
    if (type === undefined || others.length > 0) return refuse(400);
    const wait = throttle(context, service, service.limiters.hits);
    if (wait > 0) return refuse(429, { 'retry-after': String(wait) });
    await service.storage.countHit({
      day: parisDay(service.clock()),
      type,
      visitor_class: isPerson(context.req) ? 'human' : 'bot',
    });
    return new Response(image, { headers: { ...service.headers.image, 'content-type': 'image/gif' } });
  });
}

/** Words in the user agents of programs that aren't a person's browser; Cubot makes phones. Short words count whole. */
const botAgents =
  /(?<!cu)bot|crawl|spider|slurp|archiver|\bscan(?:ner|s)?\b|monitor|preview|facebookexternalhit|headless|lighthouse|pagespeed|pingdom|uptime|curl|wget|python|java\/|okhttp|go-http|axios|\bnode\b|ruby|perl|libwww|scrapy|phantomjs|httpclient|http_request|\bfeed|validator|whatsapp|telegram|embedly|claude/i;

/** Whether a person asks, not a prefetch (`Sec-Purpose`, formerly `Purpose`, `X-Moz`). The user agent isn't kept. */
function isPerson(request: Context['req']): boolean {
  const purpose = request.header('sec-purpose') ?? request.header('purpose') ?? request.header('x-moz') ?? '';
  const agent = request.header('user-agent')?.trim() ?? '';
  const isProgram = agent === '' || botAgents.test(agent) || /prefetch|prerender|preview/i.test(purpose);
  return request.method !== 'HEAD' && !isProgram;
}
