/** Words of the home page. */
export interface HomeFeature {
  /** Names the drawing and the place of the card on the page. */
  readonly key: 'calls' | 'install' | 'mobility' | 'number' | 'portal' | 'support';
  readonly title: string;
  readonly description: string;
}

export const homeHero = {
  title: 'Téléphonie VoIP prête à l’emploi',
  lead: 'Vos téléphones arrivent réglés. Vous branchez, ça sonne.',
  benefits: [
    'Installation en 5 minutes',
    'Appels illimités vers les fixes et mobiles en France',
    'Un support dédié, avant et après la commande',
  ],
  quoteLink: 'Tarifs',
  /** Read on the screen of the drawn phone once everything is plugged. */
  screenText: 'Prêt',
  /** Beside « illimités », as its limit must be. */
  fairUse: 'Forfait Fixes et mobiles France, dans la limite de 5 000 minutes par mois et par poste.',
} as const;

export const homeSteps = {
  title: 'Solution VoIP clé en main',
  lead: 'De votre premier clic à la première sonnerie, quatre étapes, et aucune ne demande de technicien.',
  steps: [
    {
      icon: 'euro',
      title: 'Devis en ligne',
      description: 'Vous comptez vos postes, le prix s’affiche. Sans rendez-vous.',
    },
    { icon: 'order', title: 'Commande', description: 'Vous confirmez, nous réglons chaque téléphone à votre nom.' },
    { icon: 'box', title: 'Livraison', description: 'Téléphones, box, switch et cordons arrivent étiquetés.' },
    {
      icon: 'desk-phone',
      title: 'Utilisation',
      description: 'Vous branchez. Cinq minutes plus tard, on vous appelle.',
    },
  ],
} as const;

export const homeFeatures: readonly HomeFeature[] = [
  {
    key: 'install',
    title: 'Il n’y a qu’à brancher',
    description:
      'Chaque appareil est préconfiguré et chaque cordon étiqueté. Il vous faut un accès internet et un câblage en état : le reste est dans le carton.',
  },
  {
    key: 'portal',
    title: 'Un portail pour tout régler',
    description:
      'Postes, renvois d’appel, horaires, messages : vous changez un réglage depuis votre navigateur, il s’applique aussitôt.',
  },
  {
    key: 'calls',
    title: 'Appelez sans compter',
    description:
      'Avec le forfait Fixes et mobiles France, les appels sont illimités, dans la limite de 5 000 minutes par mois et par poste.',
  },
  {
    key: 'number',
    title: 'Gardez votre numéro',
    description:
      'Vos clients le connaissent : nous le transférons pour vous. Ne résiliez rien, nous nous en chargeons.',
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
    description:
      'Une équipe basée à Ajaccio vous répond du lundi au vendredi, de 9h à 18h. Un technicien peut vous aider avant comme après la commande.',
  },
];

export const homeDemoLink = 'Voir les démonstrations';
