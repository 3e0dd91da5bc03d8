import { callPlanTypes } from '#domain/quote/catalogue/call-plans.ts';
import { type Catalogue, catalogueSchema, type SwitchModel } from '#domain/quote/catalogue/catalogue.ts';
import { phoneCapacity } from '#domain/quote/installation/installation.ts';

type Prices = Omit<Catalogue, 'id'>;

const switchModels = ['POE8', 'POE16'] as const satisfies readonly SwitchModel[];

/** The schema of a file of `content/catalogues/`, with every price that a plan needs and a port for every phone. */
export const completeCatalogueSchema = catalogueSchema.check(({ value, issues }) => {
  for (const { path, fix } of [...checkPlans(value), ...checkSwitches(value)]) {
    issues.push({ code: 'custom', input: value, path: [...path], message: fix });
  }
});

interface Mistake {
  readonly path: readonly PropertyKey[];
  readonly fix: string;
}

function checkPlans({ unlimited }: Prices): Mistake[] {
  const { channels, planLabels, priceCents } = unlimited;
  const sorted = channels.every((offered, index) => index === 0 || offered > (channels[index - 1] ?? 0));
  const order = sorted
    ? []
    : [{ path: ['unlimited', 'channels'], fix: 'écrivez les canaux du plus petit au plus grand, chacun une fois' }];
  return [
    ...order,
    ...callPlanTypes.flatMap((plan) => {
      const path = ['unlimited', 'price', plan];
      const prices = priceCents[plan];
      const isNamed = planLabels[plan] !== undefined;
      if (prices === undefined) {
        return isNamed ? [{ path, fix: `ajoutez ses prix, ou retirez ${plan} de planLabels` }] : [];
      }
      const missing = channels.filter((offered) => prices[offered] === undefined);
      const unknown = Object.keys(prices).filter((priced) => !channels.includes(Number(priced)));
      return [
        ...(isNamed ? [] : [{ path, fix: `ajoutez le nom du forfait ${plan} dans planLabels` }]),
        ...missing.map((offered) => ({ path, fix: `ajoutez le prix pour ${offered} canaux` })),
        ...unknown.map((priced) => ({
          path: [...path, priced],
          fix: `retirez le prix pour ${priced} canaux, ou proposez-les dans channels`,
        })),
      ];
    }),
  ];
}

function checkSwitches({ switchSizing, switchPorts, limits }: Prices): Mistake[] {
  const { singleSite, multiSitePhonesPerPOE16 } = switchSizing;
  const steps = singleSite.flatMap((step, index): Mistake[] => {
    const path = ['switchSizing', 'singleSite', index, 'upToPhones'];
    const before = singleSite[index - 1]?.upToPhones ?? -1;
    const room = switchModels.reduce((sum, model) => sum + step[model] * phoneCapacity(model, { switchPorts }), 0);
    if (step.upToPhones <= before)
      return [
        { path, fix: `écrivez les étapes du plus petit nombre de postes au plus grand\u00a0: plus de ${before} ici` },
      ];
    return step.upToPhones > room
      ? [{ path, fix: `écrivez ${room} au plus\u00a0: ces boîtiers n’alimentent pas plus de postes à côté de la box` }]
      : [];
  });
  const largest = phoneCapacity('POE16', { switchPorts });
  const last = singleSite.at(-1)?.upToPhones ?? 0;
  return [
    ...steps,
    ...(last < limits.phones.max
      ? [{ path: ['switchSizing', 'singleSite'], fix: `ajoutez une étape jusqu’à ${limits.phones.max} postes` }]
      : []),
    ...(multiSitePhonesPerPOE16 > largest
      ? [
          {
            path: ['switchSizing', 'multiSitePhonesPerPOE16'],
            fix: `écrivez ${largest} au plus\u00a0: un boîtier de 16 ports n’alimente pas plus de postes à côté de la box`,
          },
        ]
      : []),
  ];
}
