import * as z from 'zod';
import type { CompanyContent, CompanyValue, Weekday } from '#content/company.ts';
import { isCreditorId, isIban, isSiren, isVatNumber, vatNumberOf } from '#domain/official-numbers.ts';
import { isEmail } from '#domain/quote/form/email-address.ts';
import { checkShape } from './check-shape.ts';
import type { ContentError } from './content-error.ts';
import type { ContentValue } from './content-value.ts';

const weekdays = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'] as const satisfies Weekday[];
const text = z.string('écrivez un texte entre apostrophes droites').min(1, 'écrivez un texte');
const year = z.int('écrivez une année sans guillemets, telle que 2017').min(1900, 'écrivez une année, telle que 2017');
/** Latitudes and longitudes of metropolitan France. */
const isInFrance = (latitude: number, longitude: number): boolean =>
  latitude > 41 && latitude < 51.5 && longitude > -5.5 && longitude < 10;

/**
 * The values that came with the site, without the `placeholder` around them: words, addresses of examples, ARCEP's numbers
 * for fiction, the IBAN of the examples.
 */
const invented =
  /à (?:compléter|confirmer)\)?$|[@.]example\.(?:com|org|net)|^0(?:1 99 00|4 65 71)( \d\d){2}$|^FR14 2004 1010 0505 0001 3M02 606$/;
const adviceForInvented =
  'écrivez votre propre valeur\u00a0: celle-ci est l’exemple fourni avec le site, à laisser dans placeholder(…)';

/**
 * An owner's value, which must be valid and in the form in which it is shown, `written`, or a placeholder, which may be
 * anything.
 */
function value(
  isRight: (text: string) => boolean,
  advice: string | ((text: string) => string),
  written = (text: string): string => text,
) {
  return z.custom<CompanyValue>().check(({ value: given, issues }) => {
    const isPlaceholder = typeof Object(given).placeholder === 'string' && typeof Object(given).expected === 'string';
    if (isPlaceholder) return;
    const text = String(given);
    const isValid = typeof given === 'string' && isRight(text);
    if (isValid && !invented.test(text) && text === written(text)) return;
    const ownAdvice = typeof advice === 'string' ? advice : advice(text);
    const message = invented.test(text) ? adviceForInvented : isValid ? `écrivez ${written(text)}` : ownAdvice;
    issues.push({ code: 'custom', input: given, message });
  });
}

const words = value((given) => given.trim() !== '', 'écrivez un texte entre apostrophes droites');
const email = value(isEmail, 'écrivez une adresse telle que contact@neolis.fr');
const isFrenchPhone = (given: string): boolean => /^(?:0|\+33\s?)[1-9](?:[\s.]?\d{2}){4}$/u.test(given);
const isPhone = (given: string): boolean => isFrenchPhone(given) || /^\+\d(?:[\s.]?\d){6,14}$/.test(given);
/** In groups of so many signs: `04 95 12 34 56`, `732 829 320`, `FR76 3000 6000`. */
const inGroups =
  (size: number) =>
  (given: string): string => {
    const compact = given.replaceAll(/[\s.]/g, '').toUpperCase();
    return given.startsWith('+') ? given : compact.replaceAll(new RegExp(`.{${size}}(?=.)`, 'g'), '$& ');
  };
const phone = value(isFrenchPhone, 'écrivez dix chiffres, tels que 04 95 00 00 00', inGroups(2));
const writtenHour = /^(\d|1\d|2[0-3])\u00a0h(?:\u00a0([0-5]\d))?$/;
const hour = text.regex(writtenHour, { error: ({ input }) => `écrivez '${correctedHour(String(input))}'` });
const isAddress = (given: string): boolean => URL.canParse(given) && given.startsWith('https://');

const latitude = 'écrivez des degrés sans guillemets, avec un point, tels que 41.9192';
const longitude = 'écrivez des degrés sans guillemets, avec un point, tels que 8.7386';

