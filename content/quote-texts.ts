import type { CallPlanType } from './catalogue.ts';

/** A short explanation under a field or behind « Pourquoi ce prix ? ». */
export interface QuoteHelp {
  readonly title: string;
  readonly text: string;
}

export interface QuoteTexts {
  readonly post: QuoteHelp;
  readonly number: QuoteHelp;
  readonly channel: QuoteHelp;
  readonly virtual: QuoteHelp;
  readonly site: QuoteHelp;
  /** What each plan covers, beside its radio button. */
  readonly planCoverage: Readonly<Record<CallPlanType, string>>;
  readonly payAsYouGo: string;
  /** Stands next to every « illimité »; its minutes are those of the catalogue. */
  readonly fairUse: string;
  readonly portability: QuoteHelp;
  readonly emergency: QuoteHelp;
  readonly network: { readonly title: string; readonly items: readonly string[] };
  readonly power: QuoteHelp;
  /** Under the e-mail field: the statistics of quotes carry the address. */
  readonly emailNotice: string;
  readonly professionalsOnly: string;
  readonly setup: string;
  readonly shipping: string;
  readonly roundingNotice: string;
  readonly withoutScript: string;
  /** One line under each phone field. */
  readonly phoneHints: {
    readonly mainPhones: string;
    readonly secondaryPhones: string;
    readonly wirelessPhones: string;
  };
}

/** Help texts of the quote page. Amounts stay in the catalogue: none is written here. */
export const quoteTexts: QuoteTexts = {
  post: {
    title: 'Qu’est-ce qu’un poste ?',
    text: 'Un téléphone et sa licence mensuelle, pour une personne ou un lieu : l’accueil, un bureau, l’atelier.',
  },
  number: {
    title: 'Qu’est-ce qu’un numéro ?',
    text: 'Ce que vos correspondants composent. Plusieurs postes peuvent répondre au même numéro ; il en faut au moins un.',
  },
  channel: {
    title: 'Qu’est-ce qu’un canal ?',
    text: 'Une conversation en cours avec l’extérieur. Avec quatre canaux, quatre personnes téléphonent en même temps ; les appels entre vos postes n’en occupent pas.',
  },
  virtual: {
    title: 'Et sans matériel ?',
    text: 'Vos ordinateurs et vos mobiles deviennent des postes. Rien n’est livré : ni téléphone, ni box, ni switch.',
  },
  site: {
    title: 'Qu’est-ce qu’un site ?',
    text: 'Une adresse où se trouvent des postes. Chaque site reçoit sa box et ses switchs.',
  },
  planCoverage: {
    'france-fix': 'Appels vers les fixes en France. Les autres appels sont facturés à la consommation.',
    'france-all': 'Appels vers les fixes et les mobiles en France. Les autres appels sont facturés à la consommation.',
    international:
      'Appels vers les fixes et les mobiles en France et vers les fixes en Europe. Les autres appels sont facturés à la consommation.',
  },
  payAsYouGo: 'Vous payez ce que vous appelez : à la seconde, dès la première seconde. Sans abonnement d’appels.',
  fairUse: 'Usage raisonnable : 5 000 minutes par mois et par poste.',
  portability: {
    title: 'Garder vos numéros',
    text: 'Ne résiliez rien : la demande de portabilité met fin à l’ancienne ligne. Demandez le RIO (12 caractères) en appelant gratuitement le 3179 depuis cette ligne. Nous vous donnons une date visée, sans la promettre ; un numéro résilié par erreur se récupère pendant 40 jours.',
  },
  emergency: {
    title: 'Appels d’urgence',
    text: 'Sans courant ou sans internet, aucun appel ne passe, même vers les secours : gardez un mobile à portée de main. La commande demande l’adresse de chaque site, pour que les secours vous trouvent.',
  },
  network: {
    title: 'Ce qu’il faut chez vous',
    items: [
      'Un accès internet en service sur chaque site',
      'Un câblage réseau en bon état jusqu’à chaque poste',
      '100 kbit/s en émission et en réception par appel simultané',
      'Moins de 150 ms de délai, moins de 30 ms de variation, moins de 1 % de perte',
      'La fonction « SIP ALG » du routeur désactivée',
    ],
  },
  power: {
    title: 'Prises de courant',
    text: 'Une pour la box, une pour chaque switch, une pour le chargeur de chaque combiné sans fil. Les postes fixes et les bases sont alimentés par le réseau.',
  },
  emailNotice:
    'Quand vous affichez les tarifs, nous conservons votre configuration et cette adresse, pour suivre votre demande et établir nos statistiques de devis.',
  professionalsOnly: 'Tarifs réservés aux professionnels',
  setup: 'Mise en service : Offerte',
  shipping: 'Livraison de tout le matériel, comptée une fois par commande.',
  roundingNotice: 'Les totaux sont arrondis à l’euro ; le détail garde les montants exacts.',
  withoutScript:
    'Le devis en ligne a besoin de JavaScript. Sans lui, appelez-nous ou écrivez-nous : nous établirons votre devis avec vous.',
  phoneHints: {
    mainPhones: 'Grand écran couleur, pour l’accueil et la direction',
    secondaryPhones: 'Écran couleur, pour les bureaux',
    wirelessPhones: 'Base et combiné, pour se déplacer',
  },
};
