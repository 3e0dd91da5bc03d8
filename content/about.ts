import { brand } from './brand.ts';
import { company, openingTimes } from './company.ts';
import type { IconName } from './icon-names.ts';

interface AboutValue {
  readonly title: string;
  readonly text: string;
  readonly icon: IconName;
}

interface AboutContent {
  readonly title: string;
  readonly lead: string;
  /** Kinds of line the team has known, oldest first, one per drawing; the last is the present. */
  readonly eras: readonly [string, string, string, string];
  readonly history: {
    readonly title: string;
    readonly paragraphs: readonly string[];
    /** Figures in large type beside the story; `value` is the name of one in `company.ts`. */
    readonly facts: readonly {
      readonly value: 'foundedIn' | 'yearsOfExperience';
      readonly before: string;
      readonly after: string;
    }[];
  };
  readonly valuesTitle: string;
  readonly values: readonly AboutValue[];
  readonly mission: { readonly title: string; readonly paragraphs: readonly string[] };
  readonly closing: { readonly title: string; readonly text: string; readonly contactLabel: string };
}

/** Texts of the page `/about`. The founding year and the years of experience are also in `company.ts`. */
export const about: AboutContent = {
  title: 'À propos',
  lead: 'Nous vendons des téléphones qui marchent, à un prix qui se comprend.',
  eras: ['L’analogique', 'Le numérique', 'Les débuts d’internet', 'Le cloud, simplement'],
  history: {
    title: 'Notre histoire',
    facts: [
      { value: 'foundedIn', before: 'Depuis', after: `à ${company.address.city}` },
      { value: 'yearsOfExperience', before: 'Plus de', after: 'ans d’expérience des télécoms' },
    ],
    paragraphs: [
      `${brand.name} est née en 2017 à Ajaccio, d’une équipe qui compte plus de 25 ans d’expérience des télécommunications. Nous avions connu les lignes analogiques, les lignes numériques, puis les premiers appels par internet, et toujours la même gêne : un commerçant, une mairie ou un cabinet devait parler la langue de l’opérateur pour obtenir un téléphone qui sonne.`,
      'Nous avons fait le chemin inverse. Le standard est dans le cloud, les postes arrivent configurés, avec le bon nombre de cordons. Le prix s’affiche en ligne et se lit ligne par ligne. Et s’il reste une question, quelqu’un y répond.',
    ],
  },
  valuesTitle: 'Nos valeurs',
  values: [
    {
      title: 'Fiabilité',
      text: 'Un téléphone doit sonner. Nous configurons le matériel avant l’envoi, un technicien peut vérifier votre réseau avec vous, et nous disons franchement ce qui dépend de votre accès internet.',
      icon: 'plug',
    },
    {
      title: 'Proximité',
      text: 'Un support dédié, qui connaît votre installation et vous parle sans jargon. Un technicien peut vous assister, avant ou après la commande.',
      icon: 'pin',
    },
    {
      title: 'Innovation',
      text: 'Nous adoptons ce qui rend le travail plus simple, et nous écartons le reste. Une nouveauté entre dans l’offre quand elle vous fait gagner du temps.',
      icon: 'lightbulb',
    },
  ],
  mission: {
    title: 'Notre mission',
    paragraphs: [
      'Donner aux petites et moyennes entreprises, aux administrations et à nos revendeurs une téléphonie professionnelle qu’ils comprennent, dont ils connaissent le prix et qu’ils peuvent faire évoluer sans attendre personne.',
    ],
  },
  closing: {
    title: 'Faisons connaissance',
    text: `Une question, un projet, une installation à remplacer : nous sommes là ${openingTimes}.`,
    contactLabel: 'Nous contacter',
  },
};
