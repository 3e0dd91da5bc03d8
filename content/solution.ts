import { brand } from './brand.ts';
import { openingTimes, professionalsOnly } from './company.ts';
import type { IconName } from './icon-names.ts';
import type { PageKey } from './pages.ts';

/** A titled list inside a dialog. */
export interface SolutionDialogSection {
  readonly heading: string;
  readonly items: readonly string[];
}

/** A button of a dialog that opens the call-rates dialog, with the mode it opens in. */
export interface CallRatesButton {
  readonly label: string;
  readonly mode: 'payAsYouGo' | 'unlimited';
}

/** The content of an open benefit card. */
export interface SolutionDialog {
  readonly lead: string;
  readonly sections: readonly SolutionDialogSection[];
  /** A last line in small type. */
  readonly note: string;
  readonly callRatesButtons: readonly CallRatesButton[];
}

/** A benefit of the solution; with `dialog` the card is a button that opens it. */
export interface BenefitCard {
  readonly id: 'installation' | 'costs' | 'security' | 'management' | 'features' | 'support';
  readonly title: string;
  readonly description: string;
  readonly icon: IconName;
  readonly dialog?: SolutionDialog;
  /** The page with more details, if there is one. */
  readonly link?: { readonly page: Exclude<PageKey, 'article'>; readonly label: string };
}

interface SolutionContent {
  readonly title: string;
  readonly lead: string;
  /** Added below the description of a card that opens a dialog. */
  readonly openDialogHint: string;
  readonly benefits: readonly BenefitCard[];
}

