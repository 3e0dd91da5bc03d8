/** Sentences printed on quotes and order confirmations beside the figures (`law.md` of the project: commercial code). */
export interface DocumentTexts {
  readonly validity: string;
  readonly paymentTerms: readonly string[];
  /** Shown beside the price of « illimité »; `{minutes}` are the catalogue's. */
  readonly fairUse: string;
  readonly agreement: string;
  readonly specimen: string;
  readonly emergency: string;
}

export const documentTexts: DocumentTexts = {
  validity: 'Ce devis est gratuit. Il engage Neolis jusqu’à la date de validité, à 23 h 59, heure de Paris.',
  paymentTerms: [
    'Montant à la commande : payable par virement à la commande. Montant mensuel : prélevé chaque mois par mandat SEPA.',
    'Escompte pour paiement anticipé : néant.',
    'En cas de retard de paiement, des pénalités au taux de la Banque centrale européenne majoré de 10 points sont dues, ainsi qu’une indemnité forfaitaire de 40 € pour frais de recouvrement (articles L441-10 et D441-5 du code de commerce).',
  ],
  fairUse: 'Usage raisonnable : {minutes} minutes par mois et par poste.',
  agreement: 'Bon pour accord',
  specimen: 'SPÉCIMEN',
  emergency:
    'Les appels d’urgence (15, 17, 18, 112, 114) supposent l’adresse exacte de chaque site, et ne passent plus en cas de coupure de courant ou d’internet : gardez un mobile à portée de main. Depuis un ordinateur ou un mobile hors des locaux, appelez les secours avec la ligne de votre mobile.',
};
