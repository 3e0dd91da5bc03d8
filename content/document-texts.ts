import { brand } from './brand.ts';

/** Sentences printed on quotes and order confirmations beside the figures (`law.md` of the project: commercial code). */
export const documentTexts = {
  validity: `Ce devis est gratuit. Il engage ${brand.name} jusqu’à la date de validité, à 23 h 59, heure de Paris.`,
  paymentTerms: [
    'Virement à la commande, puis prélèvement SEPA ; organisme public : sur facture, après service fait.',
    'Escompte pour paiement anticipé : néant.',
    'En cas de retard de paiement, des pénalités au taux de la Banque centrale européenne majoré de 10 points sont dues, ainsi qu’une indemnité forfaitaire de 40 € pour frais de recouvrement (articles L441-10 et D441-5 du code de commerce).',
  ],
  /** How a public body pays, in place of the payment terms. */
  publicTerms: [
    'Organisme public : bon de commande, sans paiement d’avance. Paiement après service fait, sous 30 jours, sur facture déposée sur Chorus Pro.',
    'En cas de retard de paiement, des intérêts moratoires au taux de la Banque centrale européenne majoré de 8 points sont dus, ainsi qu’une indemnité forfaitaire de 40 € pour frais de recouvrement (articles L2192-13, R2192-31 et D2192-35 du code de la commande publique).',
  ],
  agreement: 'Bon pour accord',
  specimen: 'SPÉCIMEN',
  emergency:
    'Les secours (15, 17, 18, 112) se fient à l’adresse déclarée de chaque site. Sans courant ou sans internet, aucun appel ne passe, même vers eux : gardez un mobile à portée de main, qui joint aussi le 114 par SMS. Depuis un ordinateur ou un mobile hors des locaux, appelez les secours avec la ligne de votre mobile.',
} as const;
