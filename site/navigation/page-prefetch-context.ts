import { createContext } from 'react';

/**
 * Fetches the code of a page, by its real address, that the visitor is likely to open next. Idempotent. Provided by the
 * app, the only part that imports the pages.
 */
export const PagePrefetchContext = createContext<(realAddress: string) => void>(() => undefined);
