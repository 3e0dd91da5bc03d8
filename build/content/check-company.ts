import * as z from 'zod';
import type { CompanyContent, CompanyValue, Weekday } from '#content/company.ts';
import { isCreditorId, isIban, isSiren, isVatNumber, vatNumberOf } from '#domain/official-numbers.ts';
import { isEmail } from '#domain/quote/email-address.ts';
import { checkShape } from './check-shape.ts';
import type { ContentError } from './content-error.ts';
import type { ContentValue } from './content-value.ts';

const weekdays = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'] as const satisfies Weekday[];
const text = z.string('écrivez un texte entre apostrophes droites').min(1, 'écrivez un texte');
const year = z.int('écrivez une année sans guillemets, telle que 2017').min(1900, 'écrivez une année, telle que 2017');

/** An owner's value, which must be valid, or a placeholder, which may be anything. */
function value(isRight: (text: string) => boolean, advice: string | ((text: string) => string)) {
  return z.custom<CompanyValue>().check(({ value: given, issues }) => {
    const isPlaceholder = typeof Object(given).placeholder === 'string' && typeof Object(given).expected === 'string';
    if (isPlaceholder || (typeof given === 'string' && isRight(given))) return;
    const message = typeof advice === 'string' ? advice : advice(String(given));
    issues.push({ code: 'custom', input: given, message });
  });
}

const words = value((given) => given.trim() !== '', 'écrivez un texte entre apostrophes droites');
const email = value(isEmail, 'écrivez une adresse telle que contact@neolis.fr');
const isFrenchPhone = (given: string): boolean => /^(?:0|\+33\s?)[1-9](?:[\s.]?\d{2}){4}$/u.test(given);
const isPhone = (given: string): boolean => isFrenchPhone(given) || /^\+\d(?:[\s.]?\d){6,14}$/.test(given);
const phone = value(isFrenchPhone, 'écrivez dix chiffres, tels que 04 95 00 00 00');
const isAddress = (given: string): boolean => URL.canParse(given) && given.startsWith('https://');

const companySchema = z.strictObject({
  brand: text,
  foundedIn: year,
  yearsOfExperience: z.int('écrivez un nombre sans guillemets, tel que 25').min(1, 'écrivez un nombre à partir de 1'),
  legalName: words,
  legalForm: words,
  shareCapital: words,
  siren: value(isSiren, adviceForSiren),
  rcs: words,
  vatNumber: value(isVatNumber, adviceForVatNumber),
  publicationDirector: words,
  phone,
  email,
  supportEmail: email,
  privacyEmail: email,
  address: z.strictObject({
    street: words,
    postalCode: text.regex(/^\d{5}$/, 'écrivez cinq chiffres, tels que 20000'),
    city: text,
    country: text,
  }),
  mapPoint: z.strictObject({
    latitude: z.number('écrivez des degrés, tels que 41.9192').min(-90).max(90),
    longitude: z.number('écrivez des degrés, tels que 8.7386').min(-180).max(180),
  }),
  openingHours: z.strictObject({
    firstDay: z.enum(weekdays, 'écrivez un jour de la semaine, tel que lundi'),
    lastDay: z.enum(weekdays, 'écrivez un jour de la semaine, tel que vendredi'),
    opens: text,
    closes: text,
  }),
  host: z.strictObject({
    name: words,
    address: words,
    phone: value(isPhone, 'écrivez dix chiffres, ou un numéro étranger tel que +353 1 234 5678'),
  }),
  weeeProducerId: words,
  bank: z.strictObject({
    holder: words,
    iban: value(
      isIban,
      'recopiez l’IBAN de votre relevé\u00a0: une lettre ou un chiffre est faux, manque ou est en trop',
    ),
    bic: value(
      (given) => /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(given),
      'recopiez le BIC de votre relevé\u00a0: 8 ou 11 lettres et chiffres, tels que PSSTFRPPXXX',
    ),
  }),
  sepaCreditorId: value(
    isCreditorId,
    'recopiez l’identifiant donné par votre banque, qui ressemble à FR72ZZZ123456\u00a0: une lettre ou un chiffre est faux',
  ),
  social: z.array(
    z.strictObject({
      name: text,
      url: value(isAddress, 'écrivez une adresse qui commence par https://'),
    }),
  ),
  terms: z.strictObject({ commitment: words, notice: words, delivery: words, warranty: words }),
  termsVersion: z.iso.date('écrivez un jour qui existe, tel que 2026-11-22'),
}) satisfies z.ZodType<CompanyContent>;

/** The mistakes in `content/company.ts`: fields, numbers with a key, addresses, and a VAT number of another company. */
export function checkCompany(company: ContentValue): ContentError[] {
  return checkShape(
    company,
    companySchema.check(({ value: { siren, vatNumber }, issues }) => {
      if (typeof siren !== 'string' || typeof vatNumber !== 'string' || !isSiren(siren)) return;
      if (vatNumber.replaceAll(/\s/g, '') === vatNumberOf(siren).replaceAll(/\s/g, '')) return;
      const message = `écrivez celui de ce SIREN, ${vatNumberOf(siren)}`;
      issues.push({ code: 'custom', input: vatNumber, path: ['vatNumber'], message });
    }),
  );
}

function adviceForSiren(given: string): string {
  return /^\d{9}$/.test(given.replaceAll(/\s/g, ''))
    ? 'recopiez-le de votre extrait Kbis\u00a0: le dernier chiffre ne va pas avec les huit autres'
    : 'écrivez neuf chiffres, tels que 732 829 320';
}

function adviceForVatNumber(given: string): string {
  const siren = given.replaceAll(/\s/g, '').slice(4);
  return isSiren(siren) ? `écrivez ${vatNumberOf(siren)}` : 'écrivez FR, deux chiffres, puis votre SIREN';
}
