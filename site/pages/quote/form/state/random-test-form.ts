import { luhnSum } from '#domain/official-numbers.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { offeredPlans } from '#domain/quote/catalogue/offered-plans.ts';
import { installationDelays, type QuoteForm, quoteFormDefaults } from '#domain/quote/form/quote-form.ts';

/** A random valid form: addresses under example.com, which reports count separately, ARCEP's numbers for fiction. */
export function randomTestForm(random: () => number, catalogue: Catalogue): QuoteForm {
  const between = (min: number, max: number): number => min + Math.floor(random() * (max - min + 1));
  /** One of some items, which are never none. */
  const oneOf = <Item>(items: readonly Item[]) => items[between(0, items.length - 1)] as Item;
  const digits = (count: number): string => Array.from({ length: count }, () => between(0, 9)).join('');

  const { limits, unlimited } = catalogue;
  const virtualOnly = random() < 0.25;
  const phones = virtualOnly ? 0 : between(limits.phones.min, limits.phones.max);
  const mainPhones = between(0, phones);
  const secondaryPhones = between(0, phones - mainPhones);
  const geographicNumbers = between(limits.numbers.min, 30);
  const mark = digits(4);
  return {
    ...quoteFormDefaults,
    email: `essai-${mark}@example.com`,
    siteCount: String(between(limits.sites.min, limits.sites.max)),
    mainPhones: String(mainPhones),
    secondaryPhones: String(secondaryPhones),
    wirelessPhones: String(phones - mainPhones - secondaryPhones),
    portedNumbers: String(between(0, geographicNumbers)),
    geographicNumbers: String(geographicNumbers),
    virtualOnly,
    userCount: String(between(limits.users.min, limits.users.max)),
    callType: oneOf(['payAsYouGo', 'unlimited']),
    channels: String(oneOf(unlimited.channels)),
    callPlanType: oneOf(offeredPlans(catalogue)).type,
    companyName: `Société d’essai ${mark}`,
    siret: withLuhnKey(digits(13)),
    fullName: oneOf(['Camille Essai', 'Dominique Test', 'Claude Exemple']),
    phone: `04 65 71 ${digits(2)} ${digits(2)}`,
    needs: 'Demande d’essai, à ne pas traiter',
    installationDelay: oneOf(installationDelays),
  };
}

/** Appends the Luhn check digit of a SIRET. */
function withLuhnKey(digits: string): string {
  return `${digits}${(10 - (luhnSum(`${digits}0`) % 10)) % 10}`;
}
