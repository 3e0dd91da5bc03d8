import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { countModels, type InstallationPlan, plugPhones } from '#domain/quote/installation/installation.ts';
import { extensionAndName } from './setup-item.ts';
import type { SetupSheet } from './setup-sheet.ts';

/** The plan of an order with each phone on the site where the sheet has it, and its extension and name at it. */
export function planSetup(
  plan: InstallationPlan,
  sheet: SetupSheet,
  catalogue: Pick<Catalogue, 'switchPorts'>,
): InstallationPlan {
  const sites = plan.sites.map((site) => {
    const here = sheet.phones.filter(({ values }) => values.site === String(site.number));
    const devices = here.flatMap(({ kind }) => (kind === 'user' ? [] : [kind]));
    const names = here.map(extensionAndName);
    const models = site.switches.map(({ model }) => model);
    return {
      ...site,
      phones: countModels(devices),
      switches: plugPhones(devices, models, catalogue, names),
      users: here.length - devices.length,
      ...(site.boxes === 0 && { names }),
    };
  });
  return { ...plan, sites };
}
