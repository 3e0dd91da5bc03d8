/** Types of the modules that the build's content plugin (`build/content`) makes from the files of `content/`. */

declare module '#content/articles/*.md' {
  export const article: import('#domain/prose.ts').Article;
}

declare module '#content/legal/*.md' {
  export const text: import('#domain/prose.ts').LegalText;
}

declare module '#content/call-rates.csv' {
  export const callRates: readonly import('#domain/calls/call-rates.ts').CallRate[];
}

declare module 'virtual:french-rates' {
  /** The rates per minute within France, from `#content/call-rates.csv`. */
  export const frenchRates: import('#domain/calls/compare-plans.ts').FrenchRates;
}

declare module 'virtual:articles' {
  /** Every article, newest first. */
  export const articles: readonly import('#domain/prose.ts').ArticleSummary[];
}

declare module 'virtual:terms-versions' {
  /** Days of the kept versions of the terms of sale, newest first. */
  export const termsVersions: readonly string[];
}

declare module 'virtual:catalogues' {
  /** Every catalogue of `content/catalogues/`, the earliest first. */
  export const catalogues: readonly [
    import('#domain/quote/catalogue/catalogue.ts').Catalogue,
    ...import('#domain/quote/catalogue/catalogue.ts').Catalogue[],
  ];
}

declare module 'virtual:kept-terms' {
  /** The text of every kept version of the terms of sale, by its day. */
  export const keptTerms: Readonly<Record<string, import('#domain/prose.ts').LegalText>>;
}
