import { pages } from '#content/pages.ts';

/** Stands here until the page is drawn. */
export function QuotePage() {
  return <h1>{pages.quote.title}</h1>;
}
