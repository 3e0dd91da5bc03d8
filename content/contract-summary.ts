type Words<Name extends string> = Readonly<Record<Name, string>>;

interface ContractSummaryTexts {
  readonly title: string;
  readonly service: string;
  readonly purpose: readonly [string, string, string];
  readonly headings: Words<'services' | 'speeds' | 'price' | 'duration' | 'disabilities' | 'other'>;
  readonly services: Words<'included' | 'hardware' | 'virtual' | 'monthly' | 'monitoring'>;
  readonly speeds: string;
  readonly price: Words<
    | 'oneTime'
    | 'monthly'
    | 'beforeTax'
    | 'vat'
    | 'withVat'
    | 'including'
    | 'free'
    | 'perMinute'
    | 'beyondPlan'
    | 'elsewhere'
    | 'payment'
  >;
  readonly duration: Words<'starts' | 'offer' | 'ends' | 'portability'>;
  readonly disabilities: string;
  readonly other: Words<'emergency' | 'delivery' | 'afterPayment' | 'support' | 'compensation' | 'documents'>;
}

/**
 * Texts of the contract summary, in the order of the model of Implementing Regulation (EU) 2019/2243. Prices, quantities
 * and the company's values are inserted from the order, the catalogue and `company.ts`.
 */
export const contractSummaryTexts = {
  title: 'Récapitulatif contractuel',
  service: 'Téléphonie d’entreprise par internet',
  /** The three sentences that the model prints above its headings. */
  purpose: [
    'Le présent récapitulatif contractuel contient les principaux éléments de cette offre de services, comme l’exige le droit de l’Union européenne.',
    'Il permet de comparer des offres de services.',
    'Des informations complètes sur le service figurent dans d’autres documents.',
  ],
  headings: {
    services: 'Services et équipements',
    speeds: 'Débits du service internet et voies de recours',
    price: 'Prix',
    duration: 'Durée, renouvellement et résiliation',
    disabilities: 'Caractéristiques destinées aux utilisateurs finaux handicapés',
    other: 'Autres informations utiles',
  },
  services: {
    included: 'Standard téléphonique hébergé, messagerie, portail de gestion, mise en service et assistance.',
    hardware: 'Matériel vendu, préparé à votre nom\u00a0:',
    virtual: 'Sans matériel\u00a0:',
    monthly: 'Chaque mois\u00a0:',
    monitoring:
      'Suivi de la consommation\u00a0: statistiques d’appels du portail, et détail des appels sans frais, sur demande.',
  },
  speeds:
    'Non applicable\u00a0: l’offre ne comprend pas d’accès à internet. Un appel demande 100\u00a0kbit/s dans chaque sens.',
  price: {
    oneTime: 'À la commande, une seule fois',
    monthly: 'Chaque mois',
    beforeTax: 'HT',
    vat: 'TVA',
    withVat: 'TTC',
    including: 'Dont, avant taxe\u00a0:',
    free: 'offerte',
    perMinute: 'Les appels sont facturés à la seconde, dès la première seconde',
    beyondPlan: 'Les appels que le forfait ne couvre pas sont facturés à la seconde',
    elsewhere: 'autres destinations aux tarifs publiés sur le site.',
    payment:
      'Paiement par virement, puis par prélèvement SEPA\u202f; pour un organisme public, sur facture après service fait.',
  },
  duration: {
    starts: 'Le contrat commence à la confirmation de la commande.',
    offer: 'L’offre est',
    ends: 'Hors engagement, vous résiliez quand vous le souhaitez, par écrit (article 11 des conditions générales de vente). Préavis\u00a0:',
    portability: 'Vos numéros vous suivent (portabilité).',
  },
  disabilities:
    'L’offre ne comprend ni équipement ni tarif particulier. Ce document est balisé pour les lecteurs d’écran. Le 114 reçoit les appels d’urgence par SMS ou en visio, depuis un mobile.',
  other: {
    emergency:
      'Urgences\u00a0: sans courant ou sans internet, aucun appel ne passe, même vers le 15, le 17, le 18 ou le 112.',
    delivery: 'Livraison\u00a0: délai indicatif de',
    afterPayment: 'après le paiement ou le bon de commande public.',
    support: 'Assistance et réclamations\u00a0:',
    compensation: 'Interruption du service et dédommagement\u00a0: article 8.4 des conditions générales de vente.',
    documents:
      'Le contrat se compose de la commande confirmée, de ce récapitulatif, des conditions générales de vente et du catalogue daté',
  },
} as const satisfies ContractSummaryTexts;
