import * as z from 'zod';
import type { CallPlanType, Catalogue, SwitchModel } from '#content/catalogue.ts';
import { checkShape } from './check-shape.ts';
import type { ContentError } from './content-error.ts';
import type { ContentModule } from './content-module.ts';

const label = z.string().min(1, 'écrivez le nom que porteront les devis');
const cents = z
  .number('écrivez des centimes entiers, sans guillemets\u00a0: 22,50\u00a0€ s’écrit 2250')
  .refine(
    (value) => Number.isSafeInteger(value) && value >= 0,
    'écrivez des centimes entiers à partir de 0\u00a0: 22,50\u00a0€ s’écrit 2250',
  );
const count = z.int('écrivez un nombre entier').min(1, 'écrivez un nombre à partir de 1');
const fromZero = z.int('écrivez un nombre entier').min(0, 'écrivez un nombre à partir de 0');
const vatRate = z
  .int('écrivez des centièmes de pour cent\u00a0: 20\u00a0% s’écrit 2000')
  .min(0, 'écrivez des centièmes de pour cent\u00a0: 20\u00a0% s’écrit 2000')
  .max(10_000, 'écrivez des centièmes de pour cent\u00a0: 20\u00a0% s’écrit 2000');
const item = z.strictObject({ label, priceCents: cents, vatRate });
const range = z
  .strictObject({ min: fromZero, max: fromZero })
  .refine(({ min, max }) => min <= max, 'écrivez le plus petit dans min et le plus grand dans max');
const pricesByChannels = z.record(z.coerce.number(), cents);
const planTypes = ['france-fix', 'france-all', 'international'] as const satisfies readonly CallPlanType[];
const switchModels = ['POE8', 'POE16'] as const satisfies readonly SwitchModel[];

const catalogueSchema = z
  .strictObject({
    id: z
      .string()
      .regex(/^[0-9a-z-]{1,20}$/, 'écrivez au plus 20 petites lettres, chiffres et traits d’union, tels que 2026-11'),
    validFrom: z.iso.date('écrivez un jour qui existe, année d’abord, tel que 2026-11-01'),
    confirmedPrices: z.array(z.string('écrivez le nom d’un prix')).optional(),
    source: z.string().min(1, 'écrivez d’où viennent ces prix'),
    oneTime: z.strictObject({
      phones: z.strictObject({ T46U: item, T33G: item, W73P: item }),
      virtualPhone: item,
      switches: z.strictObject({ POE8: item, POE16: item }),
      cable: item,
      setup: item,
      portabilityBlock: item,
      box: item,
      shipping: item,
    }),
    monthly: z.strictObject({ phoneLicence: item, virtualUser: item, geographicNumber: item }),
    unlimited: z.strictObject({
      label,
      planLabels: z.strictObject({ 'france-fix': label, 'france-all': label, international: label }),
      vatRate,
      channels: z.array(count).min(1, 'proposez au moins un nombre de canaux'),
      priceCents: z.strictObject({
        'france-fix': pricesByChannels,
        'france-all': pricesByChannels,
        international: pricesByChannels,
      }),
      fairUseMinutes: count,
    }),
    portabilityBlockSize: count,
    roundingVatRate: vatRate,
    switchSizing: z.strictObject({
      singleSite: z
        .array(z.strictObject({ upToPhones: fromZero, POE8: fromZero, POE16: fromZero }))
        .min(1, 'écrivez au moins une étape'),
      multiSitePhonesPerPOE16: count,
    }),
    switchPorts: z.strictObject({
      POE8: z.strictObject({ total: count, poe: fromZero }),
      POE16: z.strictObject({ total: count, poe: fromZero }),
    }),
    cableMargin: z.strictObject({ numerator: count, denominator: count }),
    limits: z.strictObject({ phones: range, users: range, sites: range, numbers: range }),
  })
  .check(({ value, issues }) => {
    for (const { path, mend } of [...checkPlans(value), ...checkSwitches(value)]) {
      issues.push({ code: 'custom', input: value, path: [...path], message: mend });
    }
  }) satisfies z.ZodType<Catalogue>;

