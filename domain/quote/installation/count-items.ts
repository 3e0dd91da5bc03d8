import { ceilDiv } from '#domain/money.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { type PhoneField, phoneFields } from '#domain/quote/catalogue/phone-models.ts';
import type { QuoteRequest } from '#domain/quote/form/quote-form.ts';

/** The part of a request that determines the hardware. */
export type InstallationRequest = Pick<QuoteRequest, 'virtualOnly' | 'siteCount' | 'userCount' | PhoneField>;

/** A request before anything is counted: a site and a number without phones. */
export const emptyRequest: QuoteRequest = {
  virtualOnly: false,
  siteCount: 1,
  mainPhones: 0,
  secondaryPhones: 0,
  wirelessPhones: 0,
  userCount: 0,
  geographicNumbers: 1,
  portedNumbers: 0,
  calls: { callType: 'payAsYouGo' },
};

/** Physical phones of a request; 0 in virtual mode. */
export function countPhones(request: InstallationRequest): number {
  return phoneFields.reduce((sum, field) => sum + request[field], 0);
}

/** Everybody who can be called: phones, or users in virtual mode. */
export function countExtensions(request: InstallationRequest): number {
  return countPhones(request) + request.userCount;
}

/** Whether more phones, users or sites are asked for than are sold online. */
export function exceedsOffer(request: InstallationRequest, { limits }: Pick<Catalogue, 'limits'>): boolean {
  const { phones, users, sites } = limits;
  return countPhones(request) > phones.max || request.userCount > users.max || request.siteCount > sites.max;
}

export interface SwitchCounts {
  readonly POE8: number;
  readonly POE16: number;
}

/** Switches and cables delivered with the phones; none in virtual mode. */
export function countHardware(
  request: InstallationRequest,
  { switchSizing, cableMargin }: Catalogue,
): SwitchCounts & { readonly cables: number } {
  if (request.virtualOnly) return { POE8: 0, POE16: 0, cables: 0 };
  const phones = countPhones(request);
  const switches = sizeSwitches(phones, request.siteCount, switchSizing);
  const items = phones + switches.POE8 + switches.POE16 + request.siteCount;
  return { ...switches, cables: ceilDiv(items * cableMargin.numerator, cableMargin.denominator) };
}

/** Sizes the switches: by the catalogue's table for one site; several each get the 16-port ones the largest needs. */
function sizeSwitches(phones: number, sites: number, sizing: Catalogue['switchSizing']): SwitchCounts {
  if (phones === 0) return { POE8: 0, POE16: 0 };
  if (sites > 1) {
    const perSite = ceilDiv(ceilDiv(phones, sites), sizing.multiSitePhonesPerPOE16);
    return { POE8: 0, POE16: perSite * sites };
  }
  const step = sizing.singleSite.find((candidate) => phones <= candidate.upToPhones) ?? sizing.singleSite.at(-1);
  return { POE8: step?.POE8 ?? 0, POE16: step?.POE16 ?? 0 };
}
