interface QuoteToolTexts {
  /** « Télécharger le devis » */
  readonly document: { readonly lead: string; readonly done: string; readonly failed: string };
  /** « Envoyer à quelqu’un »; the message ends with the link, after `link`. */
  readonly share: { readonly lead: string; readonly subject: string; readonly link: string };
  /** « Comparer deux devis » */
  readonly comparison: {
    readonly lead: string;
    /** Instead of `lead` once this quote is kept. */
    readonly kept: string;
    readonly privacy: string;
    /** `{day}` is the first day of the prices that hold now. */
    readonly priced: string;
    readonly withoutCalls: string;
  };
}

/** What the tools around a quote say, each in its dialog; the names of their controls are in `site/`. */
export const quoteToolTexts: QuoteToolTexts = {
  document: {
    lead: 'Le document porte un numéro, la date, votre installation, chaque ligne et les montants HT et TTC. Il est préparé sur votre appareil : rien n’est envoyé.',
    done: 'Votre devis est enregistré dans vos téléchargements.',
    failed: 'Le devis n’a pas pu être préparé. Vérifiez votre connexion, puis réessayez.',
  },
  share: {
    lead: 'Ce lien rouvre le formulaire avec vos choix, sans votre adresse e-mail. Pas de compte à créer : vos choix sont inscrits dans le lien.',
    subject: 'Devis de téléphonie',
    link: 'Ouvrir ce devis :',
  },
  comparison: {
    lead: 'Gardez ce devis, changez vos choix, affichez les tarifs, puis revenez ici : chaque ligne montrera la différence. Ou collez le lien d’un autre devis.',
    kept: 'Ce devis est gardé. Fermez cette fenêtre, changez vos choix, affichez les tarifs, puis revenez ici : chaque ligne montrera la différence.',
    privacy: 'Rien n’est envoyé. Le devis gardé disparaît quand vous fermez l’onglet.',
    priced: 'Les prix de l’autre devis ne sont plus valables : il est compté aux prix du {day}.',
    withoutCalls: 'Hors appels à la consommation.',
  },
};
