import { createHash } from 'node:crypto';
import { frenchRates } from '#content/french-rates.ts';
import { quoteNumber } from '#documents/parts/quote-number.ts';
import { parisDay } from '#domain/calendar.ts';
import { noAddress } from '#domain/order/client/address-parts.ts';
import { makeDocument } from '#service/orders/documents/make-document.ts';
import type { OrderFile } from '#service/orders/documents/send-document.ts';
import type { Service } from '#service/service.ts';
import type { PricedQuote } from './read-quote-query.ts';

/** The quote whose page is at `resumeUrl` as a PDF, the same bytes all day: its number follows from its choices. */
export function quoteFile(priced: PricedQuote, resumeUrl: string, { company, clock }: Service): OrderFile {
  const { request, itemised, catalogue, until: validUntil } = priced;
  const day = parisDay(clock());
  const issuedAt = new Date(`${day}T11:00:00Z`);
  const digest = createHash('sha256').update(`${day} ${resumeUrl}`).digest().values();
  const number = quoteNumber(issuedAt, () => (digest.next().value ?? 0) / 256);
  const client = { company: '', name: '', siret: '', ...noAddress };
  const quote = { number, issuedAt, validUntil, client, request, itemised, catalogue, company };
  return {
    filename: `${company.brand}-devis-${number}.pdf`,
    content: () => makeDocument({ kind: 'quote', data: { ...quote, rates: frenchRates, resumeUrl } }),
  };
}
