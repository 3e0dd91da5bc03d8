import type { Catalogue, PhoneModel, SwitchModel } from '#domain/quote/catalogue/catalogue.ts';
import { phoneFields, phoneModels } from '#domain/quote/catalogue/phone-models.ts';
import { countHardware, exceedsOffer, type InstallationRequest } from '#domain/quote/installation/count-items.ts';

/** A switch of a site, connected to the site's box by one of its ports. */
export interface PlannedSwitch {
  readonly model: SwitchModel;
  /** Those plugged into its powered ports. */
  readonly phones: readonly PhoneModel[];
  /** What is written at each phone, where it is known. */
  readonly names?: readonly string[];
  readonly ports: number;
  /** Ports used by the phones and by the cable to the box. */
  readonly usedPorts: number;
}

export interface PlannedSite {
  /** From 1. */
  readonly number: number;
  readonly boxes: number;
  readonly switches: readonly PlannedSwitch[];
  readonly phones: Readonly<Record<PhoneModel, number>>;
  /** Users of laptops and mobiles, in virtual mode only. */
  readonly users: number;
  /** What is written at each user, where it is known. */
  readonly names?: readonly string[];
  /** Sockets needed at the site: for the box, each switch and each wireless handset's charger. */
  readonly mainsSockets: number;
  /** Network outlets needed at the site: one per phone. The box besides needs a free port on the internet access. */
  readonly networkOutlets: number;
}

/** Everything that a quote installs, site by site. The counts are those of the quote. */
export interface InstallationPlan {
  readonly sites: readonly PlannedSite[];
  readonly cables: { readonly used: number; readonly spare: number };
}

/**
 * Deals phones to sites in turn, one kind after the other: totals and kinds differ by at most one between sites, as the
 * sizing rule assumes. Within a site each goes to the switch with the most powered ports left. A site without phones
 * keeps its box and switches. See docs/decisions/0020-plug-every-phone-into-a-switch.md.
 */
export function planInstallation(request: InstallationRequest, catalogue: Catalogue): InstallationPlan {
  const hardware = countHardware(request, catalogue);
  const phones = listPhones(request);
  const models: SwitchModel[] = (['POE16', 'POE8'] as const).flatMap((model) =>
    Array<SwitchModel>(hardware[model] / request.siteCount).fill(model),
  );
  const sites = Array.from({ length: request.siteCount }, (_, site): PlannedSite => {
    const share = phones.filter((_, index) => index % request.siteCount === site);
    const switches = request.virtualOnly ? [] : plugPhones(share, models, catalogue);
    const boxes = request.virtualOnly ? 0 : 1;
    const counts = countModels(share);
    return {
      number: site + 1,
      boxes,
      switches,
      phones: counts,
      users: dealtShare(request.userCount, request.siteCount, site),
      mainsSockets: boxes + switches.length + counts.W73P,
      networkOutlets: share.length,
    };
  });
  // One from each box to the internet access, one from each switch to its box, one per phone.
  const used = sites.reduce((sum, site) => sum + site.boxes + site.switches.length + site.networkOutlets, 0);
  return { sites, cables: { used, spare: hardware.cables - used } };
}

/** The plan of a form that is being filled in, with too few phones too; `undefined` if the counts exceed the offer. */
export function planTyped(typed: InstallationRequest, catalogue: Catalogue): InstallationPlan | undefined {
  const siteCount = Math.max(typed.siteCount, catalogue.limits.sites.min);
  return exceedsOffer(typed, catalogue) ? undefined : planInstallation({ ...typed, siteCount }, catalogue);
}

/** Plugs the phones of a site into its switches. `names` are those of the phones, in their order. */
export function plugPhones(
  phones: readonly PhoneModel[],
  models: readonly SwitchModel[],
  catalogue: Pick<Catalogue, 'switchPorts'>,
  names?: readonly string[],
): PlannedSwitch[] {
  const capacities = models.map((model) => phoneCapacity(model, catalogue));
  const plugged = models.map((): number[] => []);
  const left = (index: number): number => (capacities[index] ?? 0) - (plugged[index]?.length ?? 0);
  for (const phone of phones.keys()) {
    const freest = models
      .map((_, index) => index)
      .reduce((best, index) => (left(index) > left(best) ? index : best), 0);
    plugged[freest]?.push(phone);
  }
  return models.map((model, index): PlannedSwitch => {
    const here = plugged[index] ?? [];
    return {
      model,
      phones: phones.filter((_, phone) => here.includes(phone)),
      ...(names && { names: names.filter((_, phone) => here.includes(phone)) }),
      ports: catalogue.switchPorts[model].total,
      usedPorts: here.length + 1,
    };
  });
}

/** How many phones a switch can power once a port (an unpowered one if it has any) goes to the box. */
export function phoneCapacity(model: SwitchModel, { switchPorts }: Pick<Catalogue, 'switchPorts'>): number {
  const { total, poe } = switchPorts[model];
  return Math.min(poe, total - 1);
}

function listPhones(request: InstallationRequest): PhoneModel[] {
  return phoneFields.flatMap((field) => Array<PhoneModel>(request[field]).fill(phoneModels[field]));
}

/** How many phones there are of each model. */
export function countModels(phones: readonly PhoneModel[]): Readonly<Record<PhoneModel, number>> {
  const count = (model: PhoneModel): number => phones.filter((phone) => phone === model).length;
  return { T46U: count('T46U'), T33G: count('T33G'), W73P: count('W73P') };
}

/** The share of site `site` (from 0) when `count` things are distributed to `sites` sites in turn. */
function dealtShare(count: number, sites: number, site: number): number {
  return Math.floor((count - site - 1) / sites) + 1;
}
