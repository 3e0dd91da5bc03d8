import * as z from 'zod';
import { callPlanTypes } from '#domain/quote/catalogue/call-plans.ts';
import { type Content, fileOfParts, identifier, list, text, texts, unique, wholeFile, wholeNumber } from './parts/parts.ts';
import { correctTypography } from './parts/typography.ts';

/** Other names of the destinations of `call-rates.csv`. */
export const callRatesSynonyms = wholeFile(
  'call-rates-synonyms.yaml',
  z.record(z.string().trim().transform(correctTypography), list(text())),
);

export const callRatesTexts = wholeFile('call-rates-texts.yaml', texts(
  'tabsLabel unlimitedLead fairUseBefore fairUseAfter searchLabel searchHint beforeTax included provisional special notFound searchAgain noneInTab tenMinutes tenMinutesIncluded note notCovered askForPrice askForNumber professionals download',
).extend({
  titles: texts('payAsYouGo unlimited'),
  zones: texts('france europe world'),
  columns: texts('destination fixed mobile'),
  numberKinds: texts('incomplete unknown overseas special free rio emergency'),
}));

/** In the order of the model of Implementing Regulation (EU) 2019/2243. */
export const contractSummaryTexts = wholeFile('contract-summary.yaml', texts('title service speeds disabilities').extend({
  purpose: z.tuple([text(), text(), text()], 'écrivez une liste de trois phrases'),
  headings: texts('services speeds price duration disabilities other'),
  services: texts('included hardware virtual monthly monitoring'),
  price: texts('oneTime monthly beforeTax vat withVat including free perMinute beyondPlan elsewhere payment freePayment'),
  duration: texts('starts offer ends portability'),
  other: texts('emergency delivery afterPayment support compensation documents'),
}));

/** `inMail` are the visitor's own words. */
const question = texts('label inMail');
const choice = question.extend({ options: unique('value', texts('value label')) });
export const customOffer = fileOfParts('custom-offer.yaml', z.strictObject({
  customOfferQuestions: z.strictObject({
    existingSystem: choice,
    specificNeeds: question,
    preferredInstallDate: choice,
    budget: choice,
  }),
  customOfferDialog: texts('lead next'),
  customOfferMail: texts('greeting request withoutQuote quote contact farewell'),
}));

/** What the SEPA mandate says, and the page that asks for it. */
export const debitTexts = wholeFile('debit-texts.yaml', texts('title consent refund why safety'));

/** Sentences of quotes and order confirmations beside the figures. */
export const documentTexts = wholeFile('document-texts.yaml', texts('validity agreement specimen emergency freeTerms').extend({
  paymentTerms: list(text()),
  publicTerms: z.tuple([text()], text(), 'écrivez une liste d’au moins une phrase'),
}));

/** The document that gathers what the service recorded of an order. */
export const evidenceTexts = wholeFile(
  'evidence-texts.yaml',
  texts('title purpose confirmedByClient confirmedByProvider madeOn mandate fingerprint').extend({
    headings: texts('order documents journal checking'),
    labels: texts('reference received confirmed howConfirmed name quality siret email phone oneTime monthly catalogue terms'),
    quality: texts('company publicBody'),
    by: texts('client provider'),
    checking: z.tuple([text(), text()], 'écrivez une liste de deux paragraphes'),
  }),
);

/** Each paragraph of an answer is one text. */
export const faq = wholeFile('faq.yaml', texts('title').extend({
  entries: unique('id question', texts('question').extend({ id: identifier, answer: list(text()) })),
}));

const point = texts('matter source toDecide');
/** A point of law, or a promise, that only the owner can settle before the site is published. */
export type LegalPoint = Content<typeof point>;
export const legalPointsFile = fileOfParts('legal-points.yaml', z.strictObject({ legalPoints: z.array(point) }));

/** What clients read while they bring their numbers. */
export const portabilityTexts = wholeFile('portability-texts.yaml', texts('keepLines whereIsTheRio asOnTheBill').extend({
  operators: list(text()),
  // An order fills in its client.
  mandate: z.strictObject({ title: text(), given: text('{client.name}', '{client.company}', '{client.siret}'), terms: list(text()) }),
}));
export type PortabilityTexts = Content<typeof portabilityTexts.schema>;

/** The call to the quote that closes pages which lead nowhere else. */
export const quoteCallout = wholeFile('quote-callout.yaml', texts('title text quoteLabel'));

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
export const presetsFile = fileOfParts('quote-presets.yaml', z.strictObject({ quotePresets: unique('name', preset) }));

const help = texts('title text');
export const quoteTexts = wholeFile(
  'quote-texts.yaml',
  texts('number channel mainlandOnly box payAsYouGo emailNotice setup faqLink withoutScript').extend({
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
  }),
);

/** What the tools around a quote say; the names of their controls are in `site/`. */
export const quoteToolTexts = wholeFile('quote-tools.yaml', z.strictObject({
  document: texts('lead done failed'),
  share: texts('lead subject link'),
  comparison: texts('lead kept privacy withoutCalls'),
}));

const testimonial = texts('content author position company').extend({
  rating: wholeNumber(1, 5, 'écrivez un nombre entier d’étoiles, de 1 à 5'),
  example: z.boolean('écrivez true pour un exemple, false pour les mots d’un vrai client'),
});
/** A client's words; `example` marks those that were invented to fill the page. */
export type Testimonial = Content<typeof testimonial>;
export const testimonialsFile = fileOfParts(
  'testimonials.yaml',
  z.strictObject({ testimonialsTitle: text(), testimonials: unique('content', testimonial, [], z.array(testimonial)) }),
);
