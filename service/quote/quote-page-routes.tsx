import type { Context, Hono } from 'hono';
import { accepts } from 'hono/accepts';
import { etag } from 'hono/etag';
import { brokenLink } from '#domain/quote/describe-resumption.ts';
import { jsonAnswers } from '#service/http/json-answers.ts';
import { sendDocument } from '#service/orders/documents/send-document.ts';
import { orderAnswers } from '#service/orders/order-answers.ts';
import { pageAnswers } from '#service/pages/page-answers.tsx';
import { quotePath, type Service } from '#service/service.ts';
import { QuotePage } from './QuotePage.tsx';
import { quoteFile } from './quote-file.ts';
import { quoteJson, quoteLinks, refusedFields } from './quote-json.ts';
import { type PricedQuote, quoteQuery, readQuoteQuery } from './read-quote-query.ts';

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
    title: brokenLink.title,
    explanation: `${brokenLink.reason} Demandez le lien entier, ou composez votre devis en ligne.`,
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
  const { limiters, headers } = service;
  const { write, notice, refuseIfLimited } = pageAnswers(service);
  const { readForm } = orderAnswers(service);
  const programs = jsonAnswers(service);
  const tag = etag({ retainedHeaders: ['etag', 'vary', ...Object.keys(headers.plain)] });
  for (const path of ['/devis', '/devis.json', '/devis.pdf']) app.use(path, tag);
  app.get('/devis', (context) => {
    const supports = ['text/html', 'application/json'];
    const preferred = accepts(context, { header: 'Accept', supports, default: 'text/html' });
    return preferred === 'application/json' ? answerJson(context) : answerPage(context);
  });
  app.get('/devis.json', answerJson);
  app.get('/devis.pdf', answerPdf);

  // The form of the site where no script runs: its e-mail gets into no address.
  app.post('/devis', async (context) => {
    const fields = await readForm(context);
    if (fields instanceof Response) return fields;
    const choices = new URLSearchParams([...fields].filter(([name]) => name in quoteQuery.shape));
    return new Response(null, { status: 303, headers: { ...headers.plain, location: `${quotePath}?${choices}` } });
  });

  function read({ req }: Context) {
    const query = new URL(req.url).searchParams;
    const links = (asked: PricedQuote) => quoteLinks(asked, service, req.url);
    return { query, links, asked: readQuoteQuery(query, service) };
  }

  function answerPage(context: Context): Response {
    const flood = refuseIfLimited(context, limiters.pages);
    if (flood !== undefined) return flood;
    const { asked, ...address } = read(context);
    if (!('form' in asked)) return notice(refusals[asked.kind]);
    const isRefused = asked.kind === 'refused';
    return write({
      title: isRefused ? 'À corriger\u00a0: devis' : 'Devis en ligne',
      main: <QuotePage {...address} asked={asked} service={service} />,
      ...(isRefused ? { status: 422 } : { headers: cached }),
    });
  }

  function answerJson(context: Context): Response {
    const flood = programs.refuseIfLimited(context, limiters.pages);
    if (flood !== undefined) return flood;
    const { asked, links } = read(context);
    if (asked.kind === 'priced') return programs.json(quoteJson(asked, links(asked)), cached);
    if (asked.kind === 'refused')
      return programs.refuse(422, 'Ce devis est à corriger.', { fields: refusedFields(asked.errors) });
    const { status, title } = refusals[asked.kind];
    return programs.refuse(status, `${title}.`);
  }

  async function answerPdf(context: Context): Promise<Response> {
    const { asked, links } = read(context);
    if (asked.kind === 'form') return notice(refusals.form);
    if (asked.kind !== 'priced') return answerPage(context);
    const flood = refuseIfLimited(context, limiters.documents);
    if (flood !== undefined) return flood;
    const response = await sendDocument(context, service, quoteFile(asked, links(asked), service));
    response.headers.set('cache-control', cached['cache-control']);
    return response;
  }
}
