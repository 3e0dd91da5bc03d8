import type { IconName } from './icon-names.ts';

/** A way to reach the provider; the values themselves (number, address …) come from `company.ts`. */
export interface ContactCard {
  readonly kind: 'phone' | 'email' | 'address' | 'hours';
  readonly title: string;
  readonly text: string;
  readonly icon: IconName;
}

interface ContactReason {
  readonly title: string;
  readonly text: string;
  readonly icon: IconName;
}

interface ContactContent {
  readonly title: string;
  readonly lead: string;
  readonly cards: readonly ContactCard[];
  /** For clients who lost the way to their order. */
  readonly lostOrder: { readonly question: string; readonly link: string };
  /** Label of the link that opens the map in a new tab. */
  readonly openMapLabel: string;
  readonly map: { readonly title: string; readonly notice: string; readonly loadLabel: string };
  readonly reasonsTitle: string;
  readonly reasons: readonly ContactReason[];
  /** Summary shown to visitors who come from the quote with a custom request. */
  readonly request: {
    readonly title: string;
    readonly lead: string;
    readonly nameLabel: string;
    readonly phoneLabel: string;
    /** For visitors who have no mail program; the provider's address follows. */
    readonly webmail: string;
    readonly emailLabel: string;
    readonly copyLabel: string;
    readonly printLabel: string;
    readonly emailSubject: string;
  };
}

/** Texts of the page `/contact`. */
export const contact: ContactContent = {
  title: 'Nous contacter',
  lead: 'Un appel ou un e-mail suffit. Dites-nous combien vous êtes, combien de sites vous avez et ce que vous utilisez aujourd’hui : la réponse sera plus précise.',
  lostOrder: { question: 'Vous avez déjà commandé ?', link: 'Retrouver ma commande' },
  cards: [
    { kind: 'phone', title: 'Téléphone', text: 'Le plus simple pour une question urgente.', icon: 'desk-phone' },
    {
      kind: 'email',
      title: 'E-mail',
      text: 'Le plus pratique pour nous envoyer une facture ou un plan.',
      icon: 'envelope',
    },
    {
      kind: 'address',
      title: 'Adresse',
      text: 'Prévenez-nous avant de passer : nous serons là pour vous.',
      icon: 'pin',
    },
    {
      kind: 'hours',
      title: 'Horaires',
      text: 'En dehors de ces heures, laissez un message : nous vous rappelons à l’ouverture.',
      icon: 'clock',
    },
  ],
  openMapLabel: 'Ouvrir le plan dans un nouvel onglet',
  map: {
    title: 'Plan d’accès',
    notice:
      'Le plan vient d’OpenStreetMap. En l’affichant, votre navigateur contacte openstreetmap.org, qui reçoit votre adresse IP. Rien n’est chargé avant votre clic.',
    loadLabel: 'Afficher le plan',
  },
  reasonsTitle: 'Pourquoi nous écrire ?',
  reasons: [
    {
      title: 'Entreprises et administrations',
      text: 'Un déménagement, une ouverture, une ligne cuivre qui ferme : parlons-en. Organisme public ? Dites-le-nous, pour le bon de commande et Chorus Pro.',
      icon: 'handshake',
    },
    {
      title: 'Support technique',
      text: 'Déjà client ? Donnez-nous le nom du poste et ce qu’affiche son écran : nous vous répondrons plus vite.',
      icon: 'headset',
    },
    {
      title: 'Devis commercial',
      text: 'Plus de 50 postes, plus de 5 sites, un besoin particulier : nous établissons une offre avec vous.',
      icon: 'euro',
    },
  ],
  request: {
    title: 'Votre demande d’offre personnalisée',
    lead: 'Votre demande n’est pas encore partie. Dites-nous qui rappeler, puis envoyez-la.',
    nameLabel: 'Votre nom',
    phoneLabel: 'Votre téléphone',
    webmail:
      'Vous lisez vos e-mails sur un site internet ? Copiez la demande, puis collez-la dans un message à cette adresse :',
    emailLabel: 'Envoyer par e-mail',
    copyLabel: 'Copier la demande',
    printLabel: 'Imprimer',
    emailSubject: 'Demande d’offre personnalisée',
  },
};
