import { openingTimes, professionalsOnly } from './company.ts';

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
  readonly price: { readonly from: string; readonly what: string };
  readonly terms: readonly string[];
  readonly screenText: string;
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

export const homeHero = {
  title: 'Téléphonie VoIP prête à l’emploi',
  lead: [
    'Le standard des commerces, cabinets et mairies.',
    'Vos téléphones arrivent configurés : vous branchez, ça sonne.',
  ],
  benefits: [
    'Installation en 5 minutes',
    'Appels illimités vers les fixes et mobiles en France',
    'Un support dédié, avant et après la commande',
  ],
  quoteLink: 'Tarifs',
  /** The price of the smallest installation, in large type; `{…}` are filled from the catalogue. */
  price: { from: 'Dès {monthly} HT par mois', what: 'pour {phones} postes et leur numéro' },
  /** The rest of the price, with the limit of « illimités » beside it, as the law requires. */
  terms: [
    '{monthlyUnlimited} HT par mois avec le forfait Fixes et mobiles France : {channels} appels à la fois, 5 000 minutes par mois et par poste.',
    `Matériel dès {oneTime} HT, une fois. ${professionalsOnly}.`,
  ],
  /** Text on the screen of the drawn phone once everything is plugged in. */
  screenText: 'Prêt',
} as const satisfies HomeHero;

export const homeSteps = {
  title: 'Solution VoIP clé en main',
  lead: 'De votre premier clic à la première sonnerie, quatre étapes, sans technicien.',
  steps: [
    {
      icon: 'euro',
      title: 'Devis en ligne',
      description: 'Vous comptez vos postes, le prix s’affiche. Sans rendez-vous.',
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
      'Tout arrive préconfiguré et étiqueté. Il vous faut un accès internet et un câblage en bon état : le reste est dans le carton.',
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
      'Avec le forfait Fixes et mobiles France, appelez jusqu’à 5 000 minutes par mois et par poste, soit environ quatre heures par jour ouvré.',
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

export const homeLinks = {
  demo: 'Voir les démonstrations',
  faq: 'Vos questions, nos réponses',
} as const satisfies Readonly<Record<'demo' | 'faq', string>>;
