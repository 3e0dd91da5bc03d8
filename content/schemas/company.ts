import * as z from 'zod';
import { weekdays } from '#domain/calendar.ts';
import { isEmail } from '#domain/email/email-address.ts';
import { isCreditorId, isIban, isSiren, isVatNumber, vatNumberOf } from '#domain/official-numbers.ts';
import { type Content, day, isWebAddress, owned, ownedText, rule, text, texts, wholeFile } from './parts/parts.ts';

/** A value of the owner's, in the form in which it is shown; what is pasted from a document may have its spaces. */
const value = (expected: string, isRight: (text: string) => boolean, advice: string) =>
  owned(expected, z.string(advice).transform((given) => given.replaceAll(/[\u00a0\u202f]/g, ' ')).refine(isRight, advice));
const email = (expected: string) => value(expected, isEmail, 'écrivez une adresse telle que contact@neolis.fr');
const isFrenchPhone = (given: string): boolean => /^(?:0|\+33 )[1-9](?: \d{2}){4}$/.test(given);
const isPhone = (given: string): boolean => isFrenchPhone(given) || /^\+\d(?:[\s.]?\d){6,14}$/.test(given);
const adviceForSiren =
  'recopiez les neuf chiffres de votre extrait Kbis, trois par trois, tels que 732 829 320, dont le dernier contrôle les huit autres';
const adviceForVat = 'écrivez FR, deux chiffres de contrôle, une espace, puis votre SIREN, tels que FR44 732829320';
const writtenHour = /^(\d|1\d|2[0-3])\u00a0h(?:\u00a0([0-5]\d))?$/;
const hour = text().refine((given) => writtenHour.test(given), 'écrivez une heure telle que 9\u00a0h ou 8\u00a0h\u00a030');
const adviceForPostalCode = 'écrivez cinq chiffres entre guillemets, tels que "20000"';
const degrees = (example: string, most: number) => {
  const advice = `écrivez des degrés sans guillemets, avec un point, tels que ${example}`;
  return z.number(advice).min(-most, advice).max(most, advice);
};
const year = 'écrivez une année sans guillemets, telle que 2017';

/** The provider's data; where a value is still `!a-donner`, `npm run check-publication` lists it. */
const schema = z
  .strictObject({
    brand: z.string(),
    professionalsOnly: text(),
    foundedIn: z.int(year).min(1900, year),
    yearsOfExperience: z.int('écrivez un nombre sans guillemets, tel que 25').min(1, 'écrivez un nombre à partir de 1'),
    legalName: ownedText('La dénomination sociale du registre du commerce'),
    legalForm: ownedText('Par exemple « SAS »'),
    shareCapital: ownedText('Le capital social, par exemple « 10 000 € »'),
    siren: value('Les neuf chiffres du SIREN', (given) => /^\d{3} \d{3} \d{3}$/.test(given) && isSiren(given), adviceForSiren),
    rcs: ownedText('La ville et le numéro d’immatriculation'),
    vatNumber: value('Le numéro de TVA intracommunautaire', (given) => /^FR\d{2} \d{9}$/.test(given) && isVatNumber(given), adviceForVat),
    publicationDirector: ownedText('Le directeur ou la directrice de la publication'),
    phone: value('Le numéro du standard', isFrenchPhone, 'écrivez dix chiffres deux par deux, tels que 04 65 71 00 00'),
    email: email('L’adresse de contact'),
    supportEmail: email('L’adresse du support'),
    privacyEmail: email('L’adresse pour les données personnelles'),
    address: texts('city country').extend({
      street: ownedText('Le numéro et la voie du siège'),
      postalCode: z.string(adviceForPostalCode).regex(/^\d{5}$/, adviceForPostalCode),
    }),
    mapPoint: z
      .strictObject({ latitude: degrees('41.9192', 90), longitude: degrees('8.7386', 180) })
      // No place overseas lies where one of metropolitan France would with its two numbers exchanged.
      .refine(({ latitude, longitude }) => !(longitude > 41 && longitude < 51.5 && latitude > -5.5 && latitude < 10), {
        path: ['latitude'],
        error: 'échangez la latitude et la longitude',
      }),
    openingHours: z
      .strictObject({
        firstDay: z.enum(weekdays, 'écrivez un jour de la semaine, en minuscules, tel que lundi'),
        lastDay: z.enum(weekdays, 'écrivez un jour de la semaine, en minuscules, tel que vendredi'),
        opens: hour,
        closes: hour,
      })
      .check(rule(({ firstDay, lastDay, opens, closes }, refuse) => {
        if (weekdays.indexOf(lastDay) < weekdays.indexOf(firstDay)) {
          refuse(`écrivez un jour qui suit ${firstDay} dans la semaine, du lundi au dimanche`, 'lastDay');
        }
        if (minutesOf(closes) <= minutesOf(opens)) refuse(`écrivez une heure après ${opens}`, 'closes');
      })),
    host: z.strictObject({
      name: ownedText('Le nom de l’hébergeur du site'),
      address: ownedText('Son adresse postale'),
      phone: value('Son numéro de téléphone', isPhone, 'écrivez dix chiffres deux par deux, ou un numéro étranger tel que +353 1 234 5678'),
    }),
    weeeProducerId: ownedText('L’identifiant unique DEEE, si votre société est producteur'),
    bank: z.strictObject({
      holder: ownedText('Le titulaire du compte'),
      iban: value(
        'L’IBAN qui reçoit les virements',
        (given) => /^(?:[A-Z\d]{4} )+[A-Z\d]{1,4}$/.test(given) && isIban(given),
        'recopiez l’IBAN de votre relevé, par groupes de quatre\u00a0: une lettre ou un chiffre est faux, manque ou est en trop',
      ),
      bic: value(
        'Le BIC de ce compte',
        (given) => /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(given),
        'recopiez le BIC de votre relevé\u00a0: 8 ou 11 lettres et chiffres, tels que PSSTFRPPXXX',
      ),
    }),
    sepaCreditorId: value(
      'L’identifiant créancier SEPA',
      isCreditorId,
      'recopiez l’identifiant donné par votre banque, qui ressemble à FR72ZZZ123456\u00a0: une lettre ou un chiffre est faux',
    ),
    social: z.array(texts('name').extend({
      url: value('L’adresse de la page', isWebAddress, 'écrivez une adresse entière, telle que https://www.linkedin.com/company/neolis'),
    })),
    terms: z.strictObject({
      commitment: ownedText('La durée d’engagement, 24 mois au plus, comme suite de « L’offre est »'),
      notice: ownedText('Le préavis de résiliation'),
      delivery: ownedText('Le délai indicatif de livraison'),
      warranty: ownedText('La durée de la garantie commerciale du matériel'),
    }),
    termsVersion: day,
  })
  .check(rule(({ siren, vatNumber, foundedIn }, refuse) => {
    const thisYear = new Date().getFullYear();
    if (foundedIn > thisYear) refuse(`écrivez une année passée, ${thisYear} au plus tard`, 'foundedIn');
    const right = typeof siren === 'string' ? vatNumberOf(siren) : vatNumber;
    if (typeof vatNumber === 'string' && vatNumber !== right) refuse(`écrivez celui de ce SIREN, ${right}`, 'vatNumber');
  }));
export const company = wholeFile('company.yaml', schema);
export type CompanyContent = Content<typeof schema>;

function minutesOf(given: string): number {
  const [, hours, minutes = '0'] = writtenHour.exec(given) ?? [];
  return Number(hours) * 60 + Number(minutes);
}
