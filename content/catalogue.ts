/**
 * What Neolis sells at which price, with dates. The newest entry that has begun prices the site; earlier ones stay,
 * because an order quoted less than thirty days ago keeps its price. To change a price, add a catalogue with a new `id`
 * and `validFrom`; never edit one that was published.
 *
 * Units: prices in integer cents of a euro before tax (`…Cents`), VAT rates in hundredths of a percent (2000 = 20 %).
 */

import { company } from './company.ts';

export type PhoneModel = 'T46U' | 'T33G' | 'W73P';
export type SwitchModel = 'POE8' | 'POE16';
export type CallPlanType = 'france-fix' | 'france-all' | 'international';

/** Switches of one site for any number of phones up to `upToPhones`. */
export interface SwitchSizingStep {
  readonly upToPhones: number;
  readonly POE8: number;
  readonly POE16: number;
}

/** An article: its name on quotes, its price before tax, its VAT rate. */
export interface CatalogueItem {
  readonly label: string;
  readonly priceCents: number;
  readonly vatRate: number;
}

export interface Catalogue {
  /** Name printed on quotes and stored with orders. */
  readonly id: string;
  /** First day of validity in Europe/Paris, `YYYY-MM-DD`; it ends the day before the next catalogue begins. */
  readonly validFrom: string;
  readonly source: string;
  /** Prices that really changed at least fivefold, such as `oneTime.cable`: the build refuses others. */
  readonly confirmedPrices?: readonly string[] | undefined;
  readonly oneTime: {
    readonly phones: Readonly<Record<PhoneModel, CatalogueItem>>;
    readonly virtualPhone: CatalogueItem;
    readonly switches: Readonly<Record<SwitchModel, CatalogueItem>>;
    readonly cable: CatalogueItem;
    readonly setup: CatalogueItem;
    /** Price of one block of `portabilityBlockSize` ported numbers; a block that isn't full costs as much. */
    readonly portabilityBlock: CatalogueItem;
    readonly box: CatalogueItem;
    readonly shipping: CatalogueItem;
  };
  readonly monthly: {
    readonly phoneLicence: CatalogueItem;
    readonly virtualUser: CatalogueItem;
    readonly geographicNumber: CatalogueItem;
  };
  readonly unlimited: {
    readonly label: string;
    /** Name of each plan in the form. */
    readonly planLabels: Readonly<Record<CallPlanType, string>>;
    readonly vatRate: number;
    /** Simultaneous calls on offer, smallest first. */
    readonly channels: readonly number[];
    /** Monthly price in cents, by plan then by channels. */
    readonly priceCents: Readonly<Record<CallPlanType, Readonly<Record<number, number>>>>;
    /** Minutes a month per extension up to which use is fair. */
    readonly fairUseMinutes: number;
  };
  readonly portabilityBlockSize: number;
  /** VAT rate of the line that rounds a total to the whole euro. */
  readonly roundingVatRate: number;
  readonly switchSizing: {
    /** One site: the first step with at least as many phones applies; above all steps, the last one. */
    readonly singleSite: readonly SwitchSizingStep[];
    /** Several sites: phones per 16-port switch. */
    readonly multiSitePhonesPerPOE16: number;
  };
  /** Ports of a switch, and how many of them power a phone. One port goes to the site's box. */
  readonly switchPorts: Readonly<Record<SwitchModel, { readonly total: number; readonly poe: number }>>;
  /** Cables = items × numerator / denominator, rounded up. */
  readonly cableMargin: { readonly numerator: number; readonly denominator: number };
  readonly limits: {
    readonly phones: { readonly min: number; readonly max: number };
    readonly users: { readonly min: number; readonly max: number };
    readonly sites: { readonly min: number; readonly max: number };
    readonly numbers: { readonly min: number; readonly max: number };
  };
}

/** Normal French rate, which also applies in Corsica to telephony and equipment (CGI art. 297 lists the exceptions). */
const normalVat = 2000;