const cataloguesSchema = z
  .array(catalogueSchema)
  .min(1, 'écrivez au moins un catalogue')
  .check(({ value, issues }) => {
    for (const { path, mend } of checkOrder(value)) {
      issues.push({ code: 'custom', input: value, path: [...path], message: mend });
    }
  });

interface Mistake {
  readonly path: readonly PropertyKey[];
  readonly mend: string;
}

/**
 * The mistakes in `content/catalogue.ts`: every price, every plan at every number of channels, a switch port for every
 * phone, catalogues in order.
 */
export function checkCatalogues(module: ContentModule, catalogues: unknown): ContentError[] {
  return checkShape(module, 'catalogues', catalogues, cataloguesSchema);
}

function checkPlans({ unlimited }: Catalogue): Mistake[] {
  const { channels, priceCents } = unlimited;
  const sorted = channels.every((offered, index) => index === 0 || offered > (channels[index - 1] ?? 0));
  const order = sorted
    ? []
    : [{ path: ['unlimited', 'channels'], mend: 'écrivez les canaux du plus petit au plus grand, chacun une fois' }];
  return [
    ...order,
    ...planTypes.flatMap((plan) => {
      const path = ['unlimited', 'priceCents', plan];
      const missing = channels.filter((offered) => priceCents[plan][offered] === undefined);
      const unknown = Object.keys(priceCents[plan]).filter((priced) => !channels.includes(Number(priced)));
      return [
        ...missing.map((offered) => ({ path, mend: `ajoutez le prix pour ${offered} canaux` })),
        ...unknown.map((priced) => ({
          path,
          mend: `retirez le prix pour ${priced} canaux, ou proposez-les dans channels`,
        })),
      ];
    }),
  ];
}

function checkSwitches({ switchSizing, switchPorts, limits }: Catalogue): Mistake[] {
  const { singleSite, multiSitePhonesPerPOE16 } = switchSizing;
  const places = (model: SwitchModel): number => Math.min(switchPorts[model].poe, switchPorts[model].total - 1);
  const steps = singleSite.flatMap((step, index): Mistake[] => {
    const path = ['switchSizing', 'singleSite', index, 'upToPhones'];
    const before = singleSite[index - 1]?.upToPhones ?? -1;
    const room = switchModels.reduce((sum, model) => sum + step[model] * places(model), 0);
    if (step.upToPhones <= before)
      return [
        { path, mend: `écrivez les étapes du plus petit nombre de postes au plus grand\u00a0: plus de ${before} ici` },
      ];
    return step.upToPhones > room
      ? [{ path, mend: `écrivez ${room} au plus\u00a0: ces boîtiers n’alimentent pas plus de postes à côté de la box` }]
      : [];
  });
  const last = singleSite.at(-1)?.upToPhones ?? 0;
  return [
    ...steps,
    ...(last < limits.phones.max
      ? [{ path: ['switchSizing', 'singleSite'], mend: `ajoutez une étape jusqu’à ${limits.phones.max} postes` }]
      : []),
    ...(multiSitePhonesPerPOE16 > places('POE16')
      ? [
          {
            path: ['switchSizing', 'multiSitePhonesPerPOE16'],
            mend: `écrivez ${places('POE16')} au plus\u00a0: un boîtier de 16 ports n’alimente pas plus de postes à côté de la box`,
          },
        ]
      : []),
  ];
}

function checkOrder(catalogues: readonly Catalogue[]): Mistake[] {
  return catalogues.flatMap(({ id, validFrom }, index) => {
    const earlier = catalogues.slice(0, index);
    const before = earlier.at(-1)?.validFrom ?? '';
    return [
      ...(earlier.some((other) => other.id === id)
        ? [{ path: [index, 'id'], mend: `donnez au nouveau catalogue un id à lui\u00a0: ${id} sert déjà plus haut` }]
        : []),
      ...(validFrom <= before
        ? [
            {
              path: [index, 'validFrom'],
              mend: `écrivez les catalogues du plus ancien au plus récent\u00a0: un jour après le ${before} ici`,
            },
          ]
        : []),
    ];
  });
}
