import { callPlanTypes } from '#domain/quote/catalogue/call-plans.ts';
import { text, texts } from './parts/parts.ts';

const help = texts('title text');

/** Help texts of the quote. */
export const schema = texts(
  'number channel mainlandOnly payAsYouGo emailNotice setup faqLink dialogFailure withoutScript',
).extend({
  presets: help,
  post: help,
  virtual: help,
  site: help,
  user: help,
  virtualSite: help,
  planCoverage: texts(callPlanTypes, 'mobileRate'),
  portability: help,
  emergency: help,
  hardware: text('switch8', 'switch16', 'cord'),
  orderFailure: help,
  phoneHints: texts('mainPhones secondaryPhones wirelessPhones'),
});
export const exportName = 'quoteTexts';
