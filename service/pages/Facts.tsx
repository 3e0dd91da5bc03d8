import { Fragment, type ReactNode } from 'react';

/** A term and what there is to say of it. */
export type Fact = readonly [term: string, detail: ReactNode];

/** A list of facts, such as « SIRET » with its digits. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(([term, detail]) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
