import { createContext } from 'react';

/** Fetches the code of the page at a real address; idempotent. The app provides it, as it imports the pages. */
export const PagePrefetchContext = createContext<(realAddress: string) => void>(() => undefined);
