import type { Context, Hono } from 'hono';
import { accepts } from 'hono/accepts';
import { etag } from 'hono/etag';
import { brokenLinkTitle } from '#domain/quote/describe-resumption.ts';
import { isOwnOrigin } from '#service/http/allowed-origins.ts';
import { jsonAnswers } from '#service/http/json-answers.ts';
import { readPostedForm } from '#service/http/read-body.ts';
import { sendDocument } from '#service/orders/documents/send-document.ts';
import { pageAnswers } from '#service/pages/page-answers.tsx';
import { quotePath, type Service } from '#service/service.ts';
import { QuotePage } from './QuotePage.tsx';
import { quoteFile } from './quote-file.ts';
import { type QuoteLinks, quoteJson, refusedFields } from './quote-json.ts';
import { quoteLinks } from './quote-links.ts';
import { type AskedQuote, type PricedQuote, quoteQuery, readQuoteQuery } from './read-quote-query.ts';

/** Bytes of a form of the site. */
const maxFormBytes = 16 * 1024;
/** A price holds for days, and whoever reads it again asks whether it is the same. */
const cached = { 'cache-control': 'public, max-age=300', vary: 'accept' };

const refusals = {
  unreadable: {
    status: 400,
    title: 'Cette adresse n’est pas celle d’un devis',
    explanation: 'Elle contient un choix que nos devis n’ont pas, ou deux fois le même. Composez votre devis en ligne.',
  },
  'broken-link': {
    status: 404,
    title: brokenLinkTitle,
    explanation: 'Il n’ouvre aucun devis. Demandez le lien entier, ou composez votre devis en ligne.',
  },
  /** The page shows the form instead. */
  form: {
    status: 422,
    title: 'Aucun choix n’est donné',
    explanation: 'Comptez au moins les postes.',
  },
};

/** The quote as an address: a page that works without scripts, the same as JSON, and as a PDF. Nothing is stored. */
export function addQuotePageRoutes(app: Hono, service: Service): void {
  const { write, notice, refuseIfLimited } = pageAnswers(service);
  const programs = jsonAnswers(service);
  const { limiters } = service;
  const tag = etag({ retainedHeaders: ['etag', 'vary', ...Object.keys(service.headers.plain)] });
  for (const path of ['/devis', '/devis.json', '/devis.pdf']) app.use(path, tag);

  app.get('/devis', (context) => (wantsJson(context) ? answerJson(context) : answerPage(context)));
  app.get('/devis.json', (context) => answerJson(context));
  app.get('/devis.pdf', async (context) => {
    const asked = read(context);
    if (asked.kind === 'form') return notice(refusals.form);
    if (asked.kind !== 'priced') return answerPage(context);
    const flood = refuseIfLimited(context, limiters.documents);
    if (flood !== undefined) return flood;
    const response = await sendDocument(context, service, quoteFile(asked, linksOf(asked, context), service));
    response.headers.set('cache-control', cached['cache-control']);
    return response;
  });

  // The form of the site where no script runs: its e-mail gets into no address.
  app.post('/devis', async (context) => {
    const [origin, host] = ['origin', 'host'].map((name) => context.req.header(name));
    if (!isOwnOrigin(origin, host, service.config)) return notice({ ...refusals.unreadable, status: 403 });
    const flood = refuseIfLimited(context, limiters.pages);
    if (flood !== undefined) return flood;
    const fields = await readPostedForm(context, maxFormBytes);
    if (typeof fields === 'number') return notice({ ...refusals.unreadable, status: fields });
    const choices = new URLSearchParams([...fields].filter(([name]) => name in quoteQuery.shape));
    const headers = { ...service.headers.plain, location: `${quotePath}?${choices}` };
    return new Response(null, { status: 303, headers });
  });

  const read = (context: Context): AskedQuote =>
    readQuoteQuery(new URL(context.req.url).searchParams, service.catalogues, service.clock());
  const linksOf = (asked: PricedQuote, context: Context): QuoteLinks => quoteLinks(asked, service, context.req.url);

  function answerPage(context: Context): Response {
    const flood = refuseIfLimited(context, limiters.pages);
    if (flood !== undefined) return flood;
    const asked = read(context);
    if (asked.kind === 'unreadable' || asked.kind === 'broken-link') return notice(refusals[asked.kind]);
    const isRefused = asked.kind === 'refused';
    if (isRefused) service.noteRefusal(422);
    const links = asked.kind === 'priced' ? linksOf(asked, context) : undefined;
    return write({
      status: isRefused ? 422 : 200,
      title: isRefused ? 'À corriger\u00a0: devis' : 'Devis en ligne',
      main: <QuotePage {...{ asked, links, service }} query={new URL(context.req.url).searchParams} />,
      headers: isRefused ? {} : cached,
    });
  }

  function answerJson(context: Context): Response {
    const flood = programs.refuseIfLimited(context, limiters.pages);
    if (flood !== undefined) return flood;
    const asked = read(context);
    if (asked.kind === 'priced') return programs.json(quoteJson(asked, linksOf(asked, context)), cached);
    if (asked.kind === 'refused')
      return programs.refuse(422, 'Ce devis est à corriger.', { fields: refusedFields(asked.errors) });
    const { status, title } = refusals[asked.kind];
    return programs.refuse(status, `${title}.`);
  }
}

/** Whether JSON is preferred to a page. */
function wantsJson(context: Context): boolean {
  const supports = ['text/html', 'application/json'];
  return accepts(context, { header: 'Accept', supports, default: 'text/html' }) === 'application/json';
}
