/** Texts of the call-rates dialog. */
export const callRatesTexts = {
  titles: { payAsYouGo: 'Tarifs des communications', unlimited: 'Forfait illimité' },
  tabsLabel: 'Zone appelée',
  zones: { france: 'France', europe: 'Europe', world: 'International' },
  /** What the widest unlimited plan covers; its fair-use limit follows. */
  unlimitedLead:
    'Le forfait International, le plus large, comprend vos appels vers les fixes et les mobiles de France et vers les fixes d’Europe. Les autres appels sont facturés à la seconde, aux tarifs de ce tableau.',
  fairUseBefore: 'Usage raisonnable\u00a0: ',
  fairUseAfter: ' minutes par mois et par poste.',
  searchLabel: 'Rechercher une destination ou un numéro',
  searchHint: 'Un pays ou un numéro',
  columns: { destination: 'Destination', fixed: 'Fixe', mobile: 'Mobile' },
  /** Beside every rate; no-break space first. */
  beforeTax: '\u00a0HT',
  included: 'Inclus',
  provisional: 'indicatif',
  special: 'Numéros spéciaux',
  noDestination: 'Aucune destination de cet onglet ne porte ce nom.',
  elsewhere: 'À voir dans l’onglet',
  tenMinutes: 'Un appel de 10\u00a0minutes',
  tenMinutesIncluded: 'compris dans le forfait',
  noNumberRate: 'Aucun tarif connu pour ce numéro. Demandez-nous, nous vous le donnerons.',
  note: 'Facturation à la seconde dès la première seconde. Tous les tarifs sont en euros hors taxes par minute.',
  professionals: 'Tarifs réservés aux professionnels.',
  download: 'Télécharger les tarifs (CSV)',
  fileName: 'tarifs-communications.csv',
} as const;
