import * as z from 'zod';
import { type Content, list, owned, priceNames, publicPicture, text, texts, unique } from '#content/schemas/parts/parts.ts';

const step = texts('title description').extend({ icon: z.enum(['euro', 'order', 'box', 'desk-phone']) });
const keys = ['install', 'portal', 'calls', 'number', 'mobility', 'support'] as const;
const feature = z.strictObject({ key: z.enum(keys), title: text(), description: text(...priceNames) });
export type HomeFeature = Content<typeof feature>;
const picture = z.strictObject(
  { image: publicPicture, alt: text(), caption: text() },
  'écrivez { image: /photo.jpg, alt: "…", caption: "…" }',
);
export type HomePicture = Content<typeof picture>;

/** The home page. */
export const schema = z.strictObject({
  homeHero: z.strictObject({
    title: text(),
    lead: z.tuple([text(), text()], 'écrivez une liste de deux phrases'),
    benefits: list(text()),
    quoteLink: text(),
    prices: list(texts('amount what', ...priceNames)),
    scope: text(...priceNames),
    assurances: list(owned('Si c’est exact, écrivez ces mots seuls ; sinon, retirez-les', text())),
    publicPrices: text(),
    terms: text(...priceNames),
    screenText: text(),
  }),
  homeSteps: texts('title lead').extend({ steps: z.tuple([step, step, step, step]) }),
  homeFeatures: unique('key', feature, keys),
  homePictures: z.strictObject({
    kit: owned('La photo d’un kit (README.md, « Une image sur l’accueil »)', picture),
    portal: owned('Un écran du portail', picture),
    person: owned('La photo de quelqu’un qui répond, son nom, son accord (code civil, art. 9)', picture),
  }),
  homeLinks: texts('demo faq'),
});
