type Words<Name extends string> = Readonly<Record<Name, string>>;

interface EvidenceTexts {
  readonly title: string;
  readonly purpose: string;
  readonly headings: Words<'order' | 'documents' | 'journal' | 'checking'>;
  readonly labels: Words<
    | 'reference'
    | 'received'
    | 'confirmed'
    | 'howConfirmed'
    | 'name'
    | 'quality'
    | 'siret'
    | 'email'
    | 'phone'
    | 'oneTime'
    | 'monthly'
    | 'catalogue'
    | 'terms'
  >;
  readonly confirmedByClient: string;
  readonly confirmedByProvider: string;
  readonly quality: Words<'company' | 'publicBody'>;
  readonly smallFirm: string;
  readonly by: Words<'client' | 'provider'>;
  readonly madeOn: string;
  readonly mandate: string;
  readonly fingerprint: string;
  readonly checking: readonly [string, string];
}

/** Texts of the « dossier de preuve », the document that gathers what the service recorded of an order. */
export const evidenceTexts = {
  title: 'Dossier de preuve',
  purpose:
    'Ce dossier rassemble ce que le service a enregistré de la commande, et joint ses documents tels qu’ils ont été conservés.',
  headings: {
    order: 'La commande',
    documents: 'Documents joints',
    journal: 'Journal de la commande',
    checking: 'Vérifier une empreinte',
  },
  labels: {
    reference: 'Référence',
    received: 'Reçue le',
    confirmed: 'Confirmée le',
    howConfirmed: 'Confirmation',
    name: 'Nom',
    quality: 'Qualité',
    siret: 'SIRET',
    email: 'E-mail',
    phone: 'Téléphone',
    oneTime: 'À la commande',
    monthly: 'Chaque mois',
    catalogue: 'Catalogue',
    terms: 'Conditions générales',
  },
  confirmedByClient:
    'par le client, avec le bouton «\u202fCommander avec obligation de paiement\u202f», la case des conditions générales de vente cochée',
  confirmedByProvider: 'par le fournisseur, pour le client',
  quality: { company: 'entreprise ou association', publicBody: 'organisme public' },
  smallFirm: 'déclare avoir moins de 50 salariés ou être une association',
  by: { client: 'par le client', provider: 'par le fournisseur' },
  madeOn: 'Établi le',
  mandate: 'Mandat de transfert (portabilité)',
  fingerprint: 'SHA-256',
  checking: [
    'Enregistrez une pièce jointe depuis le volet des pièces jointes de votre lecteur de PDF, puis calculez son empreinte\u00a0: sous Windows, «\u202fcertutil -hashfile fichier.pdf SHA256\u202f»\u202f; sous macOS ou Linux, «\u202fshasum -a 256 fichier.pdf\u202f». Elle doit être celle de ce dossier.',
    'Une seule lettre changée dans un document donne une autre empreinte. Ce dossier n’est pas une signature électronique\u00a0: il montre ce que le fournisseur a enregistré.',
  ],
} as const satisfies EvidenceTexts;
