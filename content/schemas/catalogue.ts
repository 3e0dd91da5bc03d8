import { callPlanTypes } from '#domain/quote/catalogue/call-plans.ts';
import { type Catalogue, catalogueSchema } from '#domain/quote/catalogue/catalogue.ts';
import { phoneCapacity } from '#domain/quote/installation/installation.ts';
import { type Refuse, repeatedIn, rule } from './parts/parts.ts';

type Prices = Omit<Catalogue, 'id'>;

/** The schema of a file of `content/catalogues/`, with every price that a plan needs and a port for every phone. */
export const completeCatalogueSchema = catalogueSchema.check(rule((value, refuse) => {
  checkPlans(value, refuse);
  checkSwitches(value, refuse);
}));

function checkPlans({ unlimited }: Prices, refuse: Refuse): void {
  const { channels, planLabels, priceCents } = unlimited;
  if (channels.some((offered, index) => index > 0 && offered <= Number(channels[index - 1]))) {
    refuse('écrivez les canaux du plus petit au plus grand, chacun une fois', 'unlimited', 'channels');
  }
  for (const [plan, other] of repeatedIn(Object.entries(planLabels))) {
    refuse(`donnez-lui un autre nom que celui de ${other}`, 'unlimited', 'planLabels', plan);
  }
  for (const plan of callPlanTypes) {
    const path = ['unlimited', 'price', plan];
    const prices = priceCents[plan];
    const isNamed = planLabels[plan] !== undefined;
    if (isNamed && prices === undefined) refuse(`ajoutez ses prix, ou retirez ${plan} de planLabels`, ...path);
    if (prices === undefined) continue;
    if (!isNamed) refuse(`ajoutez le nom du forfait ${plan} dans planLabels`, ...path);
    const priced = Object.keys(prices).map(Number);
    for (const count of channels.filter((offered) => !priced.includes(offered))) {
      refuse(`ajoutez le prix pour ${count} canaux`, ...path);
    }
    for (const count of priced.filter((given) => !channels.includes(given))) {
      refuse(`retirez le prix pour ${count} canaux, ou proposez-les dans channels`, ...path, String(count));
    }
  }
}

function checkSwitches({ switchSizing, switchPorts, limits }: Prices, refuse: Refuse): void {
  const { singleSite, multiSitePhonesPerPOE16 } = switchSizing;
  const small = phoneCapacity('POE8', { switchPorts });
  const large = phoneCapacity('POE16', { switchPorts });
  for (const [index, { upToPhones, POE8, POE16 }] of singleSite.entries()) {
    const path = ['switchSizing', 'singleSite', index, 'upToPhones'];
    const before = singleSite[index - 1]?.upToPhones ?? -1;
    const room = POE8 * small + POE16 * large;
    if (upToPhones <= before) {
      refuse(`écrivez plus de ${before}\u00a0: les étapes vont du plus petit nombre de postes au plus grand`, ...path);
    } else if (upToPhones > room) {
      refuse(`écrivez ${room} au plus\u00a0: ces boîtiers n’alimentent pas plus de postes à côté de la box`, ...path);
    }
  }
  if (Number(singleSite.at(-1)?.upToPhones) < limits.phones.max) {
    refuse(`ajoutez une étape jusqu’à ${limits.phones.max} postes`, 'switchSizing', 'singleSite');
  }
  if (multiSitePhonesPerPOE16 > large) {
    const fix = `écrivez ${large} au plus\u00a0: un boîtier n’alimente pas plus de postes à côté de la box`;
    refuse(fix, 'switchSizing', 'multiSitePhonesPerPOE16');
  }
}