export const catalogues: readonly [Catalogue, ...Catalogue[]] = [
  {
    id: '2026-11',
    validFrom: '2026-11-01',
    source: 'Specification of the offer, section 9: business constants and limits',
    oneTime: {
      phones: {
        T46U: { label: 'Poste principal Yealink T46U', priceCents: 11600, vatRate: normalVat },
        T33G: { label: 'Poste secondaire Yealink T33G', priceCents: 6300, vatRate: normalVat },
        W73P: { label: 'Poste sans fil Yealink W73P', priceCents: 9800, vatRate: normalVat },
      },
      virtualPhone: { label: 'Poste virtuel (logiciel)', priceCents: 0, vatRate: normalVat },
      switches: {
        POE8: { label: 'Boîtier réseau (switch) 8 ports, dont 4 PoE', priceCents: 7900, vatRate: normalVat },
        POE16: { label: 'Boîtier réseau (switch) 16 ports PoE', priceCents: 14100, vatRate: normalVat },
      },
      cable: { label: 'Cordon RJ45', priceCents: 300, vatRate: normalVat },
      setup: { label: 'Mise en service', priceCents: 0, vatRate: normalVat },
      portabilityBlock: { label: 'Portabilité, par tranche de 10 numéros', priceCents: 8000, vatRate: normalVat },
      box: { label: `Box ${company.brand}, une par site`, priceCents: 28900, vatRate: normalVat },
      shipping: { label: 'Livraison', priceCents: 4500, vatRate: normalVat },
    },
    monthly: {
      phoneLicence: { label: 'Licence par poste', priceCents: 900, vatRate: normalVat },
      virtualUser: { label: 'Licence par poste virtuel', priceCents: 900, vatRate: normalVat },
      geographicNumber: { label: 'Numéro géographique', priceCents: 200, vatRate: normalVat },
    },
    unlimited: {
      label: 'Forfait d’appels illimités',
      planLabels: {
        'france-fix': 'Fixes France',
        'france-all': 'Fixes et mobiles France',
        international: 'International',
      },
      vatRate: normalVat,
      channels: [2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30],
      priceCents: {
        'france-fix': {
          2: 900,
          3: 1350,
          4: 1800,
          5: 2250,
          6: 2700,
          8: 3600,
          10: 4500,
          12: 5400,
          15: 6750,
          20: 9000,
          30: 13500,
        },
        'france-all': {
          2: 2250,
          3: 3450,
          4: 4500,
          5: 5700,
          6: 6750,
          8: 9000,
          10: 11250,
          12: 13500,
          15: 16950,
          20: 22500,
          30: 33750,
        },
        international: {
          2: 3750,
          3: 5700,
          4: 7500,
          5: 9450,
          6: 11250,
          8: 15000,
          10: 18750,
          12: 22500,
          15: 28200,
          20: 37500,
          30: 56250,
        },
      },
      fairUseMinutes: 5000,
    },
    portabilityBlockSize: 10,
    roundingVatRate: normalVat,
    switchSizing: {
      singleSite: [
        { upToPhones: 0, POE8: 0, POE16: 0 },
        { upToPhones: 4, POE8: 1, POE16: 0 },
        { upToPhones: 15, POE8: 0, POE16: 1 },
        { upToPhones: 19, POE8: 1, POE16: 1 },
        { upToPhones: 29, POE8: 0, POE16: 2 },
        { upToPhones: 44, POE8: 0, POE16: 3 },
        { upToPhones: 50, POE8: 0, POE16: 4 },
      ],
      multiSitePhonesPerPOE16: 15,
    },
    switchPorts: { POE8: { total: 8, poe: 4 }, POE16: { total: 16, poe: 16 } },
    cableMargin: { numerator: 11, denominator: 10 },
    limits: {
      phones: { min: 3, max: 50 },
      users: { min: 3, max: 50 },
      sites: { min: 1, max: 5 },
      numbers: { min: 1, max: 999 },
    },
  },
];
