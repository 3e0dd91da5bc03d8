import { createHash } from 'node:crypto';
import { frenchRates } from 'virtual:french-rates';
import { quoteNumber } from '#documents/parts/quote-number.ts';
import { parisDay } from '#domain/calendar.ts';
import { honouredUntil } from '#domain/quote/catalogue/catalogue-validity.ts';
import type { OrderFile } from '#service/orders/documents/send-document.ts';
import type { Service } from '#service/service.ts';
import type { QuoteLinks } from './quote-links.ts';
import type { PricedQuote } from './read-quote-query.ts';

const nobody = { company: '', name: '', siret: '', address: '' };

/** The quote as a PDF, the same bytes all day: its number follows from its choices. */
export function quoteFile(
  { request, itemised, catalogue }: PricedQuote,
  links: QuoteLinks,
  service: Service,
): OrderFile {
  const { company, documents, clock, catalogues } = service;
  const day = parisDay(clock());
  const digest = createHash('sha256').update(`${day} ${links.page}`).digest();
  let drawn = 0;
  const issuedAt = new Date(`${day}T11:00:00Z`);
  const number = quoteNumber(issuedAt, () => (digest[drawn++] ?? 0) / 256);
  const validUntil = honouredUntil(catalogue, catalogues, day);
  const quote = { number, issuedAt, client: nobody, request, itemised, catalogue, company, rates: frenchRates };
  return {
    filename: `${company.brand}-devis-${number}.pdf`,
    content: () => documents.make({ kind: 'quote', quote: { ...quote, validUntil, resumeUrl: links.page } }),
  };
}
