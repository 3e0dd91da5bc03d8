/**
 * A file of `content/catalogues/`: prices become integer cents before tax (`…Cents`), VAT hundredths of a percent
 * (2000 = 20 %).
 */
import * as z from 'zod';
import { correctTypography } from '#content/schemas/parts/typography.ts';
import { type CallPlanType, callPlanTypes } from './call-plans.ts';

const label = z
  .string('écrivez un texte')
  .regex(/^[^<>{}“”*]+$/, 'écrivez le nom que porteront les devis, sans <, {, “ ni *')
  .transform(correctTypography);
const price = hundredths('écrivez des euros avec une virgule et deux décimales, tels que 116,00');
const vatRate = hundredths('écrivez un pourcentage avec une virgule et deux décimales, tel que 20,00').refine(
  (rate) => rate <= 10_000,
  'écrivez 100,00 au plus',
);
const count = z.int('écrivez un nombre entier').min(1, 'écrivez un nombre à partir de 1');
const fromZero = z.int('écrivez un nombre entier').min(0, 'écrivez un nombre à partir de 0');
/** The link that resumes a quote has room for three digits of a count and two of the channels. */
const limit = fromZero.max(999, 'écrivez 999 au plus');
const range = z
  .strictObject({ min: limit, max: limit })
  .refine(({ min, max }) => min <= max, 'écrivez le plus petit dans min et le plus grand dans max');
/** An article: its name on quotes, its price, its VAT rate. */
const item = z.strictObject({ label, price, vatRate }).transform(inCents);

/** The plans of the first catalogue, which every catalogue has; a plan added later is absent from earlier catalogues. */
const requiredPlans = ['france-fix', 'france-all', 'international'] as const satisfies readonly CallPlanType[];
type RequiredPlan = (typeof requiredPlans)[number];

export const catalogueSchema = z.strictObject({
  /** First day of validity in Europe/Paris, `YYYY-MM-DD`; it ends the day before the next catalogue begins. */
  validFrom: z.iso.date('écrivez un jour qui existe, année d’abord, tel que 2026-11-01'),
  /** Prices, such as `oneTime.cable.price`, that may change by a factor of 5 or more; the build refuses any others. */
  confirmedPrices: z.array(z.string('écrivez le nom d’un prix')).optional(),
  source: z.string('écrivez un texte').min(1, 'écrivez d’où viennent ces prix'),
  oneTime: z.strictObject({
    phones: z.strictObject({ T46U: item, T33G: item, W73P: item }),
    virtualPhone: item,
    switches: z.strictObject({ POE8: item, POE16: item }),
    cable: item,
    setup: item,
    /** Price of one block of `portabilityBlockSize` ported numbers; a block that isn't full costs as much. */
    portabilityBlock: item,
    box: item,
    shipping: item,
  }),
  monthly: z.strictObject({ phoneLicence: item, virtualUser: item, geographicNumber: item }),
  unlimited: z
    .strictObject({
      label,
      planLabels: z.strictObject(forEachPlan(label)),
      vatRate,
      /** Simultaneous calls on offer, smallest first. */
      channels: z
        .array(count.min(2, 'écrivez un nombre à partir de 2').max(99, 'écrivez 99 au plus'))
        .min(1, 'proposez au moins un nombre de canaux'),
      /** Monthly price, by plan then by channels. */
      price: z.strictObject(forEachPlan(z.record(z.coerce.number<string>(), price))),
      /** Minutes a month per extension up to which use is fair. */
      fairUseMinutes: count,
    })
    .transform(inCents),
  portabilityBlockSize: count,
  /** VAT rate of the line that rounds a total to the whole euro. */
  roundingVatRate: vatRate,
  switchSizing: z.strictObject({
    /** One site: the first step with at least as many phones applies; above all steps, the last one. */
    singleSite: z
      .array(z.strictObject({ upToPhones: fromZero, POE8: fromZero, POE16: fromZero }))
      .min(1, 'écrivez au moins une étape'),
    /** Several sites: phones per 16-port switch. */
    multiSitePhonesPerPOE16: count,
  }),
  /** Ports of a switch, and how many of them power a phone. One port goes to the site's box. */
  switchPorts: z.strictObject({
    POE8: z.strictObject({ total: count, poe: fromZero }),
    POE16: z.strictObject({ total: count, poe: fromZero }),
  }),
  /** Cables = items × numerator / denominator, rounded up. */
  cableMargin: z.strictObject({ numerator: count, denominator: count }),
  limits: z.strictObject({ phones: range, users: range, sites: range, numbers: range }),
});

/** The prices of one file; quotes and orders name it by its `id`, the name of the file. */
export type Catalogue = Fixed<{ id: string } & z.output<typeof catalogueSchema>>;
export type CatalogueItem = Fixed<z.output<typeof item>>;
export type PhoneModel = keyof Catalogue['oneTime']['phones'];
export type SwitchModel = keyof Catalogue['oneTime']['switches'];

type Fixed<Value> = Value extends object ? { readonly [Key in keyof Value]: Fixed<Value[Key]> } : Value;

/** A number with a comma and two decimals, as an integer of hundredths. */
function hundredths(fix: string) {
  return z
    .string(fix)
    .regex(/^\d{1,9},\d{2}$/, fix)
    .transform((written) => Number(written.replace(',', '')));
}

function forEachPlan<Schema extends z.ZodType>(schema: Schema) {
  const isRequired = (plan: CallPlanType): boolean => requiredPlans.some((required) => required === plan);
  const fields = callPlanTypes.map((plan) => [plan, isRequired(plan) ? schema : schema.optional()]);
  return Object.fromEntries(fields) as Record<RequiredPlan, Schema> &
    Record<Exclude<CallPlanType, RequiredPlan>, z.ZodOptional<Schema>>;
}

/** Renames a price that was read as cents. */
function inCents<Priced extends { price: unknown }>({ price: priceCents, ...rest }: Priced) {
  return { ...rest, priceCents } as Omit<Priced, 'price'> & { priceCents: Priced['price'] };
}
