/** A point of law, or a promise, that only the owner can settle before the site is published. */
export interface LegalPoint {
  readonly matter: string;
  /** The text that raises it, or where the site makes the promise. */
  readonly source: string;
  readonly toDecide: string;
}

/** Listed by `npm run check-publication`; a point that is settled is removed from here. */
export const legalPoints: readonly LegalPoint[] = [
  {
    matter: 'Portabilité payante',
    source: 'code des postes et des communications électroniques, art. L44-4',
    toDecide:
      'aucun frais direct ne peut être demandé à l’utilisateur final qui porte son numéro ; décidez avec un avocat du prix au catalogue : 0 €, ou un autre service, décrit et facturé pour ce qu’il est. Reprenez alors l’article 4.1 des CGV et la question « price-that-grows » de faq.ts',
  },
  {
    matter: 'Numéros spéciaux et outre-mer',
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
    matter: 'Prise en main non facturée',
    source: 'promesse de la question « price-that-grows » de faq.ts',
    toDecide: 'confirmez qu’elle n’est jamais facturée',
  },
  {
    matter: 'Témoignages réels',
    source: 'code de la consommation, art. L121-4, 27° et 28°',
    toDecide:
      'avant de remplacer les exemples, dites dans les mentions légales si les témoignages sont vérifiés, et comment',
  },
];
