import { createContext } from 'react';

/**
 * Fetches the code of a page, by its real address, that the visitor is likely to open next. Idempotent. Given by the app,
 * the only part that knows the code of each page.
 */
export const PagePrefetch = createContext<(realAddress: string) => void>(() => undefined);
