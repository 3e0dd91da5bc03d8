import * as z from 'zod';
import { words } from '#domain/words.ts';
import type { PageKey } from './parts/page-key.ts';
import {
  type Content, fileOfParts, iconName, identifier, isWebAddress, list, owned, priceNames, publicPicture, rule, text, texts, unique,
  wholeFile, wholeNumber,
} from './parts/parts.ts';

const withIcon = texts('title text').extend({ icon: iconName });

export const about = wholeFile('pages/about.yaml', texts('title lead valuesTitle').extend({
  eras: z.tuple([text(), text(), text(), text()], 'écrivez une liste de quatre époques'),
  history: texts('title').extend({
    facts: list(texts('before after').extend({ value: z.enum(['foundedIn', 'yearsOfExperience']) })),
    paragraphs: list(text()),
  }),
  values: list(withIcon),
  mission: texts('title').extend({ paragraphs: list(text()) }),
  closing: texts('title text contactLabel'),
}));

/** What is around articles. */
export const blog = wholeFile(
  'pages/blog.yaml',
  texts('title lead backLabel contentsTitle publishedOn updatedOn readingTime sourcesTitle').extend({
    missing: texts('title text'),
  }),
);

const kinds = words('phone email address hours');
const contactCard = z.strictObject({ kind: z.enum(kinds), title: text(), text: text() });
export type ContactCard = Content<typeof contactCard>;

export const contact = wholeFile('pages/contact.yaml', texts('title lead openMapLabel reasonsTitle').extend({
  lostOrder: texts('question link'),
  cards: unique('kind title', contactCard, kinds),
  map: texts('title notice loadLabel'),
  reasons: list(withIcon),
  request: texts(
    'title lead sent sendLabel away addressLabel nameLabel companyLabel phoneLabel webmail emailLabel copyLabel printLabel emailSubject',
  ),
}));

/** Pages of videos, which may not be shown within another site, and YouTube's frame that sets cookies. */
const videoPage = /^https?:\/\/(?:www\.|m\.)?(?:youtube\.com|youtu\.be|vimeo\.com|dailymotion\.com|dai\.ly)\//;
const videoAddress = z
  .string('écrivez une adresse')
  .refine(
    (given) => !videoPage.test(given),
    'écrivez l’adresse à intégrer, telle que https://www.youtube-nocookie.com/embed/abc123, https://player.vimeo.com/video/12 ou https://geo.dailymotion.com/player.html?video=x12',
  )
  .refine(
    (given) => videoPage.test(given) || isWebAddress(given) || /^\/.*\.(?:webm|mp4)$/.test(given),
    'écrivez une adresse entière en https://, ou un fichier tel que /demo/calls.webm',
  );
const topic = texts('title description transcript').extend({
  id: identifier,
  videoAddress,
  captionsAddress: z.string('écrivez une adresse').regex(/^\/.*\.vtt$/, 'écrivez le nom d’un fichier tel que /demo/calls.vtt'),
});
/** A topic of the demonstrations; the transcript says all that the clip shows, for those who don't see it. */
export type DemoTopic = Content<typeof topic>;

export const demoPage = fileOfParts('pages/demo.yaml', z.strictObject({
  demo: texts('title lead listLabel startLabel transcriptLabel failure').extend({
    foreignNotice: text('host'),
    contact: texts('title text label'),
  }),
  demoTopics: unique('id title description transcript videoAddress captionsAddress', topic)
    .max(8, 'écrivez huit démonstrations au plus\u00a0: le téléphone dessiné a huit touches'),
}));

const categories = words('communications management devices administration support-security');
const feature = z.strictObject({ title: text(), description: text(...priceNames), icon: iconName });
const category = texts('title lead').extend({ id: z.enum(categories), features: list(feature) });
export type FeatureCategory = Content<typeof category>;

export const features = wholeFile(
  'pages/features.yaml',
  texts('title lead quoteLabel').extend({ categories: unique('id title', category, categories) }),
);

