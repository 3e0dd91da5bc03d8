import { brand } from './brand.ts';
import { openingTimes } from './company.ts';
import type { IconName } from './icon-names.ts';

interface ResellerCard {
  readonly title: string;
  readonly description: string;
  readonly icon: IconName;
}

/** Share of the monthly subscriptions: a maximum, never written without « jusqu’à ». */
const commissionPercent = 30;

interface ResellersContent {
  readonly title: string;
  readonly lead: string;
  /** Label of each button that links to the contact page. */
  readonly becomePartnerLabel: string;
  /** Label of the link to the public prices. */
  readonly quoteLabel: string;
  readonly benefitsTitle: string;
  readonly benefits: readonly ResellerCard[];
  /** `{clients}`, `{phones}`, `{percent}`, `{plan}`, `{channels}` and `{minutes}` are the numbers of the example. */
  readonly example: {
    readonly clients: number;
    readonly phonesPerClient: number;
    readonly commissionPercent: number;
    readonly title: string;
    readonly heading: string;
    readonly oneClient: string;
    readonly allClients: string;
    readonly commission: string;
    readonly upTo: string;
    readonly perMonth: string;
    readonly assumptions: string;
    readonly noPromise: string;
  };
  readonly programme: {
    readonly title: string;
    readonly lead: string;
    readonly parts: readonly ResellerCard[];
  };
  readonly steps: {
    readonly title: string;
    readonly items: readonly { readonly title: string; readonly text: string }[];
  };
  readonly closing: { readonly title: string; readonly text: string };
}

/** Texts of the page `/resellers`. The commission is a maximum: never write it without « jusqu’à ». */
export const resellers: ResellersContent = {
  title: `Devenez revendeur ${brand.name}`,
  lead: 'Vous équipez déjà vos clients en informatique, en réseau ou en bureautique. Ajoutez-y le téléphone : vous gardez la relation, nous fournissons la ligne, le matériel préconfiguré et le support.',
  becomePartnerLabel: 'Devenir partenaire',
  quoteLabel: 'Voir les tarifs publics',
  benefitsTitle: 'Ce que vous y gagnez',
  benefits: [
    {
      title: 'Un revenu qui revient',
      description: `Jusqu’à ${commissionPercent} % de commission récurrente sur les abonnements mensuels de vos clients.`,
      icon: 'euro',
    },
    {
      title: 'Une offre simple à expliquer',
      description:
        'Un prix public, un devis détaillé en ligne, un kit qui se branche : vous répondez à votre client pendant le rendez-vous.',
      icon: 'lightbulb',
    },
    {
      title: 'Un client qui reste le vôtre',
      description:
        'Vous conseillez, vous proposez, vous restez l’interlocuteur. Nous intervenons derrière vous, à votre demande.',
      icon: 'handshake',
    },
  ],
  example: {
    clients: 10,
    phonesPerClient: 8,
    commissionPercent,
    title: 'Un exemple : {clients} clients de {phones} postes',
    heading: 'Chaque mois',
    oneClient: 'Un client de {phones} postes',
    allClients: 'Vos {clients} clients',
    commission: 'Votre commission, jusqu’à {percent} %',
    upTo: 'jusqu’à',
    perMonth: 'par mois',
    assumptions:
      'Au tarif public en vigueur, pour chaque client : un site, un numéro et le forfait d’appels illimités « {plan} » sur {channels} canaux, avec un usage raisonnable de {minutes} minutes par mois et par poste.',
    noPromise: 'C’est un exemple, pas une promesse : votre taux et sa durée sont fixés avec vous, par écrit.',
  },
  programme: {
    title: 'Le programme partenaire',
    lead: 'Quatre engagements, du premier devis au suivi de l’installation.',
    parts: [
      {
        title: 'Commission récurrente',
        description: `Jusqu’à ${commissionPercent} % des abonnements mensuels de vos clients. Le taux et sa durée sont fixés avec vous au départ, par écrit.`,
        icon: 'chart',
      },
      {
        title: 'Support technique',
        description: `Étude du réseau avant la vente, aide au branchement et suivi des incidents, ${openingTimes}.`,
        icon: 'headset',
      },
      {
        title: 'Formation',
        description:
          'Les postes, le portail, le réseau, le transfert des numéros : de quoi installer et conseiller avec assurance.',
        icon: 'training',
      },
      {
        title: 'Accompagnement commercial',
        description: 'Argumentaires, démonstrations et aide au chiffrage, surtout pour vos premières affaires.',
        icon: 'users',
      },
    ],
  },
  steps: {
    title: 'Comment commencer',
    items: [
      { title: 'Vous nous écrivez', text: 'Votre métier, votre secteur, les clients auxquels vous pensez.' },
      { title: 'Nous fixons le cadre', text: 'Commission, formation et façon de travailler ensemble, par écrit.' },
      { title: 'Vous chiffrez un premier client', text: 'Avec le devis en ligne, et avec nous si vous le souhaitez.' },
    ],
  },
  closing: {
    title: 'Un client en tête ?',
    text: 'Parlons de son installation : c’est la meilleure façon de juger si nous pouvons travailler ensemble.',
  },
};
