/** A question that buyers ask, and the plain answer. Each paragraph is one string; `{{brand}}` stands for a value of `company.ts`. */
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
  title: 'Vos questions, nos réponses franches',
  lead: 'Ce qu’on nous demande avant de commander, et ce que nous répondons.',
  entries: [
    {
      id: 'price-that-grows',
      question: 'Le prix du devis va-t-il augmenter avec la mise en service, la portabilité ou la formation ?',
      answer: [
        'Non : le devis compte tout ce qu’il faut pour téléphoner, hormis votre accès internet. La mise en service est offerte. La portabilité, facturée une fois par tranche de dix numéros, y figure aussi. Il n’y a pas de frais de dossier, et la prise en main n’est pas facturée.',
        'Restent la TVA et vos appels : tous si vous n’avez pas de forfait, seulement ceux qu’il ne couvre pas si vous en avez un.',
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
        'Non. L’offre est {{terms.commitment}} ; vous partez avec un préavis de {{terms.notice}}. Nous ne vous demanderons jamais plus de 24 mois.',
      ],
    },
    {
      id: 'who-may-order',
      question: 'Qui peut commander ? Une mairie aussi ?',
      answer: [
        'Toute entreprise, association ou administration, pour son activité ; l’offre ne s’adresse pas aux particuliers.',
        'La commande en ligne se paie par virement avant l’envoi, ce qui ne convient pas à un organisme public. Appelez-nous ou écrivez-nous d’abord : bon de commande, Chorus Pro et paiement après service fait se préparent avec nous.',
      ],
    },
    {
      id: 'delivery',
      question: 'Sous quel délai suis-je livré, et avec quelle garantie ?',
      answer: [
        'Délai indicatif de livraison : {{terms.delivery}} après réception du paiement. Le matériel est garanti {{terms.warranty}} : nous réparons ou remplaçons l’appareil défectueux, sauf chute, eau ou surtension.',
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
      question: 'Combien de temps prend la portabilité, et si elle échoue ?',
      answer: [
        'Une fois votre accès prêt, le transfert se fait en un jour ouvrable, à une date visée mais non promise, car l’ancien opérateur doit répondre lui aussi. D’ici là, votre ancienne ligne reçoit ses appels.',
        'Un échec vient le plus souvent d’une ligne résiliée trop tôt ou d’un RIO faux. Demandez ce code de 12 caractères au 3179, depuis la ligne (appel gratuit). Surtout, ne résiliez rien : la portabilité s’en charge. Un numéro perdu par erreur peut encore être récupéré pendant 40 jours.',
      ],
    },
    {
      id: 'power-cut',
      question: 'Que se passe-t-il en cas de coupure d’internet ou de courant ?',
      answer: [
        'Vos postes ne peuvent plus appeler, pas même les numéros d’urgence : gardez un mobile à portée de main. Les appels entrants peuvent être renvoyés vers un mobile ou vers la messagerie.',
      ],
    },
    {
      id: 'emergency',
      question: 'Les numéros d’urgence fonctionnent-ils ?',
      answer: [
        'Oui, tant que l’accès internet et le courant sont là. Pour que les secours arrivent au bon endroit, la commande demande l’adresse de chaque site. Si vous déplacez un poste, dites-le-nous. Depuis un ordinateur ou un mobile hors de vos locaux, appelez les secours avec la ligne de votre mobile.',
      ],
    },
    {
      id: 'network',
      question: 'Ma box et mon accès internet suffiront-ils ?',
      answer: [
        'Vous les gardez : la box {{brand}} s’ajoute à votre box internet, elle ne la remplace pas. Comptez 100 kbit/s en émission et en réception par appel simultané : presque toute ligne professionnelle le permet, pourvu qu’elle soit régulière.',
        'Un technicien peut vérifier votre réseau avec vous avant la commande.',
      ],
    },
    {
      id: 'no-phones',
      question: 'Et si je n’ai pas besoin de téléphones ?',
      answer: [
        'Choisissez la solution 100 % virtuelle : vos ordinateurs et vos mobiles deviennent des postes. Rien n’est livré.',
      ],
    },
    {
      id: 'copper',
      question: 'Fin du cuivre : que deviennent ma ligne, mon fax, mon alarme ?',
      answer: [
        'Ils s’arrêtent avec le fil. À Ajaccio c’est déjà fait : la commune appartient au lot dont la fermeture technique a eu lieu le 27 janvier 2026. Partout, le cuivre s’arrêtera en novembre 2030. Il vous faut alors un autre accès, le plus souvent la fibre.',
        'Fax, alarme, ascenseur, terminal de paiement : demandez à chaque fournisseur ce qui le remplace avant de résilier la ligne. Notre devis compte des téléphones, pas ces appareils.',
      ],
    },
    {
      id: 'electronic-invoice',
      question: 'La facture est-elle électronique ?',
      answer: [
        'Elle le devient : depuis le 1er septembre 2026, toute entreprise doit pouvoir en recevoir par une plateforme agréée, et les plus petites devront en émettre à partir du 1er septembre 2027. Celles des organismes publics passent par Chorus Pro.',
      ],
    },
  ],
};
