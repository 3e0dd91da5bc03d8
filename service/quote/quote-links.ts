import { saveChoices } from '#domain/quote/resume-link.ts';
import { resumeParameter } from '#domain/quote/resume-parameter.ts';
import { publicAddress, quotePath, resumeAddress, type Service } from '#service/service.ts';
import type { QuoteLinks } from './quote-json.ts';
import type { PricedQuote } from './read-quote-query.ts';

/** The addresses of a quote, under the service's own or, where it knows none, under the one that was asked. */
export function quoteLinks({ catalogue, request }: PricedQuote, { config }: Service, asked: string): QuoteLinks {
  const choices = { catalogueId: catalogue.id, request };
  const address = publicAddress(config, quotePath) ?? new URL(quotePath, asked).href;
  const query = `?${resumeParameter}=${saveChoices(choices)}`;
  return {
    page: `${address}${query}`,
    json: `${address}.json${query}`,
    pdf: `${address}.pdf${query}`,
    site: new URL(resumeAddress(config, choices), address).href,
  };
}
