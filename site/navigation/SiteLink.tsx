import { type AnchorHTMLAttributes, type MouseEvent, type ReactNode, use } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';
import { toHashPath } from './hash-path.ts';
import { PagePrefetchContext } from './page-prefetch-context.ts';

interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'onClick'> {
  /** Real address, from `paths` or `articlePath`; may contain a query. */
  readonly to: string;
  readonly children: ReactNode;
}

/** A link within the site: its `href` is real, for crawlers and new tabs; a plain click navigates under the hash. */
export function SiteLink({ to, children, ...attributes }: SiteLinkProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const prefetchPage = use(PagePrefetchContext);
  const target = toHashPath(to);

  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // Like browsers do: a link to the current page adds no history entry, and keeps the state of this one.
    const isHere = target === createPath(location);
    void navigate(target, { replace: isHere, state: isHere ? location.state : null });
  };
  const prefetch = (): void => prefetchPage(to);

  return (
    <a
      aria-current={target.split(/[?#]/)[0] === location.pathname ? 'page' : undefined}
      {...attributes}
      href={to}
      onClick={follow}
      onPointerEnter={prefetch}
      onTouchStart={prefetch}
      onFocus={prefetch}
    >
      {children}
    </a>
  );
}

/** Whether a click shows the link here: with other buttons and keys a browser opens or saves it by itself. */
export function isPlainClick(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
