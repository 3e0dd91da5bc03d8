import type { VisitorClass } from '#service/storage/rows.ts';

/** Words in the user agents of programs that aren't a person's browser; Cubot makes phones. Short words count whole. */
const botAgents =
  /(?<!cu)bot|crawl|spider|slurp|archiver|\bscan(?:ner|s)?\b|monitor|preview|facebookexternalhit|headless|lighthouse|pagespeed|pingdom|uptime|curl|wget|python|java\/|okhttp|go-http|axios|\bnode\b|ruby|perl|libwww|scrapy|phantomjs|httpclient|http_request|\bfeed|validator|whatsapp|telegram|embedly|gptbot|claude|bytespider/i;

interface HitRequest {
  readonly method: string;
  header(name: string): string | undefined;
}

/**
 * Classifies the requester of the image. The user agent is read here and not kept: only the class is counted. A browser
 * that prefetches a page says so in `Sec-Purpose` (formerly `Purpose`, `X-Moz`).
 */
export function classifyVisitor(request: HitRequest): VisitorClass {
  if (request.method === 'HEAD') return 'head';
  const purpose = request.header('sec-purpose') ?? request.header('purpose') ?? request.header('x-moz') ?? '';
  if (/prefetch|prerender|preview/i.test(purpose)) return 'prefetch';
  const agent = request.header('user-agent')?.trim() ?? '';
  if (agent === '') return 'empty-agent';
  return botAgents.test(agent) ? 'bot' : 'human';
}
