import { ceilDiv } from '#domain/money.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';

export interface SwitchCounts {
  readonly POE8: number;
  readonly POE16: number;
}

/** Sizes the switches: by the catalogue's table for one site; several each get the 16-port ones the largest needs. */
export function sizeSwitches(phones: number, sites: number, sizing: Catalogue['switchSizing']): SwitchCounts {
  if (phones === 0) return { POE8: 0, POE16: 0 };
  if (sites > 1) {
    const perSite = ceilDiv(ceilDiv(phones, sites), sizing.multiSitePhonesPerPOE16);
    return { POE8: 0, POE16: perSite * sites };
  }
  const step = sizing.singleSite.find((candidate) => phones <= candidate.upToPhones) ?? sizing.singleSite.at(-1);
  return { POE8: step?.POE8 ?? 0, POE16: step?.POE16 ?? 0 };
}
