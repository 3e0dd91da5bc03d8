interface CustomOfferChoice {
  readonly label: string;
  readonly inMail: string;
  /** Each choice: its name in saved quotes, and the words that the visitor reads. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

interface CustomOfferQuestions {
  readonly existingSystem: CustomOfferChoice;
  readonly specificNeeds: { readonly label: string; readonly inMail: string };
  readonly preferredInstallDate: CustomOfferChoice;
  readonly budget: CustomOfferChoice;
}

interface CustomOfferMail {
  readonly greeting: string;
  readonly request: string;
  readonly withoutQuote: string;
  readonly quote: string;
  readonly contact: string;
  readonly farewell: string;
}

/** The four questions of a custom offer, as the dialog of the quote asks them and the contact page repeats them. */
export const customOfferQuestions = {
  existingSystem: {
    label: 'Votre téléphonie actuelle',
    inMail: 'Téléphonie actuelle',
    options: [
      { value: 'analogique', label: 'Lignes analogiques' },
      { value: 'ip', label: 'Téléphonie IP' },
      { value: 'mobile', label: 'Mobiles seulement' },
      { value: 'aucun', label: 'Aucun système' },
    ],
  },
  specificNeeds: { label: 'Vos besoins particuliers', inMail: 'Besoins' },
  preferredInstallDate: {
    label: 'Date d’installation souhaitée',
    inMail: 'Installation souhaitée',
    options: [
      { value: 'asap', label: 'Dès que possible' },
      { value: '1-month', label: 'Dans le mois' },
      { value: '3-months', label: 'Dans les trois mois' },
      { value: '6-months', label: 'Dans les six mois' },
    ],
  },
  budget: {
    label: 'Budget mensuel',
    inMail: 'Budget',
    options: [
      { value: '100-300', label: 'De 100 à 300 € HT par mois' },
      { value: '300-500', label: 'De 300 à 500 € HT par mois' },
      { value: '500-1000', label: 'De 500 à 1 000 € HT par mois' },
      { value: '1000+', label: 'Plus de 1 000 € HT par mois' },
    ],
  },
} as const satisfies CustomOfferQuestions;

/** What the dialog says before its questions, and above the button that leads on. */
export const customOfferDialog = {
  lead: 'Plus de cinquante postes, un interphone, un standard particulier ? Quatre questions, et nous préparons une offre pour vous.',
  next: 'Étape suivante : vous relisez, puis vous envoyez.',
};

/** The visitor's own words around their answers. */
export const customOfferMail = {
  greeting: 'Bonjour,',
  request: 'Je souhaite une offre personnalisée.',
  withoutQuote: 'Je n’ai pas encore de devis.',
  quote: 'Mon devis en ligne, au tarif réservé aux professionnels :',
  contact: 'Mes coordonnées',
  farewell: 'Cordialement',
} as const satisfies CustomOfferMail;