const companySchema = z.strictObject({
  // Checked in its own file.
  brand: z.string(),
  foundedIn: year,
  yearsOfExperience: z.int('écrivez un nombre sans guillemets, tel que 25').min(1, 'écrivez un nombre à partir de 1'),
  legalName: words,
  legalForm: words,
  shareCapital: words,
  siren: value(isSiren, adviceForSiren, inGroups(3)),
  rcs: words,
  vatNumber: value(isVatNumber, adviceForVatNumber, (given) => vatNumberOf(sirenOf(given))),
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
  mapPoint: z
    .strictObject({
      latitude: z.number(latitude).min(-90, latitude).max(90, latitude),
      longitude: z.number(longitude).min(-180, longitude).max(180, longitude),
    })
    .check(({ value: point, issues }) => {
      if (isInFrance(point.latitude, point.longitude) || !isInFrance(point.longitude, point.latitude)) return;
      const message = `échangez les deux\u00a0: latitude ${point.longitude}, longitude ${point.latitude}`;
      issues.push({ code: 'custom', input: point.latitude, path: ['latitude'], message });
    }),
  openingHours: z
    .strictObject({
      firstDay: z.enum(weekdays, 'écrivez un jour de la semaine, en minuscules, tel que lundi'),
      lastDay: z.enum(weekdays, 'écrivez un jour de la semaine, en minuscules, tel que vendredi'),
      opens: hour,
      closes: hour,
    })
    .check(({ value: { firstDay, lastDay, opens, closes }, issues }) => {
      const refuse = (path: string, input: string, message: string) =>
        issues.push({ code: 'custom', input, path: [path], message });
      if (weekdays.indexOf(lastDay) < weekdays.indexOf(firstDay)) {
        refuse('lastDay', lastDay, `écrivez un jour qui suit ${firstDay} dans la semaine, du lundi au dimanche`);
      }
      if (minutesOf(closes) <= minutesOf(opens)) refuse('closes', closes, `écrivez une heure après ${opens}`);
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
      inGroups(4),
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
  termsVersion: z.iso.date("écrivez un jour qui existe, entre apostrophes droites, tel que '2026-11-22'"),
}) satisfies z.ZodType<CompanyContent>;

/**
 * The mistakes in `content/company.ts`: fields, numbers with a key, addresses, hours, a VAT number of another company, a
 * foundation after `today`, `YYYY-MM-DD`.
 */
export function checkCompany(company: ContentValue, today: string): ContentError[] {
  return checkShape(
    company,
    companySchema.check(({ value: { siren, vatNumber, foundedIn }, issues }) => {
      if (foundedIn > Number(today.slice(0, 4))) {
        const message = `écrivez une année passée, ${today.slice(0, 4)} au plus tard`;
        issues.push({ code: 'custom', input: foundedIn, path: ['foundedIn'], message });
      }
      if (typeof siren !== 'string' || typeof vatNumber !== 'string' || !isSiren(siren)) return;
      if (vatNumber.replaceAll(/\s/g, '') === vatNumberOf(siren).replaceAll(/\s/g, '')) return;
      const message = `écrivez celui de ce SIREN, ${vatNumberOf(siren)}`;
      issues.push({ code: 'custom', input: vatNumber, path: ['vatNumber'], message });
    }),
  );
}

function minutesOf(given: string): number {
  const [, hours, minutes = '0'] = writtenHour.exec(given) ?? [];
  return Number(hours) * 60 + Number(minutes);
}

/** `09:30` → `9\u00a0h\u00a030`, with the no-break spaces as the file writes them. */
function correctedHour(given: string): string {
  const [, hours = '9', minutes = '00'] = /^\s*(\d{1,2})\s*(?:[h:.]|heures?)\s*(\d{2})?\s*$/i.exec(given) ?? [];
  const space = '\\u00a0';
  const whole = `${Math.min(Number(hours), 23)}${space}h`;
  return minutes === '00' || Number(minutes) > 59 ? whole : `${whole}${space}${minutes}`;
}

function adviceForSiren(given: string): string {
  return /^\d{9}$/.test(given.replaceAll(/\s/g, ''))
    ? 'recopiez-le de votre extrait Kbis\u00a0: le dernier chiffre ne va pas avec les huit autres'
    : 'écrivez neuf chiffres, tels que 732 829 320';
}

/** The SIREN within a VAT number. */
function sirenOf(vatNumber: string): string {
  return vatNumber.replaceAll(/\s/g, '').slice(4);
}

function adviceForVatNumber(given: string): string {
  const siren = sirenOf(given);
  return isSiren(siren) ? `écrivez ${vatNumberOf(siren)}` : 'écrivez FR, deux chiffres, puis votre SIREN';
}
