import type * as z from 'zod';
import * as boxSign from './box-sign.ts';
import * as brand from './brand.ts';
import * as brandLook from './brand-look.ts';
import * as callRatesSynonyms from './call-rates-synonyms.ts';
import * as callRatesTexts from './call-rates-texts.ts';
import * as company from './company.ts';
import * as contractSummary from './contract-summary.ts';
import * as customOffer from './custom-offer.ts';
import * as debitTexts from './debit-texts.ts';
import * as documentTexts from './document-texts.ts';
import * as evidenceTexts from './evidence-texts.ts';
import * as faq from './faq.ts';
import * as legalChoices from './legal-choices.ts';
import * as legalPoints from './legal-points.ts';
import * as about from './pages/about.ts';
import * as blog from './pages/blog.ts';
import * as contact from './pages/contact.ts';
import * as demo from './pages/demo.ts';
import * as features from './pages/features.ts';
import * as home from './pages/home.ts';
import * as legalPages from './pages/legal-pages.ts';
import * as resellers from './pages/resellers.ts';
import * as solution from './pages/solution.ts';
import * as pages from './pages.ts';
import * as portabilityTexts from './portability-texts.ts';
import * as quoteCallout from './quote-callout.ts';
import * as quotePresets from './quote-presets.ts';
import * as quoteTexts from './quote-texts.ts';
import * as quoteTools from './quote-tools.ts';
import * as testimonials from './testimonials.ts';

/** How a file of texts is checked and imported. */
interface TextFile {
  readonly schema: z.ZodType;
  /** The name of the whole document as an import; without it, each of its keys is one. */
  readonly exportName?: string;
  /** Imports whose type is that of their very values, such as the keys of the pages. */
  readonly literal?: readonly string[];
}

/**
 * Every YAML file of texts, by its path in `content/`; its schema has the same name. Those whose values others name
 * between double braces come first.
 */
export const textFiles: Readonly<Record<string, TextFile>> = {
  'brand.yaml': brand,
  'company.yaml': company,
  'legal-choices.yaml': legalChoices,
  'box-sign.yaml': boxSign,
  'brand-look.yaml': brandLook,
  'call-rates-synonyms.yaml': callRatesSynonyms,
  'call-rates-texts.yaml': callRatesTexts,
  'contract-summary.yaml': contractSummary,
  'custom-offer.yaml': customOffer,
  'debit-texts.yaml': debitTexts,
  'document-texts.yaml': documentTexts,
  'evidence-texts.yaml': evidenceTexts,
  'faq.yaml': faq,
  'legal-points.yaml': legalPoints,
  'pages.yaml': pages,
  'portability-texts.yaml': portabilityTexts,
  'quote-callout.yaml': quoteCallout,
  'quote-presets.yaml': quotePresets,
  'quote-texts.yaml': quoteTexts,
  'quote-tools.yaml': quoteTools,
  'testimonials.yaml': testimonials,
  'pages/about.yaml': about,
  'pages/blog.yaml': blog,
  'pages/contact.yaml': contact,
  'pages/demo.yaml': demo,
  'pages/features.yaml': features,
  'pages/home.yaml': home,
  'pages/legal-pages.yaml': legalPages,
  'pages/resellers.yaml': resellers,
  'pages/solution.yaml': solution,
};
