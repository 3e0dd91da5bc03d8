import type { CompanyContent } from '#content/schemas/company.ts';
import type { Placeholder } from '#content/schemas/parts/parts.ts';

const placeholder = (value: string): Placeholder => ({ placeholder: value });

/** Fixed company data with many placeholders, so that expected texts don't change with `content/company.yaml`. */
export const provisionalCompany: CompanyContent = {
  brand: 'Neolis',
  professionalsOnly: 'Tarifs réservés aux professionnels',
  foundedIn: 2017,
  yearsOfExperience: 25,
  legalName: placeholder('Neolis (raison sociale à compléter)'),
  legalForm: placeholder('Forme juridique à compléter'),
  shareCapital: placeholder('montant à compléter'),
  siren: placeholder('000 000 000'),
  rcs: placeholder('RCS Ajaccio (numéro à compléter)'),
  vatNumber: placeholder('FR00 000000000'),
  publicationDirector: placeholder('Nom à compléter'),
  phone: placeholder('04 65 71 00 00'),
  email: placeholder('contact@neolis.example.com'),
  supportEmail: placeholder('support@neolis.example.com'),
  privacyEmail: placeholder('donnees@neolis.example.com'),
  address: { street: placeholder('Adresse à compléter'), postalCode: '20000', city: 'Ajaccio', country: 'France' },
  mapPoint: { latitude: 41.9192, longitude: 8.7386 },
  openingHours: { firstDay: 'lundi', lastDay: 'vendredi', opens: '9\u00a0h', closes: '18\u00a0h' },
  host: {
    name: placeholder('Hébergeur à compléter'),
    address: placeholder('Adresse de l’hébergeur à compléter'),
    phone: placeholder('01 99 00 00 00'),
  },
  weeeProducerId: placeholder('Identifiant unique REP à compléter'),
  bank: {
    holder: placeholder('Neolis (titulaire à compléter)'),
    iban: placeholder('FR14 2004 1010 0505 0001 3M02 606'),
    bic: placeholder('PSSTFRPPXXX'),
  },
  sepaCreditorId: placeholder('FR00ZZZ000000'),
  social: [{ name: 'LinkedIn', url: placeholder('https://www.linkedin.com/') }],
  terms: {
    commitment: placeholder('sans durée minimale (à confirmer)'),
    notice: placeholder('trente jours (à confirmer)'),
    delivery: placeholder('dix jours ouvrés (à confirmer)'),
    warranty: placeholder('douze mois (à confirmer)'),
  },
  termsVersion: '2026-11-22',
};
