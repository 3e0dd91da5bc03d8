import type { ReactNode } from 'react';
import { paths } from '#site/navigation/paths.ts';
import { SiteLink } from '#site/navigation/SiteLink.tsx';

interface QuoteLinkProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link to the quote that also leads from the quote page to its top. */
export function QuoteLink({ className, children }: QuoteLinkProps) {
  return (
    <SiteLink to={paths.quote} className={className} onClick={scrollUp}>
      {children}
    </SiteLink>
  );
}

// On the quote page itself the link changes no route, so nothing else would scroll.
function scrollUp(): void {
  if (location.hash.startsWith('#/quote')) scrollTo(0, 0);
}
