import { professionalsOnly } from './company.ts';

interface CallRatesTexts {
  readonly titles: Readonly<Record<'payAsYouGo' | 'unlimited', string>>;
  readonly tabsLabel: string;
  readonly zones: Readonly<Record<'france' | 'europe' | 'world', string>>;
  readonly unlimitedLead: string;
  readonly fairUseBefore: string;
  readonly fairUseAfter: string;
  readonly searchLabel: string;
  readonly searchHint: string;
  readonly columns: Readonly<Record<'destination' | 'fixed' | 'mobile', string>>;
  readonly beforeTax: string;
  readonly included: string;
  readonly provisional: string;
  readonly special: string;
  readonly notFound: string;
  readonly searchAgain: string;
  readonly noneInTab: string;
  readonly tenMinutes: string;
  readonly tenMinutesIncluded: string;
  readonly numberKinds: Readonly<Record<
    'incomplete' | 'unknown' | 'overseas' | 'special' | 'free' | 'rio' | 'emergency',
    string
  >>;
  readonly note: string;
  readonly notCovered: string;
  readonly askForPrice: string;
  readonly askForNumber: string;
  readonly loadFailure: string;
  readonly professionals: string;
  readonly download: string;
  readonly fileName: string;
}

/** Texts of the call-rates dialog. */
export const callRatesTexts = {
  titles: { payAsYouGo: 'Tarifs des communications', unlimited: 'Forfait illimité' },
  tabsLabel: 'Zone appelée',
  zones: { france: 'France', europe: 'Europe', world: 'International' },
  /** What the widest unlimited plan covers; its fair-use limit follows. */
  unlimitedLead:
    'Le forfait International, le plus large, comprend vos appels vers les fixes et les mobiles de France, Corse comprise, et vers les fixes d’Europe. Les autres appels sont facturés à la seconde, aux tarifs de ce tableau.',
  fairUseBefore: 'Usage raisonnable\u00a0: ',
  fairUseAfter: ' minutes par mois et par poste.',
  searchLabel: 'Rechercher une destination ou un numéro',
  searchHint: 'Un pays ou un numéro',
  columns: { destination: 'Destination', fixed: 'Fixe', mobile: 'Mobile' },
  /** Beside every rate; begins with a no-break space. */
  beforeTax: '\u00a0HT',
  included: 'Inclus',
  provisional: 'indicatif',
  special: 'Numéros spéciaux',
  /** Before and after what was typed. */
  notFound: 'Nous n’avons pas trouvé',
  searchAgain: 'Essayez le nom du pays ou le numéro complet.',
  noneInTab: 'Aucune destination trouvée dans cet onglet\u00a0: voyez les autres.',
  tenMinutes: 'Un appel de 10\u00a0minutes',
  tenMinutesIncluded: 'compris dans le forfait',
  /** The kind of a number that has no rate in the table. */
  numberKinds: {
    incomplete: 'Numéro incomplet\u00a0: tapez-le en entier, avec le + et l’indicatif du pays s’il est étranger.',
    unknown: 'Ce tableau n’a pas de tarif pour ce numéro.',
    overseas: 'Ce tableau n’a pas de tarif pour ce numéro d’outre-mer.',
    special:
      'Numéro spécial\u00a0: les tarifs de ce tableau ne s’y appliquent pas. Certains sont gratuits\u202f; pour les numéros surtaxés, le prix est annoncé au début de l’appel.',
    free: 'Numéro gratuit\u00a0: l’appel ne vous coûte rien.',
    rio: 'Le 3179 vous donne le RIO de la ligne d’où vous l’appelez. L’appel est gratuit.',
    emergency: 'Numéro d’urgence ou d’aide\u00a0: composez-le tel quel, l’appel est gratuit.',
  },
  note: 'Facturation à la seconde dès la première seconde. Tous les tarifs sont en euros hors taxes par minute.',
  /** A link to contact follows. */
  notCovered:
    'Aucun forfait ne comprend les numéros spéciaux (08, 3xxx, 118), les satellites ni l’outre-mer. Le prix de l’outre-mer est dans l’onglet International\u202f; celui des autres,',
  askForPrice: 'demandez-le-nous',
  /** After a number without a rate. */
  askForNumber: 'Demandez-nous son prix',
  loadFailure: 'Les prix des appels n’ont pas pu être chargés. Vérifiez votre connexion, puis réessayez.',
  professionals: `${professionalsOnly}.`,
  download: 'Télécharger les tarifs (CSV)',
  fileName: 'tarifs-communications.csv',
} as const satisfies CallRatesTexts;
