/** Orders and statistics as the site sends them, priced by the independent oracle; seeded, so that failures repeat. */

import { rioKey } from '#domain/portability/rio.ts';
import { oracle, oraclePlans } from '#domain/quote/price/oracle.fixture.ts';
import { exampleStatistics } from '#domain/statistics/example-statistics.fixture.ts';

/** A source of numbers in [0, 1). */
export type Random = () => number;

/** Returns a source of the same numbers for the same seed (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A whole number from `least` to `most`, both included. */
export function pick(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}

export interface OrderPayload {
  client: { company: string; siret: string; name: string; email: string; phone: string };
  articles: Record<string, number | boolean>;
  price: { initial: number; monthly: number };
}

/** An order with the price of the specification. `number` makes its e-mail unique. */
export function randomOrder(random: Random, number = pick(random, 0, 1e9)): OrderPayload {
  const virtual = random() < 0.25;
  const total = pick(random, 3, 50);
  const main = virtual ? 0 : pick(random, 0, total);
  const secondary = virtual ? 0 : pick(random, 0, total - main);
  const numbers = pick(random, 1, random() < 0.1 ? 999 : 60);
  const plans = [...oraclePlans.keys()];
  const plan = random() < 0.5 ? (plans[pick(random, 0, plans.length - 1)] ?? '') : '';
  const counts = {
    T46U: main,
    T33G: secondary,
    W57P: virtual ? 0 : total - main - secondary,
    virtualUser: virtual ? total : 0,
    sites: pick(random, 1, 5),
    numbers,
    portability: random() < 0.5 ? 0 : pick(random, 0, numbers),
  };
  const { poe8, poe16, initialCents, monthlyCents } = oracle({ ...counts, plan });
  return {
    client: { company: '', siret: '', name: '', email: `client${number}@example.com`, phone: '' },
    articles: {
      ...counts,
      poe8,
      poe16,
      unlimited: plan === '' ? 0 : 1,
      ...(plan === '' ? {} : { [plan]: 1 }),
      ...(random() < 0.8 && { virtualOnly: virtual }),
    },
    price: { initial: initialCents / 100, monthly: monthlyCents / 100 },
  };
}

/** The first order of a seed with these counts. `number` makes its e-mail unique. */
export function orderWith(counts: OrderPayload['articles'], seed: number, number = seed): OrderPayload {
  const random = seededRandom(seed);
  while (true) {
    const order = randomOrder(random, number);
    if (Object.entries(counts).every(([name, count]) => order.articles[name] === count)) return order;
  }
}

/** A completion of the payment page, with an address for each site. */
export function completion(
  { articles }: { readonly articles: { readonly sites?: number | boolean } },
  changes: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const sites = Array.from({ length: Number(articles.sites) }, (_, index) => [
    `site${index + 1}`,
    `${index + 1} cours Napoléon, 20000 Ajaccio`,
  ]);
  return {
    company: 'Mairie d’Ajaccio',
    siret: '732 829 320 00074',
    name: 'Claire Santoni',
    phone: '04 65 71 00 01',
    acceptTerms: 'on',
    ...Object.fromEntries(sites),
    ...changes,
  };
}

export const rioOf = (number: string, start = 'F1PEROY4P'): string => start + rioKey(start, number);

export function typedNumber(place: number, changes: Readonly<Record<string, string>> = {}): Record<string, string> {
  const number = `046571000${place}`;
  const fields = {
    number,
    rio: rioOf(number),
    holder: 'Commune d’Ajaccio',
    holderSiret: '732 829 320 00074',
    street: '1 cours Napoléon\r\n20000 Ajaccio',
    operator: 'Orange',
    ...changes,
  };
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [`${name}-${place}`, text]));
}

/** The fields of a quote's statistics; `number` makes its e-mail unique. */
export function statisticsFields(
  number: number,
  changes: Readonly<Record<string, string>> = {},
): Record<string, string> {
  return { ...exampleStatistics, email: `client${number}@example.com`, ...changes };
}

export function multipart(fields: Readonly<Record<string, string>>): { body: string; contentType: string } {
  const boundary = '----neolis7e3c9a';
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return { body: `${parts.join('')}--${boundary}--\r\n`, contentType: `multipart/form-data; boundary=${boundary}` };
}
