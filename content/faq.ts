/** A question that buyers ask, and the plain answer. Each paragraph is one string. */
export interface FaqEntry {
  readonly id: string;
  readonly question: string;
  readonly answer: readonly string[];
}

export interface FaqContent {
  readonly title: string;
  readonly lead: string;
  readonly entries: readonly FaqEntry[];
}

/** Questions and answers, shown to visitors and given to search engines in the same words. */
export const faq: FaqContent = {
  title: 'Questions franches',
  lead: 'Ce qu’on nous demande avant de signer, et ce que nous répondons.',
  entries: [
    {
      id: 'price-that-grows',
      question: 'Le prix du devis va-t-il augmenter avec la mise en service, la portabilité ou la formation ?',
      answer: [
        'Non : le devis compte tout ce qu’il faut pour téléphoner, hormis votre accès internet. La mise en service est offerte et figure au devis. La portabilité est facturée par tranche de dix numéros, une fois, et son montant s’affiche avant la commande. Il n’y a ni frais de dossier, ni ligne de formation.',
        'S’y ajoutent la TVA et les appels : tous si vous n’avez pas de forfait, sinon ceux qu’il ne couvre pas.',
      ],
    },
    {
      id: 'unlimited',
      question: '« Illimité », jusqu’où ?',
      answer: [
        'Jusqu’à 5 000 minutes par mois et par poste, soit environ quatre heures d’appels par jour ouvré : c’est notre usage raisonnable, écrit à côté du prix.',
        'Le forfait le plus large couvre les appels vers les fixes et les mobiles en France et vers les fixes en Europe. Les mobiles européens, le reste du monde et les numéros spéciaux sont facturés à la consommation.',
      ],
    },
    {
      id: 'commitment',
      question: 'Suis-je engagé pour des années ?',
      answer: [
        'Pas pour 36, 60 ou 72 mois. Un engagement ne peut pas dépasser 24 mois, et sa durée est écrite dans les conditions générales de vente et dans le résumé du contrat, que vous lisez avant de commander.',
      ],
    },
    {
      id: 'posts-numbers-channels',
      question: 'Postes, numéros, canaux : de quoi ai-je besoin au juste ?',
      answer: [
        'Un poste est un téléphone, avec sa licence. Un numéro est ce que vos clients composent. Un canal est une conversation en cours avec l’extérieur. Dix personnes peuvent partager un seul numéro et cinq canaux.',
        'Comptez un poste par personne qui téléphone, un numéro par service ou par ligne directe, et autant de canaux que d’appels au même moment.',
      ],
    },
    {
      id: 'portability',
      question: 'Et si la portabilité de mes numéros échoue ?',
      answer: [
        'Le plus souvent, une portabilité échoue parce que la ligne a été résiliée trop tôt ou que le RIO est faux. Demandez le RIO, un code de 12 caractères, en appelant le 3179 depuis cette ligne (appel gratuit). Surtout, ne résiliez rien : la demande de portabilité s’en charge.',
        'Nous vous donnons une date visée, jamais une date promise, car l’ancien opérateur doit répondre lui aussi. En attendant, votre ancienne ligne continue de recevoir ses appels. Et un numéro perdu par erreur peut encore être récupéré pendant 40 jours.',
      ],
    },
    {
      id: 'power-cut',
      question: 'Que se passe-t-il en cas de coupure d’internet ou de courant ?',
      answer: [
        'Vos postes ne peuvent plus appeler, y compris les numéros d’urgence. C’est vrai de toute téléphonie par internet : gardez un mobile à portée de main. Les appels entrants peuvent être renvoyés vers un mobile ou vers la messagerie.',
      ],
    },
    {
      id: 'emergency',
      question: 'Les numéros d’urgence fonctionnent-ils ?',
      answer: [
        'Oui, tant que l’accès internet et le courant sont là. Pour que les secours arrivent au bon endroit, la commande demande l’adresse de chaque site. Si vous déplacez un poste, dites-le-nous.',
      ],
    },
    {
      id: 'network',
      question: 'Mon accès internet suffira-t-il ?',
      answer: [
        'Comptez 100 kbit/s en émission et en réception par appel simultané : cinq appels en même temps demandent donc 500 kbit/s dans chaque sens, ce que permet presque toute ligne professionnelle. La régularité compte davantage que la vitesse : moins de 150 ms de délai, moins de 30 ms de variation, moins de 1 % de perte.',
        'Un technicien peut vérifier votre réseau avec vous avant la commande.',
      ],
    },
    {
      id: 'keep-phones',
      question: 'Et si je n’ai pas besoin de téléphones ?',
      answer: [
        'Choisissez la solution 100 % virtuelle : vos ordinateurs et vos mobiles deviennent des postes. Rien n’est livré, il n’y a ni box, ni switch, ni frais de livraison.',
      ],
    },
    {
      id: 'copper',
      question: 'Dois-je changer à cause de la fin du cuivre ?',
      answer: [
        'Oui, tôt ou tard, et à Ajaccio c’est déjà fait : la commune appartient au lot dont la fermeture technique a eu lieu le 27\u00a0janvier 2026. Partout, le réseau cuivre s’arrêtera en novembre 2030. Il vous faut alors un autre accès internet, le plus souvent la fibre.',
      ],
    },
  ],
};
