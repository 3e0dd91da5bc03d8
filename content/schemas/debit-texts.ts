import { texts } from './parts/parts.ts';

/** What the SEPA mandate says, and the page that asks for it. */
export const schema = texts('title consent refund why safety');
export const exportName = 'debitTexts';
