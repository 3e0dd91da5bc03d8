import * as z from 'zod';
import { list, text } from './parts/parts.ts';

/** Other names of the destinations of `call-rates.csv`. */
export const schema = z.record(z.string(), list(text()));
export const exportName = 'callRatesSynonyms';
