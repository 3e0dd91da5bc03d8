/** Types of the modules that the build's content plugin (`build/content`) makes from the files of `content/`. */

declare module '#content/call-rates.csv' {
  export const callRates: readonly import('#domain/calls/call-rates.ts').CallRate[];
}

declare module 'virtual:french-rates' {
  /** The rates by the minute within France. */
  export const frenchRates: import('#domain/calls/compare-plans.ts').FrenchRates;
}

declare module 'virtual:kept-terms' {
  /** The text of every kept version of the terms of sale, by its day. */
  export const keptTerms: Readonly<Record<string, import('#content/prose.ts').LegalText>>;
}
