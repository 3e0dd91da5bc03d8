/**
 * The provider's data. A value wrapped in `placeholder` is not the provider's own yet: it can't belong to anyone
 * (numbers from ARCEP's ranges reserved for fiction, addresses under example.com, a documented test IBAN), and `npm run
 * check-publication` lists it until the owner replaces it by a plain value.
 */
import { brand } from './brand.ts';

/** A value that the owner has still to provide, with what is expected. */
export interface Placeholder {
  readonly placeholder: string;
  readonly expected: string;
}

export type CompanyValue = string | Placeholder;

/** A provisional value, until the owner provides the expected one. */
export const placeholder = (value: string, expected: string): Placeholder => ({ placeholder: value, expected });

export const company = {
  brand: brand.name,
  foundedIn: 2017,
  yearsOfExperience: 25,
  legalName: placeholder(
    `${brand.name} (raison sociale à compléter)`,
    'La dénomination sociale du registre du commerce',
  ),
  legalForm: placeholder('Forme juridique à compléter', 'Par exemple « SAS »'),
  shareCapital: placeholder('montant à compléter', 'Le capital social, par exemple « 10 000 € »'),
  siren: placeholder('000 000 000', 'Les neuf chiffres du SIREN'),
  rcs: placeholder('RCS Ajaccio (numéro à compléter)', 'La ville et le numéro d’immatriculation'),
  vatNumber: placeholder('FR00 000000000', 'Le numéro de TVA intracommunautaire'),
  publicationDirector: placeholder('Nom à compléter', 'Le directeur ou la directrice de la publication'),
  phone: placeholder('04 65 71 00 00', 'Le numéro du standard'),
  email: placeholder('contact@neolis.example.com', 'L’adresse de contact'),
  supportEmail: placeholder('support@neolis.example.com', 'L’adresse du support'),
  privacyEmail: placeholder('donnees@neolis.example.com', 'L’adresse pour les données personnelles'),
  address: {
    street: placeholder('Adresse à compléter', 'Le numéro et la voie du siège'),
    postalCode: '20000',
    city: 'Ajaccio',
    country: 'France',
  },
  mapPoint: { latitude: 41.9192, longitude: 8.7386 },
  openingHours: { firstDay: 'lundi', lastDay: 'vendredi', opens: '9\u00a0h', closes: '18\u00a0h' },
  host: {
    name: placeholder('Hébergeur à compléter', 'Le nom de l’hébergeur du site'),
    address: placeholder('Adresse de l’hébergeur à compléter', 'Son adresse postale'),
    phone: placeholder('01 99 00 00 00', 'Son numéro de téléphone'),
  },
  weeeProducerId: placeholder(
    'Identifiant unique REP à compléter',
    'L’identifiant unique DEEE, si votre société est producteur',
  ),
  bank: {
    holder: placeholder(`${brand.name} (titulaire à compléter)`, 'Le titulaire du compte'),
    iban: placeholder('FR14 2004 1010 0505 0001 3M02 606', 'L’IBAN qui reçoit les virements'),
    bic: placeholder('PSSTFRPPXXX', 'Le BIC de ce compte'),
  },
  sepaCreditorId: placeholder('FR00ZZZ000000', 'L’identifiant créancier SEPA'),
  social: [
    { name: 'LinkedIn', url: placeholder('https://www.linkedin.com/', 'L’adresse de la page LinkedIn') },
    { name: 'Facebook', url: placeholder('https://www.facebook.com/', 'L’adresse de la page Facebook') },
    { name: 'YouTube', url: placeholder('https://www.youtube.com/', 'L’adresse de la chaîne YouTube') },
  ],
  /** Terms of the contract that several texts name; terms that only legal texts name are in `legal-choices.ts`. */
  terms: {
    commitment: placeholder(
      'sans durée minimale (à confirmer)',
      'La durée d’engagement, 24 mois au plus, comme suite de « L’offre est »',
    ),
    notice: placeholder('trente jours (à confirmer)', 'Le préavis de résiliation'),
    delivery: placeholder('dix jours ouvrés (à confirmer)', 'Le délai indicatif de livraison'),
    warranty: placeholder('douze mois (à confirmer)', 'La durée de la garantie commerciale du matériel'),
  },
  /** Day of the terms of sale, printed on quotes and stored with orders: a new one whenever their text changes. */
  termsVersion: '2026-11-26',
} as const satisfies CompanyContent;

const { firstDay, lastDay, opens, closes } = company.openingHours;
/** The opening hours within a sentence, so that no text says others. */
export const openingTimes = `du ${firstDay} au ${lastDay}, de ${opens} à ${closes}`;

/** Said once in each view of prices. */
export const professionalsOnly = 'Tarifs réservés aux professionnels';

/** The days of the week, Monday first. */
export const weekdays = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'] as const;
export type Weekday = (typeof weekdays)[number];

/** Shape of this file; `companyText` of `domain/company.ts` reads a value whether it is a placeholder or not. */
export interface CompanyContent {
  readonly brand: string;
  readonly foundedIn: number;
  readonly yearsOfExperience: number;
  readonly legalName: CompanyValue;
  readonly legalForm: CompanyValue;
  readonly shareCapital: CompanyValue;
  readonly siren: CompanyValue;
  readonly rcs: CompanyValue;
  readonly vatNumber: CompanyValue;
  readonly publicationDirector: CompanyValue;
  readonly phone: CompanyValue;
  readonly email: CompanyValue;
  readonly supportEmail: CompanyValue;
  readonly privacyEmail: CompanyValue;
  readonly address: {
    readonly street: CompanyValue;
    readonly postalCode: string;
    readonly city: string;
    readonly country: string;
  };
  readonly mapPoint: { readonly latitude: number; readonly longitude: number };
  readonly openingHours: {
    readonly firstDay: Weekday;
    readonly lastDay: Weekday;
    readonly opens: string;
    readonly closes: string;
  };
  readonly host: { readonly name: CompanyValue; readonly address: CompanyValue; readonly phone: CompanyValue };
  readonly weeeProducerId: CompanyValue;
  readonly bank: { readonly holder: CompanyValue; readonly iban: CompanyValue; readonly bic: CompanyValue };
  readonly sepaCreditorId: CompanyValue;
  readonly social: readonly { readonly name: string; readonly url: CompanyValue }[];
  readonly terms: {
    readonly commitment: CompanyValue;
    readonly notice: CompanyValue;
    readonly delivery: CompanyValue;
    readonly warranty: CompanyValue;
  };
  readonly termsVersion: string;
}
