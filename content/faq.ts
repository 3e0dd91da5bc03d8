/**
 * A question that buyers ask, and its answer. Each paragraph is one string; `{{brand}}` is replaced by the value in
 * `company.ts`.
 */
interface FaqEntry {
  readonly id: string;
  readonly question: string;
  readonly answer: readonly string[];
}

interface FaqContent {
  readonly title: string;
  readonly entries: readonly FaqEntry[];
}

/** Questions and answers, the same for visitors and for search engines. */
export const faq: FaqContent = {
  title: 'Vos questions, nos réponses franches',
  entries: [
    {
      id: 'price-that-grows',
      question: 'Y aura-t-il des frais en plus du devis ?',
      answer: [
        'Non : le devis compte tout ce qu’il faut pour téléphoner, hormis votre accès internet. La mise en service est offerte. Le transfert de vos numéros (portabilité) y figure, une fois par tranche de dix. Il n’y a pas de frais de dossier, et la prise en main n’est pas facturée.',
        'Restent la TVA et vos appels : tous si vous n’avez pas de forfait, seulement ceux qu’il ne couvre pas si vous en avez un. Si un prix mensuel change, vous l’apprenez un mois avant et pouvez partir sans frais.',
      ],
    },
    {
      id: 'unlimited',
      question: '« Illimité », jusqu’où ?',
      answer: [
        'Jusqu’à 5 000 minutes par mois et par poste, soit environ quatre heures par jour ouvré.',
        'Le forfait le plus large couvre les fixes et les mobiles en France et les fixes en Europe ; le reste est facturé à la consommation.',
      ],
    },
    {
      id: 'commitment',
      question: 'Suis-je engagé pour des années ?',
      answer: [
        'Non. L’offre est {{terms.commitment}} ; vous partez avec un préavis de {{terms.notice}}.',
      ],
    },
    {
      id: 'who-may-order',
      question: 'Qui peut commander, et comment suis-je facturé ?',
      answer: [
        'Les professionnels, les associations et les administrations, pas les particuliers. La commande en ligne se paie par virement avant l’envoi ; le montant mensuel, par prélèvement. Organisme public, vous commandez en ligne aussi : rien d’avance, un bon de commande, puis le paiement après service fait, sous 30 jours, sur facture déposée sur Chorus Pro. Depuis le 1er avril 2026, un marché de moins de 60 000 € HT se passe de publicité et de mise en concurrence (décret n° 2025-1386).',
        'Vos factures passeront au format électronique aux dates fixées par la loi, par une plateforme agréée.',
      ],
    },
    {
      id: 'delivery',
      question: 'Sous quel délai suis-je livré, et avec quelle garantie ?',
      answer: [
        'Délai indicatif de livraison : {{terms.delivery}} après réception du paiement ou du bon de commande public. Le matériel est garanti {{terms.warranty}} : nous réparons ou remplaçons l’appareil défectueux, sauf chute, eau, surtension ou usage contraire à la notice.',
      ],
    },
    {
      id: 'posts-numbers-channels',
      question: 'Postes, numéros, canaux : de quoi ai-je besoin au juste ?',
      answer: [
        'Un poste est un téléphone, avec sa licence ; un numéro, ce que vos clients composent ; un canal, une conversation en cours avec l’extérieur.',
        'Comptez un poste par personne qui téléphone, un numéro par service ou par ligne directe, et autant de canaux que d’appels simultanés.',
      ],
    },
    {
      id: 'portability',
      question: 'Combien de temps prend le transfert d’un numéro, et que faire s’il échoue ?',
      answer: [
        'Un jour ouvrable une fois votre accès prêt, à une date que nous visons sans pouvoir la garantir. D’ici là, votre ancienne ligne reçoit vos appels.',
        'Un échec vient le plus souvent d’une ligne résiliée trop tôt ou d’un RIO (le code de la ligne) inexact. Demandez-le au 3179 (gratuit), depuis la ligne, et ne résiliez rien. Si ce numéro est celui de votre box internet, parlez-nous-en d’abord : le transfert peut couper votre accès.',
      ],
    },
    {
      id: 'power-cut',
      question: 'Et en cas de coupure, ou pour appeler les secours ?',
      answer: [
        'Sans internet ou sans courant, vos postes n’appellent plus, pas même les numéros d’urgence : gardez un mobile à portée de main ; vos appels peuvent y être renvoyés.',
        'La commande demande l’adresse de chaque site, pour guider les secours. Signalez-nous tout poste déplacé ; hors de vos locaux, appelez les secours avec la ligne de votre mobile.',
      ],
    },
    {
      id: 'network',
      question: 'Ma box et mon accès internet suffiront-ils ?',
      answer: [
        'Vous les gardez : la box {{brand}} s’ajoute à votre box internet. Votre accès suffit s’il offre 100 kbit/s en émission et en réception par appel simultané.',
      ],
    },
    {
      id: 'copper',
      question: 'Fin du cuivre : que deviennent ma ligne, mon fax, mon alarme ?',
      answer: [
        'Ils cessent de fonctionner quand le cuivre ferme : à Ajaccio depuis le 27 janvier 2026, partout en novembre 2030. Il vous faut alors un autre accès, le plus souvent la fibre.',
        'Fax, alarme, ascenseur, terminal de paiement : demandez à chaque fournisseur ce qui le remplace avant de résilier la ligne. Notre devis ne compte que des téléphones.',
      ],
    },
  ],
};