/** Texts of the page `/solution`. */
export const solution: SolutionContent = {
  title: 'La téléphonie professionnelle simplifiée',
  lead: 'Des postes déjà configurés, une box, un boîtier réseau, des cordons : tout arrive ensemble, tout se branche ensemble. Vous gardez votre accès internet et votre façon de travailler ; nous nous occupons du téléphone.',
  openDialogHint: 'En savoir plus',
  benefits: [
    {
      id: 'installation',
      title: 'Installation express',
      description: 'Vous déballez, vous branchez, vous appelez : comptez cinq minutes, avec ou sans technicien.',
      icon: 'plug',
      dialog: {
        lead: 'Chaque carton est préparé pour vous. Les postes connaissent déjà leur numéro et leur utilisateur : il reste à relier les cordons.',
        sections: [
          {
            heading: 'Matériel inclus dans votre commande',
            items: [
              'Vos postes Yealink préconfigurés : T46U à grand écran couleur, T33G pour le bureau, W73P sans fil avec sa base',
              `Une box ${brand.name} par site : elle s’ajoute à votre box internet, sans la remplacer`,
              'Les boîtiers réseau (switchs) de 8 ou 16 ports, choisis d’après le nombre de postes',
              'Les cordons RJ45, comptés avec une marge de 10 %',
              'La mise en service, offerte',
            ],
          },
          {
            heading: 'Ce qu’il faut chez vous',
            items: [
              'Un accès internet en service sur chaque site',
              'Un câblage réseau en bon état, avec une prise RJ45 près de chaque poste fixe et de chaque base sans fil',
              '100 kbit/s disponibles en émission et en réception par appel simultané',
              'Une connexion régulière : moins de 150 ms de délai, moins de 1 % de perte',
              'La fonction « SIP ALG » désactivée sur votre box internet ou votre routeur',
              'Une prise de courant pour la box, chaque switch et chaque chargeur de combiné sans fil',
            ],
          },
        ],
        note: 'Les postes fixes et les bases sans fil sont alimentés par le cordon réseau (PoE). Un doute sur votre installation ? Un technicien peut vous assister avant ou après la commande.',
        callRatesButtons: [],
      },
    },
    {
      id: 'costs',
      title: 'Maîtrise des coûts',
      description:
        'Dès {monthly} HT par mois et {oneTime} HT de matériel pour {phones} postes. Le prix complet s’affiche en ligne ; nous ne vous demandons qu’une adresse e-mail.',
      icon: 'euro',
      dialog: {
        lead: 'Deux montants, à la commande et chaque mois : le devis les détaille ligne par ligne.',
        sections: [
          {
            heading: 'Ce que compte le devis',
            items: [
              'À la commande : postes, box, switchs, cordons, transfert de numéros et livraison',
              'Chaque mois : une licence par poste ou par utilisateur, vos numéros et, si vous le choisissez, un forfait d’appels',
              'La mise en service est offerte : la ligne figure au devis, à zéro',
            ],
          },
          {
            heading: 'Deux façons de payer vos appels',
            items: [
              'À la consommation : chaque appel est facturé à la seconde, dès la première seconde',
              'Au forfait illimité : un montant fixe selon le nombre d’appels simultanés, dans la limite d’un usage raisonnable de 5 000 minutes par mois et par poste',
            ],
          },
        ],
        note: `Les prix sont en euros hors taxes. ${professionalsOnly}.`,
        callRatesButtons: [
          { label: 'Tarifs à la consommation', mode: 'payAsYouGo' },
          { label: 'Forfait illimité', mode: 'unlimited' },
        ],
      },
    },
    {
      id: 'security',
      title: 'Sécurité maximale',
      description:
        'Vos appels sont chiffrés jusqu’à notre réseau, la voix circule à part de vos ordinateurs et les appels internationaux sont plafonnés.',
      icon: 'lock',
      dialog: {
        lead: 'Un standard mal protégé coûte vite cher : des fraudeurs y font passer des appels vers l’étranger.',
        sections: [
          {
            heading: 'Sur le réseau',
            items: [
              'Les numéros composés et l’heure des appels sont chiffrés (TLS)',
              'La voix est chiffrée, tronçon par tronçon, jusqu’à notre réseau (SRTP)',
              'La box et les switchs du kit permettent un réseau réservé à la voix, à part de celui des ordinateurs',
            ],
          },
          {
            heading: 'Contre la fraude',
            items: [
              'Des limites sur les appels internationaux, adaptées à votre usage',
              'Des mots de passe propres à chaque poste',
              'Des journaux d’appels conservés un an',
            ],
          },
        ],
        note: 'Au-delà de notre réseau, le chiffrement dépend de la ligne de votre correspondant : personne ne peut le garantir à sa place.',
        callRatesButtons: [],
      },
    },
    {
      id: 'management',
      title: 'Gestion simplifiée',
      description:
        'Un portail web pour vos postes, vos renvois et vos messages. Pas de code à retenir, pas de rendez-vous à prendre.',
      icon: 'portal',
      dialog: {
        lead: 'Une personne de chez vous suffit, même sans rien connaître à l’informatique. Ce qui change souvent se règle en quelques clics.',
        sections: [
          {
            heading: 'Ce que vous changez vous-même',
            items: [
              'Les postes et leurs utilisateurs : un nom, un numéro interne, un numéro direct',
              'Les renvois : vers un collègue, un mobile ou la messagerie',
              'Les plages horaires : ouvert, fermé, pause de midi, jours fériés',
              'Les messages d’accueil et d’absence',
            ],
          },
          {
            heading: 'Ce que vous consultez',
            items: [
              'La messagerie vocale de chaque poste',
              'Les appels reçus, émis et manqués',
              'Les statistiques, pour savoir à quelle heure il faut être deux au téléphone',
            ],
          },
        ],
        note: 'Le support le fait aussi avec vous, si vous préférez.',
        callRatesButtons: [],
      },
    },
    {
      id: 'features',
      title: 'Fonctionnalités avancées',
      description:
        'Transfert, messagerie unifiée, accueil selon l’heure, statistiques : le standard d’une grande entreprise, à votre taille.',
      icon: 'transfer',
      link: { page: 'features', label: 'Voir les fonctionnalités' },
    },
    {
      id: 'support',
      title: 'Support premium',
      description: `Une équipe dédiée, qui connaît votre installation et vous répond ${openingTimes}.`,
      icon: 'headset',
      link: { page: 'contact', label: 'Nous contacter' },
    },
  ],
};
