import { type Context, Hono } from 'hono';
import { getPath } from 'hono/utils/url';
import { catalogues as publishedCatalogues } from '#content/catalogues.ts';
import { company as provider } from '#content/company.ts';
import { addApiRoutes } from './api/api-routes.ts';
import { isSecure } from './config.ts';
import { addDebitRoutes } from './debit/debit-routes.ts';
import { usualCosts } from './desk/sign-in/passwords.ts';
import { addDeskRoutes } from './desk-routes.ts';
import { addHealthRoutes } from './health-routes.ts';
import { EarlyAnswer } from './http/early-answer.ts';
import { jsonAnswers } from './http/json-answers.ts';
import { createCeilings, createLimiters } from './http/limits/limits.ts';
import { securityHeaders } from './http/security-headers.ts';
import { errorFields } from './log.ts';
import { orderPage } from './order-page/show-order.tsx';
import { addDocumentRoutes } from './orders/document-routes.ts';
import { DocumentKeeper } from './orders/documents/document-keeper.ts';
import { addLostAddressRoutes } from './orders/lost-address-routes.tsx';
import { addOrderRoutes } from './orders/order-routes.tsx';
import { pageAnswers } from './pages/page-answers.tsx';
import { addPortRoutes } from './portability/port-routes.ts';
import { addQuotePageRoutes } from './quote/quote-page-routes.tsx';
import { addRequestRoutes } from './requests/request-routes.tsx';
import { orderPath, quotePath, type Service, servicePath } from './service.ts';
import { addSetupRoutes } from './setup/setup-routes.tsx';
import { addHitRoutes } from './statistics/hit-routes.ts';
import { addQuoteRoutes } from './statistics/quote-routes.ts';
import { StorageUnavailable } from './storage/storage-failures.ts';

const forPrograms = /\/api\/|\.json$/;
const unknownPath = `${servicePath}/%`;

/** What the app works with; what is absent is the published content, or does nothing. */
export type AppOptions = Pick<Service, 'storage' | 'clock' | 'config'> &
  Partial<Omit<Service, 'headers' | 'limiters' | 'ceilings'>> & {
    /** True while the program is closing: no new work should be sent to it. */
    readonly isClosing?: () => boolean;
  };

/** The supervision service without a port: tests call `app.request()`, `main.ts` listens. */
export function createApp({ isClosing = () => false, ...options }: AppOptions): Hono {
  const { storage, clock, config, log = () => {}, company = provider } = options;
  const service: Service = {
    catalogues: publishedCatalogues,
    documents: new DocumentKeeper({ storage, clock, company, log }),
    fontFaces: '',
    passwordCosts: usualCosts,
    wakeMailer: () => {},
    keepDocuments: () => {},
    ...options,
    company,
    log,
    headers: securityHeaders(isSecure(config)),
    limiters: createLimiters(config.rateLimitFactor),
    ceilings: createCeilings(config.rateLimitFactor),
  };
  const { notice, notFound } = pageAnswers(service);
  const { json } = jsonAnswers(service);
  /** Says why nothing is answered, to programs as JSON. */
  const answer = ({ req }: Context, content: Parameters<typeof notice>[0]): Response =>
    forPrograms.test(req.path)
      ? json({ error: `${content.title}.` }, content.headers, content.status)
      : notice(content);

  const app = new Hono({ getPath: readablePath }).basePath(servicePath);
  app.use(async (context, next) => {
    await next();
    const { status } = context.res;
    if (status >= 400 && status < 500) service.log('warn', 'refused', { status });
  });
  addHealthRoutes(app, service, isClosing);
  addHitRoutes(app, service);
  addQuoteRoutes(app, service);
  addQuotePageRoutes(app, service);
  const showOrder = orderPage(service);
  addOrderRoutes(app, service, showOrder);
  addDocumentRoutes(app, service);
  addLostAddressRoutes(app, service);
  addPortRoutes(app, service, showOrder);
  addSetupRoutes(app, service);
  addRequestRoutes(app, service);
  addApiRoutes(app, service);
  addDebitRoutes(app, service, showOrder);
  addDeskRoutes(app, service);
  for (const [path, methods] of methodsByPath(app)) {
    app.all(path, (context) => {
      const token = context.req.param('token');
      // A refused form is shown at the address that it was posted to.
      if (token !== undefined && context.req.method === 'GET') {
        const location = orderPath(encodeURIComponent(token));
        return new Response(null, { status: 303, headers: { ...service.headers.plain, location } });
      }
      return answer(context, {
        status: 405,
        title: 'Action impossible à cette adresse',
        explanation: 'Cette page ne s’ouvre pas directement. Revenez à celle d’où vous venez.',
        aboutQuote: path !== '/offre',
        headers: { allow: [...methods].join(', ') },
      });
    });
  }
  app.notFound(notFound);
  app.onError((cause, context) => {
    if (cause instanceof EarlyAnswer) return cause.response;
    if (cause instanceof StorageUnavailable) {
      service.log('error', 'storage-unavailable', errorFields(cause));
      return answer(context, {
        status: 503,
        title: 'Service momentanément indisponible',
        explanation:
          context.req.method === 'POST'
            ? 'Votre demande n’a peut-être pas été enregistrée. Réessayez dans une minute\u00a0: elle ne comptera qu’une fois.'
            : 'Cette page ne peut pas être lue en ce moment. Réessayez dans une minute.',
        headers: { 'retry-after': '5' },
      });
    }
    service.log('error', 'unexpected', errorFields(cause));
    return answer(context, {
      status: 500,
      title: 'Une erreur est survenue',
      explanation: 'La panne est de notre côté. Réessayez, ou appelez-nous.',
    });
  });
  return app;
}

/** The methods that each address of the app answers, below {@link servicePath}. */
function methodsByPath(app: Hono): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { path, method } of app.routes.toSorted((a, b) => (a.method < b.method ? -1 : 1))) {
    if (method === 'ALL') continue;
    const address = path.slice(servicePath.length);
    const methods = found.get(address) ?? new Set();
    found.set(address, methods.add(method === 'GET' ? 'GET, HEAD' : method));
  }
  return found;
}

/** Addresses whose routes answer an unreadable query themselves, with the form or as JSON. */
const readingQueries = [quotePath, `${servicePath}/api/`];

/**
 * The path that finds a page, without the slash that chats add. What can't be decoded is unknown: Hono would try each
 * byte before any limit, 20 ms and more for 15 kB. So is a NUL, which PostgreSQL fails to look for.
 */
function readablePath(request: Request): string {
  const [address = ''] = request.url.split('?', 1);
  const readsQuery = readingQueries.some((path) => address.includes(path));
  return isReadable(readsQuery ? address : request.url) ? getPath(request).replace(/\/$/, '') : unknownPath;
}

function isReadable(url: string): boolean {
  try {
    return !decodeURIComponent(url).includes('\0');
  } catch {
    return false;
  }
}
