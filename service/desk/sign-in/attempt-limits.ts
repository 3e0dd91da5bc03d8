import { RateLimiter } from '#service/http/limits/rate-limit.ts';

/** Who types a password, as far as it can be known before it is checked. */
export interface Attempt {
  /** Prefix of the visitor's address. */
  readonly network: string;
  readonly person: string;
  /** Which of this person's own browsers it is, if they signed in there before. */
  readonly browser: string | undefined;
}

/**
 * Limits wrong passwords without a lock that a stranger could close. A browser in which this person signed in before
 * has attempts of its own. Any other attempt counts for its network; once strangers have failed very often for one
 * person, each further network gets only a few: enough for a new telephone, while a thousand networks together guess
 * some thousands of passwords an hour. Counted in this process's memory, without `RATE_LIMIT_FACTOR` (for benchmarks).
 */
export class AttemptLimits {
  readonly #browsers = new RateLimiter({ burst: 10, perMinute: 10 / 60 }, 1);
  readonly #networks = new RateLimiter({ burst: 10, perMinute: 10 / 60 }, 1);
  readonly #strangers = new RateLimiter({ burst: 100, perMinute: 100 / 60 }, 1);
  readonly #networksUnderAttack = new RateLimiter({ burst: 3, perMinute: 3 / 60 }, 1);

  /** Seconds to wait before the next attempt; 0 allows this one, and counts it as wrong until it is given back. */
  take({ network, person, browser }: Attempt, now: number): number {
    if (browser !== undefined) return this.#browsers.take(browser, now);
    const wait = this.#networks.take(network, now);
    if (wait > 0) return wait;
    const waitUnderAttack = this.#networksUnderAttack.take(`${network} ${person}`, now);
    return this.#strangers.take(person, now) > 0 ? waitUnderAttack : 0;
  }

  /** Forgets an attempt whose password was right. */
  giveBack({ network, person, browser }: Attempt): void {
    if (browser !== undefined) {
      this.#browsers.giveBack(browser);
      return;
    }
    this.#networks.giveBack(network);
    this.#strangers.giveBack(person);
    this.#networksUnderAttack.giveBack(`${network} ${person}`);
  }
}
