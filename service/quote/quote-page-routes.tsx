import { createHash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { accepts } from 'hono/accepts';
import { etag } from 'hono/etag';
import { frenchRates } from '#content/french-rates.ts';
import { quoteNumber } from '#documents/parts/quote-number.ts';
import { parisDay } from '#domain/calendar.ts';
import { noAddress } from '#domain/order/client/address-parts.ts';
import { brokenLink } from '#domain/quote/resume-link.ts';
import { toSlug } from '#domain/typed-text.ts';
import { jsonAnswers } from '#service/http/json-answers.ts';
import { makeDocument } from '#service/orders/documents/make-document.ts';
import { type OrderFile, sendDocument } from '#service/orders/documents/send-document.ts';
import { orderAnswers } from '#service/orders/order-answers.tsx';
import { pageAnswers } from '#service/pages/page-answers.tsx';
import { publicAddress, quotePath, resumeQuery, type Service } from '#service/service.ts';
import { QuotePage } from './QuotePage.tsx';
import { quoteJson } from './quote-json.ts';
import { choices, type PricedQuote, readQuoteQuery } from './read-quote-query.ts';

/** A price holds for days, and whoever reads it again asks whether it is the same. */
const cached = { 'cache-control': 'public, max-age=300', vary: 'accept' };

/** The quote as an address: a page that works without scripts, the same as JSON, and as a PDF. Nothing is stored. */
export function addQuotePageRoutes(app: Hono, service: Service): void {
  const { limiters, headers } = service;
  const { write, notice, refuseIfLimited } = pageAnswers(service);
  const { readForm } = orderAnswers(service);
  const programs = jsonAnswers(service);
  const tag = etag({ retainedHeaders: ['etag', 'vary', ...Object.keys(headers.plain)] });
  const queryOf = ({ req }: Context) => new URL(req.url).searchParams;
  const pageOf = ({ catalogue, request }: PricedQuote) =>
    publicAddress(service.config, quotePath + resumeQuery({ catalogueId: catalogue.id, request }));

  app.get('/devis', tag, (context) => {
    const supports = ['text/html', 'application/json'];
    const preferred = accepts(context, { header: 'Accept', supports, default: 'text/html' });
    return preferred === 'application/json' ? answerJson(context) : answerPage(context);
  });
  app.get('/devis.json', tag, answerJson);
  app.get('/devis.pdf', tag, async (context) => {
    const { priced } = readQuoteQuery(queryOf(context), service) ?? {};
    if (priced === undefined) return answerPage(context);
    refuseIfLimited(context, limiters.documents);
    const response = await sendDocument(context, service, quoteFile(priced, pageOf(priced), service));
    response.headers.set('cache-control', cached['cache-control']);
    return response;
  });

  // The form of the site where no script runs: its e-mail gets into no address.
  app.post('/devis', async (context) => {
    const fields = await readForm(context);
    const query = new URLSearchParams([...fields].filter(([name]) => name in choices.shape));
    return new Response(null, { status: 303, headers: { ...headers.plain, location: `${quotePath}?${query}` } });
  });

  function answerPage(context: Context): Response {
    refuseIfLimited(context, limiters.pages);
    const query = queryOf(context);
    const asked = readQuoteQuery(query, service);
    if (asked === undefined) {
      const explanation = `${brokenLink.reason} Demandez le lien entier, ou composez votre devis en ligne.`;
      return notice({ status: 404, title: brokenLink.title, explanation });
    }
    // A form that nobody filled in yet refuses nothing, unless its PDF is asked for, which can't be made.
    const shown = asked.isEmpty && context.req.path === quotePath ? { ...asked, errors: [] } : asked;
    const isRefused = shown.errors.length > 0;
    return write({
      title: isRefused ? 'À corriger\u00a0: devis' : 'Devis en ligne',
      main: <QuotePage asked={shown} query={query} service={service} />,
      ...(isRefused ? { status: 422 } : { headers: cached }),
    });
  }

  function answerJson(context: Context): Response {
    programs.refuseIfLimited(context, limiters.pages);
    const asked = readQuoteQuery(queryOf(context), service);
    if (asked === undefined) return programs.refuse(404, 'Un paramètre est inconnu, illisible ou donné deux fois.');
    const { priced, errors } = asked;
    if (priced === undefined) return programs.refuse(422, 'Ce devis est à corriger.', { fields: errors });
    return programs.json(quoteJson(priced, pageOf(priced)), cached);
  }
}

/** The quote whose page is at `resumeUrl` as a PDF, the same bytes all day: its number follows from its choices. */
function quoteFile(priced: PricedQuote, resumeUrl: string, { company, clock }: Service): OrderFile {
  const { request, itemised, catalogue, until: validUntil } = priced;
  const day = parisDay(clock());
  const issuedAt = new Date(`${day}T11:00:00Z`);
  const digest = createHash('sha256').update(`${day} ${resumeUrl}`).digest().values();
  const number = quoteNumber(issuedAt, () => (digest.next().value ?? 0) / 256);
  const client = { company: '', name: '', siret: '', ...noAddress };
  const quote = { number, issuedAt, validUntil, client, request, itemised, catalogue, company };
  return {
    filename: `${toSlug(company.brand)}-devis-${number}.pdf`,
    content: () => makeDocument({ kind: 'quote', data: { ...quote, rates: frenchRates, resumeUrl } }),
  };
}
