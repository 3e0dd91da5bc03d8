import type { ReactNode } from 'react';

interface RowLinkProps {
  readonly href: string;
  /** What a screen reader hears before the title, where the list's heading says it to the others. */
  readonly kind?: string;
  readonly title: string;
  /** Words, or cells: words, then figures below those of the other rows. */
  readonly detail: ReactNode;
  readonly reference: string;
  readonly isTest: boolean;
  readonly before?: ReactNode;
  readonly children?: ReactNode;
}

/** A row of a long list: one line on a desktop unless it is too long, two on a phone. */
export function RowLink({ href, kind, title, detail, reference, isTest, before, children }: RowLinkProps) {
  return (
    <li className="cluster row">
      {before}
      <a className="row-link" href={href}>
        <strong>
          {kind !== undefined && <span className="visually-hidden">{kind}&nbsp;: </span>}
          {title}
          {isTest && ' · essai'}
        </strong>{' '}
        <span className="detail">{detail}</span> <span className="soft reference">{reference}</span>
      </a>
      {children}
    </li>
  );
}

/** The class of a list with so many rows; few are read best across the whole page. Any class hides the bullets. */
export function rowsClass(count: number): string {
  return count > 20 ? 'list many' : 'list';
}
