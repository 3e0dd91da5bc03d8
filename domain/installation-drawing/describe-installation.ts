import { formatCounted } from '#domain/money.ts';
import type { PhoneModel } from '#domain/quote/catalogue/catalogue.ts';
import { phoneNames } from '#domain/quote/catalogue/phone-models.ts';
import type { InstallationPlan, PlannedSite } from '#domain/quote/installation/installation.ts';

/** Describes the drawing in French, one sentence a site, for screen readers and the documents. */
export function describeInstallation(plan: InstallationPlan): string[] {
  return plan.sites.map((site) => {
    const name = plan.sites.length > 1 ? `Site ${site.number}` : 'Vos locaux';
    return `${name}\u00a0: ${site.boxes === 0 ? describeUsers(site) : describeHardware(site)}.`;
  });
}

function describeUsers({ users, names }: PlannedSite): string {
  return users === 0
    ? 'aucun utilisateur'
    : `${formatCounted(users, 'utilisateur', 'utilisateurs')} sur ordinateur ou mobile, sans matériel${names ? ` (${names.join(', ')})` : ''}`;
}

function describeHardware(site: PlannedSite): string {
  const switches = site.switches.map(
    ({ ports, usedPorts, names }) =>
      `un boîtier réseau de ${ports}\u00a0ports (${formatCounted(usedPorts, 'utilisé', 'utilisés')}, ${formatCounted(ports - usedPorts, 'libre', 'libres')}${names?.length ? `\u202f; pour ${names.join(', ')}` : ''})`,
  );
  const phones = (Object.keys(phoneNames) as PhoneModel[])
    .filter((model) => site.phones[model] > 0)
    .map((model) => formatCounted(site.phones[model], ...phoneNames[model]));
  const parts = ['notre box', ...switches, ...(phones.length === 0 ? ['aucun poste'] : phones)];
  return `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`;
}
