import { openingTimes } from './company.ts';
import type { IconName } from './icon-names.ts';

/** One feature, headed by its title on the page. */
interface FeatureCard {
  readonly title: string;
  readonly description: string;
  readonly icon: IconName;
}

export interface FeatureCategory {
  /** The scene drawn beside it. */
  readonly id: 'communications' | 'management' | 'devices' | 'administration' | 'support-security';
  readonly title: string;
  readonly lead: string;
  readonly features: readonly FeatureCard[];
}

interface FeaturesContent {
  readonly title: string;
  readonly lead: string;
  readonly categories: readonly FeatureCategory[];
  readonly quoteLabel: string;
}

/** Texts of the page `/features`: five categories of three features. */
export const features: FeaturesContent = {
  title: 'Fonctionnalités',
  lead: 'Tout ce qu’on attend d’un standard moderne, et rien à apprendre par cœur. Les fonctions du standard sont toutes comprises dans la licence de chaque poste.',
  categories: [
    {
      id: 'communications',
      title: 'Communications',
      lead: 'Appeler, répondre, ne rien manquer.',
      features: [
        {
          title: 'Appels internes et externes',
          description:
            'Vos postes s’appellent par leur numéro interne, d’un bureau ou d’un site à l’autre. Vers l’extérieur, vous payez à la consommation ou au forfait.',
          icon: 'desk-phone',
        },
        {
          title: 'Messagerie unifiée',
          description: 'Un message laissé sur votre poste s’écoute aussi depuis le portail, sans code à retenir.',
          icon: 'voicemail',
        },
        {
          title: 'Transfert d’appel',
          description:
            'Vous passez l’appel directement, ou vous annoncez d’abord le correspondant à votre collègue. L’appelant patiente en musique.',
          icon: 'transfer',
        },
      ],
    },
    {
      id: 'management',
      title: 'Gestion avancée',
      lead: 'Le téléphone suit vos horaires, pas l’inverse.',
      features: [
        {
          title: 'Plages horaires',
          description:
            'Ouvert le matin, renvoyé à midi, en messagerie le soir : vous dessinez la semaine une fois, jours fériés compris.',
          icon: 'clock',
        },
        {
          title: 'Messages d’absence',
          description:
            'Congés, formation, fermeture annuelle : l’appelant entend le bon message, aux bonnes dates, et sait quand rappeler.',
          icon: 'absence-message',
        },
        {
          title: 'Statistiques d’appels',
          description:
            'Appels reçus, émis, manqués, heure par heure : de quoi savoir, chiffres en main, quand renforcer l’accueil.',
          icon: 'chart',
        },
      ],
    },
    {
      id: 'devices',
      title: 'Terminaux',
      lead: 'Un poste pour chaque façon de travailler.',
      features: [
        {
          title: 'Postes fixes Yealink',
          description:
            'Le T46U, grand écran couleur et jusqu’à 16 lignes, pour l’accueil ; le T33G, écran couleur et 4 lignes, pour les bureaux. Tous deux sont alimentés par leur cordon réseau : une prise électrique de moins.',
          icon: 'desk-phone',
        },
        {
          title: 'Poste sans fil',
          description:
            'Le W73P réunit une base et un combiné, pour l’atelier, la boutique ou la salle du conseil. La base est alimentée par son cordon réseau, le chargeur se branche au mur.',
          icon: 'cordless-handset',
        },
        {
          title: 'Poste virtuel',
          description:
            'L’ordinateur ou le mobile devient un poste, avec le numéro de l’entreprise. La solution peut être entièrement virtuelle, sans matériel à livrer.',
          icon: 'softphone',
        },
      ],
    },
    {
      id: 'administration',
      title: 'Administration',
      lead: 'Vous changez ce que vous voulez, quand vous voulez.',
      features: [
        {
          title: 'Portail web',
          description:
            'Postes, renvois et messages se changent depuis un navigateur. Rien à installer, rien à programmer sur le téléphone.',
          icon: 'portal',
        },
        {
          title: 'Gestion des utilisateurs',
          description:
            'Une arrivée, un départ, un changement de bureau : vous nommez le poste, vous lui donnez son numéro, c’est fait.',
          icon: 'users',
        },
        {
          title: 'Numéros nouveaux ou conservés',
          description:
            'De nouveaux numéros en 01 à 05, ou les vôtres (portabilité) : {portability} HT par tranche de {portabilityBlockSize}, transfert en un jour ouvrable une fois votre accès prêt. Ne résiliez rien : le transfert met fin à l’ancienne ligne.',
          icon: 'number',
        },
      ],
    },
    {
      id: 'support-security',
      title: 'Support & Sécurité',
      lead: 'Une équipe qui répond, des lignes bien protégées.',
      features: [
        {
          title: 'Support dédié',
          description: `Une équipe qui connaît votre installation vous répond ${openingTimes}. Vous n’avez pas à tout réexpliquer.`,
          icon: 'headset',
        },
        {
          title: 'Assistance d’un technicien',
          description:
            'Avant la commande, il vérifie que votre réseau convient. Après, il vous aide à brancher, si vous ne voulez pas le faire seul.',
          icon: 'technician',
        },
        {
          title: 'Chiffrement et anti-fraude',
          description:
            'Vos appels sont chiffrés de votre poste à notre réseau (TLS et SRTP), et les appels internationaux sont plafonnés contre la fraude.',
          icon: 'shield',
        },
      ],
    },
  ],
  quoteLabel: 'Évaluer le coût de votre solution en ligne',
};
