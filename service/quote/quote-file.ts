import { createHash } from 'node:crypto';
import { frenchRates } from '#content/french-rates.ts';
import { quoteNumber } from '#documents/parts/quote-number.ts';
import { parisDay } from '#domain/calendar.ts';
import { noAddress } from '#domain/order/client/address-parts.ts';
import { makeDocument } from '#service/orders/documents/make-document.ts';
import type { OrderFile } from '#service/orders/documents/send-document.ts';
import type { Service } from '#service/service.ts';
import type { QuoteLinks } from './quote-json.ts';
import type { PricedQuote } from './read-quote-query.ts';

/** The quote as a PDF, the same bytes all day: its number follows from its choices. */
export function quoteFile(
  { request, itemised, catalogue, until: validUntil }: PricedQuote,
  links: QuoteLinks,
  service: Service,
): OrderFile {
  const { company, clock } = service;
  const day = parisDay(clock());
  const digest = createHash('sha256').update(`${day} ${links.page}`).digest();
  let drawn = 0;
  const issuedAt = new Date(`${day}T11:00:00Z`);
  const number = quoteNumber(issuedAt, () => (digest[drawn++] ?? 0) / 256);
  const client = { company: '', name: '', siret: '', ...noAddress };
  const quote = { number, issuedAt, validUntil, client, request, itemised, catalogue, company };
  return {
    filename: `${company.brand}-devis-${number}.pdf`,
    content: () => makeDocument({ kind: 'quote', data: { ...quote, rates: frenchRates, resumeUrl: links.page } }),
  };
}
