/** A client's words. `example` stays true until the owner replaces them by those of a real client. */
export interface Testimonial {
  readonly content: string;
  /** Abbreviated name, such as « Claire M. ». */
  readonly author: string;
  readonly position: string;
  /** As after the position and a comma: « une épicerie fine », « Garage Santoni ». */
  readonly company: string;
  /** Stars, from 1 to 5. */
  readonly rating: number;
  /** Invented to fill the page, which marks it with « Exemple ». */
  readonly example: boolean;
}

export const testimonialsTitle = 'Ils ont changé de téléphone';

export const testimonials: readonly Testimonial[] = [
  {
    content:
      'Le carton est arrivé un mardi. À la pause, tous les postes de l’accueil sonnaient, et les administrés appellent toujours le même numéro.',
    author: 'Marie-Ange C.',
    position: 'Secrétaire de mairie',
    company: 'une commune du littoral',
    rating: 5,
    example: true,
  },
  {
    content:
      'Je prends les commandes au comptoir et je finis l’appel en réserve, avec le combiné sans fil. Et la facture est la même chaque mois.',
    author: 'Antoine P.',
    position: 'Gérant',
    company: 'une épicerie fine',
    rating: 5,
    example: true,
  },
  {
    content:
      'Deux ateliers, un seul standard. Quand j’ai une question, j’appelle et on me répond, sans “tapez 1, tapez 2”.',
    author: 'Lætitia R.',
    position: 'Responsable administrative',
    company: 'une menuiserie',
    rating: 5,
    example: true,
  },
];
