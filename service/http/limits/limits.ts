import type { NetworkLimit } from './client-network.ts';
import { RateLimiter } from './rate-limit.ts';

/** What a network that asks too often reads where no page is rendered. */
export const tooManyRequests = 'Trop de demandes. Réessayez dans un instant.';

/** How many requests one network (/24 or /48) may send: `burst` at once, then so many a minute. `factor` multiplies all. */
export function createLimiters(factor: number) {
  return {
    // An office of fifty people shares one address: generous for people, little for a flood.
    hits: new RateLimiter({ burst: 1200, perMinute: 1200 }, factor),
    statistics: new RateLimiter({ burst: 240, perMinute: 240 }, factor),
    orders: new RateLimiter({ burst: 120, perMinute: 60 }, factor),
    // An order's page takes some 10 ms of the only thread.
    pages: new RateLimiter({ burst: 60, perMinute: 120 }, factor),
    // Apart, so that a neighbour who opens pages keeps nobody out of the desk.
    signIns: new RateLimiter({ burst: 60, perMinute: 120 }, factor),
    lookUps: new RateLimiter({ burst: 10, perMinute: 10 }, factor),
    // Of all networks together: a public directory takes 7 requests a second.
    directories: new RateLimiter({ burst: 4, perMinute: 180 }, Math.min(1, factor)),
    // A program that reads all orders once asks for each.
    programs: new RateLimiter({ burst: 600, perMinute: 600 }, factor),
    // A PDF takes some 0.2 s of CPU, more than any other response; an order's page offers four of them.
    documents: new RateLimiter({ burst: 10, perMinute: 10 }, factor),
  };
}

/** How much one network may have stored in a day (UTC). `factor` multiplies all; 0 switches them off. */
export function createCeilings(factor: number) {
  const aDay = (most: number) => dailyLimit(most, factor);
  return {
    statistics: aDay(500),
    orders: aDay(300),
    // A confirmed order takes some 100 kB with its documents, is kept for ten years, and sends two mails.
    confirmations: aDay(50),
    // A saved number takes 2 kB at most, with its journal entry; a network saves an order of 300.
    ports: aDay(300),
    // A saved part of a setup sheet replaces the one before: 20 kB at most.
    setups: aDay(300),
    // An accepted mandate is kept each time: some 100 kB, nearly 1 MB with a hundred long names.
    mandates: aDay(20),
    // Each order may ask for a mail a day, for years: old orders together would use up the mails of every hour.
    links: aDay(20),
    // A request takes 9 kB at most, and sends two mails.
    requests: aDay(20),
  };
}

const dayLength = 24 * 3_600_000;

/** A limit of a day: with the others alone a patient network could fill the disk. */
function dailyLimit(most: number, factor: number): NetworkLimit {
  const limiter = new RateLimiter({ burst: most, perMinute: 0 }, factor);
  return {
    take: (network, now) => {
      const day = Math.floor(now / dayLength);
      const isAllowed = limiter.take(`${day} ${network}`, now) === 0;
      return isAllowed ? 0 : Math.ceil(((day + 1) * dayLength - now) / 1000);
    },
  };
}
