import * as z from 'zod';
import { type Content, texts, unique } from './parts/parts.ts';

const count = z.int('écrivez un nombre entier sans guillemets').min(0, 'écrivez un nombre à partir de 0');
const preset = texts('name').extend({
  mainPhones: count,
  secondaryPhones: count,
  wirelessPhones: count,
  siteCount: count,
  geographicNumbers: count,
  channels: count,
});
/** An installation to start a quote from; today's catalogue must be able to price it. */
export type QuotePreset = Content<typeof preset>;

export const schema = z.strictObject({ quotePresets: unique('name', preset) });