const step = texts('title description').extend({ icon: z.enum(['euro', 'order', 'box', 'desk-phone']) });
const keys = words('install portal calls number mobility support');
const homeFeature = z.strictObject({ key: z.enum(keys), title: text(), description: text(...priceNames) });
export type HomeFeature = Content<typeof homeFeature>;
const picture = z.strictObject(
  { image: publicPicture, alt: text(), caption: text() },
  'écrivez { image: /photo.jpg, alt: "…", caption: "…" }',
);
export type HomePicture = Content<typeof picture>;

export const homePage = fileOfParts('pages/home.yaml', z.strictObject({
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
    screenText: text().refine(({ length }) => length <= 6, 'écrivez six signes au plus\u00a0: l’écran du téléphone dessiné n’a pas plus de place'),
  }),
  homeSteps: texts('title lead').extend({ steps: z.tuple([step, step, step, step], 'écrivez une liste de quatre étapes') }),
  homeFeatures: unique('key title', homeFeature, keys),
  homePictures: z.strictObject({
    kit: owned('La photo d’un kit (README.md, « Une image sur l’accueil »)', picture).exactOptional(),
    portal: owned('Un écran du portail', picture).exactOptional(),
    person: owned('La photo de quelqu’un qui répond, son nom, son accord (code civil, art. 9)', picture).exactOptional(),
  }),
  homeLinks: texts('demo faq'),
}));

/** What is around the legal texts of `legal/`. */
export const legalPages = wholeFile(
  'pages/legal-pages.yaml',
  texts('updatedOn contentsTitle backLabel provisionalMark provisionalNotice').extend({
    termsPdf: texts('label earlier'),
  }),
);

/** How many phones an offer has is in the catalogue. */
const resellersPage = texts('title lead becomePartnerLabel quoteLabel benefitsTitle').extend({
  benefits: list(texts('title description', 'percent').extend({ icon: iconName })),
  example: texts(
    'title heading oneClient allClients commission upTo perMonth assumptions noPromise',
    ...words('clients phones percent plan channels minutes'),
  ).extend({
    clients: wholeNumber(2, 10, 'écrivez un nombre entier de clients, de 2 à 10, un par boutique dessinée'),
    phonesPerClient: z.int('écrivez un nombre entier de postes'),
    commissionPercent: wholeNumber(1, 100, 'écrivez un pourcentage entier de 1 à 100, sans guillemets'),
  }),
  programme: texts('title lead').extend({ parts: list(texts('title description', 'percent')) }),
  steps: texts('title').extend({ items: list(texts('title text')) }),
  closing: texts('title text'),
});
/** The percentage of the example is the one of every text. */
export const resellers = wholeFile(
  'pages/resellers.yaml',
  resellersPage.transform((texts) => {
    const filled = JSON.stringify(texts).replaceAll('{percent}', String(texts.example.commissionPercent));
    return JSON.parse(filled) as typeof texts;
  }),
);

const section = texts('heading').extend({ items: list(text()) });
export type SolutionDialogSection = Content<typeof section>;
const callRatesButton = texts('label').extend({ mode: z.enum(['payAsYouGo', 'unlimited']) });
export type CallRatesButton = Content<typeof callRatesButton>;
const dialog = texts('lead note').extend({ sections: list(section), callRatesButtons: z.array(callRatesButton) });
export type SolutionDialog = Content<typeof dialog>;
/** Whether there is such a page is a rule of its own: the table of pages is another file. */
const linkedPage = z.string().transform((key) => key as Exclude<PageKey, 'article'>);
const benefit = z.strictObject({
  id: z.enum(words('installation costs security management features support')),
  title: text(),
  description: text(...priceNames),
  dialog: dialog.optional(),
  link: z.strictObject({ page: linkedPage, label: text() }).optional(),
}).check(rule(({ dialog, link }, refuse) => {
  if (dialog && link) refuse('écrivez dialog ou link, pas les deux\u00a0: une carte qui s’ouvre couvre son lien', 'link');
}));
export type BenefitCard = Content<typeof benefit>;

export const solution = wholeFile(
  'pages/solution.yaml',
  texts('title lead openDialogHint').extend({ benefits: unique('id title', benefit) }),
);
