import * as z from 'zod';
import type { CallPlanType, Catalogue, SwitchModel } from '#content/catalogue.ts';
import { ContentError } from './content-error.ts';
import { lineOfPath } from './line-of-path.ts';

const label = z.string().min(1, 'write what quotes call it');
const cents = z
  .number('write whole cents: 22.50 € is 2250')
  .refine((value) => Number.isSafeInteger(value) && value >= 0, 'write whole cents from 0: 22.50 € is 2250');
const count = z.int('write a whole number').min(1, 'write a number from 1');
const fromZero = z.int('write a whole number').min(0, 'write a number from 0');
const vatRate = z
  .int('write hundredths of a percent: 20 % is 2000')
  .min(0, 'write hundredths of a percent: 20 % is 2000')
  .max(10_000, 'write hundredths of a percent: 20 % is 2000');
const item = z.strictObject({ label, priceCents: cents, vatRate });
const range = z
  .strictObject({ min: fromZero, max: fromZero })
  .refine(({ min, max }) => min <= max, 'the smallest stands under min, the largest under max');
const pricesByChannels = z.record(z.coerce.number(), cents);
const planTypes = ['france-fix', 'france-all', 'international'] as const satisfies readonly CallPlanType[];
const switchModels = ['POE8', 'POE16'] as const satisfies readonly SwitchModel[];

const catalogueSchema = z
  .strictObject({
    id: z.string().regex(/^[0-9a-z-]{1,20}$/, 'write up to 20 small letters, digits and hyphens, such as 2026-11'),
    validFrom: z.iso.date('write a day that exists, such as 2026-11-01'),
    source: z.string().min(1, 'write where these prices come from'),
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
      channels: z.array(count).min(1, 'offer at least one number of channels'),
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
        .min(1, 'write at least one step'),
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

interface Mistake {
  readonly path: readonly PropertyKey[];
  readonly mend: string;
}

/**
 * Checks `content/catalogue.ts` before anything is built with it: every price, every plan at every number of channels, a switch
 * port for every phone, catalogues in order. Throws a {@link ContentError} with the line and the mend.
 */
export function checkCatalogues(file: string, source: string, catalogues: unknown): void {
  const read = z.array(catalogueSchema).min(1, 'write at least one catalogue').safeParse(catalogues);
  const [mistake] = read.success
    ? checkOrder(read.data)
    : read.error.issues.map(({ path, message }): Mistake => ({ path, mend: message }));
  if (mistake === undefined) return;
  const [index = 0, ...keys] = mistake.path;
  const line = lineOfPath(source, Number(index), keys.map(String));
  const place = keys.length === 0 ? 'the list of catalogues' : keys.map(String).join('.');
  throw new ContentError(file, line, `${place} is not right`, mistake.mend);
}

function checkPlans({ unlimited }: Catalogue): Mistake[] {
  const { channels, priceCents } = unlimited;
  const sorted = channels.every((offered, index) => index === 0 || offered > (channels[index - 1] ?? 0));
  const order = sorted ? [] : [{ path: ['unlimited', 'channels'], mend: 'write channels from the fewest, each once' }];
  return [
    ...order,
    ...planTypes.flatMap((plan) => {
      const path = ['unlimited', 'priceCents', plan];
      const missing = channels.filter((offered) => priceCents[plan][offered] === undefined);
      const unknown = Object.keys(priceCents[plan]).filter((priced) => !channels.includes(Number(priced)));
      return [
        ...missing.map((offered) => ({ path, mend: `add the price for ${offered} channels` })),
        ...unknown.map((priced) => ({ path, mend: `remove the price for ${priced} channels, or offer them` })),
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
      return [{ path, mend: `write steps from the fewest phones: more than ${before} here` }];
    return step.upToPhones > room
      ? [{ path, mend: `these switches feed ${room} phones beside the box, not ${step.upToPhones}` }]
      : [];
  });
  const last = singleSite.at(-1)?.upToPhones ?? 0;
  return [
    ...steps,
    ...(last < limits.phones.max
      ? [{ path: ['switchSizing', 'singleSite'], mend: `add a step up to ${limits.phones.max} phones` }]
      : []),
    ...(multiSitePhonesPerPOE16 > places('POE16')
      ? [
          {
            path: ['switchSizing', 'multiSitePhonesPerPOE16'],
            mend: `a 16-port switch feeds ${places('POE16')} phones beside the box`,
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
        ? [{ path: [index, 'id'], mend: `${id} stands twice: give the new catalogue an id of its own` }]
        : []),
      ...(validFrom <= before
        ? [{ path: [index, 'validFrom'], mend: `write catalogues from the oldest: later than ${before} here` }]
        : []),
    ];
  });
}
