import { texts } from './parts/parts.ts';

/** The call to the quote that closes pages which lead nowhere else. */
export const schema = texts('title text quoteLabel');
export const exportName = 'quoteCallout';
