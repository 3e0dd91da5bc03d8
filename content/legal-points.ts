/** A point of law, or a promise, that only the owner can settle before the site is published. */
export interface LegalPoint {
  readonly matter: string;
  /** The law that raises it, or where the site makes the promise. */
  readonly source: string;
  readonly toDecide: string;
}

/** Listed by `npm run check-publication`; remove a point here once it is settled. */
export const legalPoints: readonly LegalPoint[] = [
  {
    matter: 'Portabilité payante',
    source: 'code des postes et des communications électroniques, art. L44-4',
    toDecide:
      'aucun frais direct ne peut être demandé à l’utilisateur final qui porte son numéro ; décidez avec un avocat du prix au catalogue : 0 €, ou un autre service, décrit et facturé pour ce qu’il est. Reprenez alors l’article 4.1 des CGV et la question « price-that-grows » de faq.ts',
  },
  {
    matter: 'Numéros spéciaux',
    source: 'arrêté du 10 juin 2009 et plan de numérotation de l’Arcep',
    toDecide:
      'publiez leurs tarifs dans call-rates.csv, ou confirmez les articles 4.1 et 5.1 des CGV, qui renvoient au tarif communiqué sur demande',
  },
  {
    matter: 'Niveaux de service et dédommagement',
    source: 'code de la consommation, art. L224-27 à L224-30',
    toDecide: 'faites relire l’article 8.4 des CGV, dont les délais et les montants sont dans legal-choices.ts',
  },
  {
    matter: 'Changement de fournisseur',
    source: 'règlement (UE) 2023/2854 sur les données, art. 23 à 31',
    toDecide:
      'demandez si le portail hébergé en relève : préavis de deux mois au plus, export des données, aucun frais de changement à partir du 12 janvier 2027',
  },
  {
    matter: 'Sécurité des réseaux',
    source: 'directive (UE) 2022/2555, dite NIS 2',
    toDecide: 'demandez quelles obligations sa transposition fait à un opérateur de votre taille',
  },
  {
    matter: 'Facture électronique',
    source: 'code général des impôts, art. 289 bis',
    toDecide:
      'choisissez la plateforme agréée et dites si la TVA est acquittée sur les débits ; l’article 6.1 des CGV prévoit les deux cas',
  },
  {
    matter: 'Ni frais de dossier ni prise en main facturée',
    source: 'promesse de la question « price-that-grows » de faq.ts',
    toDecide: 'confirmez que ni l’un ni l’autre n’est jamais facturé',
  },
  {
    matter: 'Numéro d’une box internet',
    source: 'code des postes et des communications électroniques, art. D406-18',
    toDecide:
      'la portabilité met fin au contrat du numéro porté : dites ce qu’il advient de l’accès internet vendu avec lui, et ajoutez-le à l’article 10.1 des CGV et à la question « portability » de faq.ts',
  },
  {
    matter: 'Enregistrement des appels',
    source: 'code pénal, art. 226-1 ; RGPD, art. 13 ; code du travail, art. L1222-4',
    toDecide:
      'dites si l’offre le permet : le site n’en parle pas. Si oui, complétez features.ts et la page /gdpr/ : qui en est informé, comment, et combien de temps l’appel est gardé',
  },
  {
    matter: 'Menu vocal et file d’attente',
    source: 'page /features/, qui n’en parle pas',
    toDecide:
      'dites si le standard propose un menu (« tapez 1 ») et fait patienter plusieurs appelants à la fois, puis complétez features.ts',
  },
  {
    matter: 'Application mobile',
    source: 'promesse de la page /features/, « Poste virtuel »',
    toDecide:
      'confirmez que l’ordinateur et le mobile deviennent des postes, et nommez l’application à installer, avec ses systèmes',
  },
  {
    matter: 'Fonctions comprises dans la licence',
    source: 'promesse de la page /features/',
    toDecide: 'confirmez qu’aucune des fonctions du standard qui y sont décrites n’est en option payante',
  },
  {
    matter: 'Chiffrement et plafonds d’appels',
    source: 'promesses des pages /solution/ et /features/',
    toDecide:
      'confirmez que chaque poste est livré avec TLS et SRTP, et que les appels internationaux de chaque client ont un plafond',
  },
  {
    matter: 'Retour du matériel',
    source: 'question « delivery » de faq.ts, article 7.4 des CGV',
    toDecide: 'le site ne promet que la garantie : dites si un essai ou un retour est possible',
  },
  {
    matter: 'Qui répond',
    source: 'pages / et /about/ (équipe à Ajaccio), page /contact/ (rappel à l’ouverture)',
    toDecide:
      'confirmez ces deux promesses, et donnez de vrais noms et le nombre de clients',
  },
  {
    matter: 'Témoignages réels',
    source: 'code de la consommation, art. L121-4, 27° et 28°',
    toDecide:
      'avant de remplacer les exemples, dites dans les mentions légales si les témoignages sont vérifiés, et comment',
  },
];
