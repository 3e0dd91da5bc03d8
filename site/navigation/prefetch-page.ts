type Prefetch = (realAddress: string) => void;

let prefetch: Prefetch = () => undefined;

/** Set once by the app, the only part that knows the code of each page. */
export function setPagePrefetch(given: Prefetch): void {
  prefetch = given;
}

/** Fetches the code of a page that the visitor is likely to open next. Idempotent. */
export function prefetchPage(realAddress: string): void {
  prefetch(realAddress);
}
