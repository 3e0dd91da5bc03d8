import { type CompanyValue, openingTimes, type Placeholder, placeholder, professionalsOnly } from './company.ts';

/** Words of the home page. */
export interface HomeFeature {
  /** The card's drawing and its position on the page. */
  readonly key: 'calls' | 'install' | 'mobility' | 'number' | 'portal' | 'support';
  readonly title: string;
  readonly description: string;
}

interface HomeHero {
  readonly title: string;
  readonly lead: readonly [string, string];
  readonly benefits: readonly string[];
  readonly quoteLink: string;
  readonly prices: readonly { readonly amount: string; readonly what: string }[];
  readonly scope: string;
  readonly assurances: readonly CompanyValue[];
  readonly publicPrices: string;
  readonly terms: string;
  readonly screenText: string;
}

/** A photograph or a screenshot of the home page. */
export interface HomePicture {
  /** A file of `site/public`, such as `/kit.jpg`. */
  readonly image: string;
  /** What it shows, for visitors who don't see it. */
  readonly alt: string;
  readonly caption: string;
}

interface HomeStep {
  readonly icon: 'euro' | 'order' | 'box' | 'desk-phone';
  readonly title: string;
  readonly description: string;
}

interface HomeSteps {
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly [HomeStep, HomeStep, HomeStep, HomeStep];
}

const awaited = 'Si c’est exact, écrivez ces mots seuls ; sinon, retirez-les';

export const homeHero = {
  title: 'Téléphonie VoIP prête à l’emploi',
  lead: [
    'Le standard des commerces, cabinets et mairies.',
    'Vos téléphones arrivent configurés : vous branchez, ça sonne.',
  ],
  benefits: [
    'Installation en 5 minutes',
    'Appels illimités vers les fixes et mobiles en France, avec le forfait',
    'Un support dédié, avant et après la commande',
  ],
  quoteLink: 'Tarifs',
  /** The prices of the smallest installation, in large type; `{…}` are filled from the catalogue. */
  prices: [
    { amount: '{monthly} HT', what: 'sans forfait' },
    { amount: '{monthlyUnlimited} HT', what: 'illimité' },
  ],
  scope: 'par mois, pour {phones} postes et leur numéro ; matériel dès {oneTime} HT, une fois',
  /** Beside the link to the quote; what the owner has still to confirm is not shown. */
  assurances: [
    'Mise en service offerte',
    'Sans rendez-vous',
    placeholder('Sans engagement', awaited),
    placeholder('Garanti 12 mois', awaited),
  ],
  publicPrices: 'Nos prix sont publics, au centime, options comprises.',
  /** The limit of « illimité », on the same screen, as the law requires. */
  terms: `Illimité vers les fixes et mobiles en France : {channels} appels à la fois, 5 000 minutes par mois et par poste. ${professionalsOnly}.`,
  /** Text on the screen of the drawn phone once everything is plugged in. */
  screenText: 'Prêt',
} as const satisfies HomeHero;

export const homeSteps = {
  title: 'Solution VoIP clé en main',
  lead: 'De votre premier clic à la première sonnerie, quatre étapes, avec ou sans technicien.',
  steps: [
    {
      icon: 'euro',
      title: 'Devis en ligne',
      description: 'Vous comptez vos postes, le prix s’affiche.',
    },
    { icon: 'order', title: 'Commande', description: 'Vous confirmez, nous préparons chaque téléphone à votre nom.' },
    {
      icon: 'box',
      title: 'Livraison',
      description:
        'Téléphones, box, boîtier réseau et cordons arrivent étiquetés. Délai indicatif : {{terms.delivery}}.',
    },
    {
      icon: 'desk-phone',
      title: 'Utilisation',
      description: 'Vous branchez. Cinq minutes plus tard, ça sonne.',
    },
  ],
} as const satisfies HomeSteps;

export const homeFeatures: readonly HomeFeature[] = [
  {
    key: 'install',
    title: 'Il n’y a qu’à brancher',
    description:
      'Tout arrive préconfiguré et étiqueté. Il vous faut un accès internet et un câblage en bon état.',
  },
  {
    key: 'portal',
    title: 'Un portail pour tout gérer',
    description:
      'Postes, renvois d’appel, horaires, messages : un réglage changé dans votre navigateur s’applique aussitôt.',
  },
  {
    key: 'calls',
    title: 'Des appels illimités en France',
    description:
      'Avec le forfait Fixes et mobiles France, appelez jusqu’à 5 000 minutes par mois et par poste.',
  },
  {
    key: 'number',
    title: 'Gardez votre numéro',
    description:
      'Nous le transférons en un jour ouvrable, une fois votre accès prêt, pour {portability} HT par tranche de {portabilityBlockSize} numéros. Ne résiliez rien : le transfert met fin à l’ancienne ligne.',
  },
  {
    key: 'mobility',
    title: 'Au comptoir, à l’atelier, dehors',
    description:
      'Téléphone fixe, combiné sans fil, ordinateur ou mobile : votre numéro vous suit, et l’appel passe de l’un à l’autre.',
  },
  {
    key: 'support',
    title: 'Quelqu’un au bout du fil',
    description: `Une équipe à Ajaccio vous répond ${openingTimes}. Un technicien vous aide, avant comme après la commande.`,
  },
];

/** The page shows those that are given, and is whole without them. */
export const homePictures: Readonly<Record<'kit' | 'portal' | 'person', HomePicture | Placeholder>> = {
  kit: placeholder('sans image', 'La photo d’un kit (README.md, « Une image sur l’accueil »)'),
  portal: placeholder('sans image', 'Un écran du portail'),
  person: placeholder('sans image', 'La photo de quelqu’un qui répond, son nom, son accord (code civil, art. 9)'),
};

export const homeLinks = {
  demo: 'Voir les démonstrations',
  faq: 'Vos questions, nos réponses',
} as const satisfies Readonly<Record<'demo' | 'faq', string>>;
