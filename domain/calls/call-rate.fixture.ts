import type { CallRate } from './call-rates.ts';

const landline = { destination: 'France', type: 'FIX', rate: 138, status: 'confirmed', prefixes: [] } as const;

/** A rate of the table: that of French landlines, with these changes. */
export const aRate = (changes: Partial<CallRate> = {}): CallRate => ({ zone: 'france', ...landline, ...changes });
