/** The order as posted and stored (`orderData`): prices in whole euros before tax, empty strings for what is absent. */
export interface Order {
  readonly client: OrderClient;
  readonly articles: OrderArticles;
  readonly price: OrderPrice;
}

export interface OrderClient {
  readonly company: string;
  readonly siret: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** `W57P` is the historical key of wireless phones (W73P). One plan code (`FF2`, `FFM10` …) may be there, set to 1. */
export interface OrderArticles {
  readonly T46U: number;
  readonly T33G: number;
  readonly W57P: number;
  readonly virtualUser: number;
  readonly sites: number;
  readonly numbers: number;
  readonly portability: number;
  readonly poe8: number;
  readonly poe16: number;
  readonly unlimited: 0 | 1;
  readonly virtualOnly?: boolean;
  readonly [planCode: string]: number | boolean | undefined;
}

/** Maximum length of the client's text fields other than the e-mail, in UTF-16 units. */
export const maxClientTextLength = 200;

/** Rounded totals before tax, in euros. */
export interface OrderPrice {
  readonly initial: number;
  readonly monthly: number;
}
