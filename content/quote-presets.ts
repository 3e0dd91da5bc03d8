/** An installation to start a quote from; `npm run build` checks that today's catalogue can price it. */
export interface QuotePreset {
  /** Who has such an installation; its number of phones is added when it is shown. */
  readonly name: string;
  readonly mainPhones: number;
  readonly secondaryPhones: number;
  readonly wirelessPhones: number;
  readonly siteCount: number;
  readonly geographicNumbers: number;
  readonly channels: number;
}

/** Each has unlimited calls to fixed lines and mobiles in France, over the channels advised for its phones. */
export const quotePresets: readonly QuotePreset[] = [
  {
    name: 'Boutique',
    mainPhones: 1,
    secondaryPhones: 1,
    wirelessPhones: 1,
    siteCount: 1,
    geographicNumbers: 1,
    channels: 3,
  },
  {
    name: 'Cabinet',
    mainPhones: 1,
    secondaryPhones: 4,
    wirelessPhones: 0,
    siteCount: 1,
    geographicNumbers: 1,
    channels: 4,
  },
  {
    name: 'Deux sites',
    mainPhones: 2,
    secondaryPhones: 6,
    wirelessPhones: 2,
    siteCount: 2,
    geographicNumbers: 2,
    channels: 5,
  },
];
