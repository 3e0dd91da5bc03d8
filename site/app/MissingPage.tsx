import { ErrorPage } from '#site/layout/ErrorPage.tsx';

/** Shown for an address that no route holds. */
export function MissingPage() {
  return <ErrorPage status={404} message="404 Not Found" />;
}
