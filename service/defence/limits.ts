import type { Log } from '#service/log.ts';
import { DailyCeiling } from './daily-ceiling.ts';
import { RateLimiter } from './rate-limit.ts';

/** How many requests one network (/24 or /48) may send: `burst` at once, then so many a minute. `factor` multiplies all. */
export function createLimiters(factor: number) {
  return {
    // Whatever it asks for. A page that says no takes 0.4 ms of the only thread, one line 0.07 ms.
    requests: new RateLimiter({ burst: 1500, perMinute: 3000 }, factor),
    // An office of fifty people shares one address: generous for people, little for a flood.
    hits: new RateLimiter({ burst: 1200, perMinute: 1200 }, factor),
    statistics: new RateLimiter({ burst: 240, perMinute: 240 }, factor),
    orders: new RateLimiter({ burst: 120, perMinute: 60 }, factor),
    // An order's page takes some 10 ms of the only thread.
    pages: new RateLimiter({ burst: 60, perMinute: 120 }, factor),
    // A PDF takes some 0.2 s of CPU, more than any other response; an order's page offers four of them.
    documents: new RateLimiter({ burst: 10, perMinute: 10 }, factor),
  };
}

/**
 * How much may be stored in a day (UTC): of one network, of all networks together, and of one network once `crowded.from`
 * are stored.
 */
const dailyCeilings = {
  statistics: { perNetwork: 500, inAll: 5000, crowded: { from: 1000, perNetwork: 10 } },
  orders: { perNetwork: 300, inAll: 20_000, crowded: { from: 2000, perNetwork: 10 } },
  // A confirmed order takes some 150 kB with its documents, is kept for ten years, and sends two mails.
  confirmations: { perNetwork: 50, inAll: 2000, crowded: { from: 500, perNetwork: 3 } },
  // A saved number takes 2 kB at most, with its journal entry; a network saves an order of 300.
  ports: { perNetwork: 300, inAll: 20_000, crowded: { from: 2000, perNetwork: 30 } },
  // An accepted mandate is kept each time: some 100 kB, nearly 1 MB with a hundred long names.
  mandates: { perNetwork: 20, inAll: 500, crowded: { from: 100, perNetwork: 3 } },
  // Each order may ask for a mail a day, for years: old orders together would use up the mails of every hour.
  links: { perNetwork: 20, inAll: 300, crowded: { from: 100, perNetwork: 3 } },
};

/** A counter for each of {@link dailyCeilings}; `factor` multiplies all. */
export function createCeilings(factor: number, log: Log): Readonly<Record<keyof typeof dailyCeilings, DailyCeiling>> {
  const entries = Object.entries(dailyCeilings).map(([what, most]) => [
    what,
    new DailyCeiling(what, most, factor, log),
  ]);
  return Object.fromEntries(entries);
}

/** Number of visitors, of all networks, who may wait for a document. */
export const maxWaitingForDocuments = 20;
