import type { ReactNode } from 'react';
import { paths } from '#site/navigation/paths.ts';
import { SiteLink } from '#site/navigation/SiteLink.tsx';
import { countQuoteClick } from './supervision-client.ts';

interface QuoteLinkProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link to the quote whose clicks are counted. */
export function QuoteLink({ className, children }: QuoteLinkProps) {
  return (
    <SiteLink to={paths.quote} className={className} onClick={goToQuote}>
      {children}
    </SiteLink>
  );
}

function goToQuote(): void {
  countQuoteClick();
  // On the quote page itself the link changes no route, so nothing else would scroll.
  if (location.hash.startsWith('#/quote')) scrollTo(0, 0);
}
