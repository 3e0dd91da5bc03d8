import type { Log } from '#service/log.ts';

interface Ceilings {
  readonly perNetwork: number;
  readonly inAll: number;
  /**
   * Once the total reaches `from`, each network's share is smaller: a few networks that use up their shares, which
   * anybody can get who changes networks at will, must not shut everybody else out until midnight.
   */
  readonly crowded: { readonly from: number; readonly perNetwork: number };
}

const dayLength = 24 * 3_600_000;
/** Share of `crowded.from` at which a line is logged. */
const nearly = 0.8;

/**
 * Limits how much strangers may have stored in a day (UTC), per network and in all: with rate limits alone a patient
 * one could fill the disk. Counted in this process's memory only: no address is written anywhere.
 */
export class DailyCeiling {
  readonly #most: Ceilings;
  readonly #what: string;
  readonly #log: Log;
  readonly #taken = new Map<string, number>();
  #takenInAll = 0;
  #day = 0;

  /** `factor` multiplies the limits; 0 switches them off. */
  constructor(what: string, { perNetwork, inAll, crowded }: Ceilings, factor: number, log: Log) {
    const scale = (most: number): number => (factor === 0 ? Number.POSITIVE_INFINITY : Math.ceil(most * factor));
    this.#most = {
      perNetwork: scale(perNetwork),
      inAll: scale(inAll),
      crowded: { from: scale(crowded.from), perNetwork: scale(crowded.perNetwork) },
    };
    this.#what = what;
    this.#log = log;
  }

  /** Seconds until one more may be stored for this network; 0 allows it, and counts it. `now` in milliseconds. */
  take(prefix: string, now: number): number {
    const day = Math.floor(now / dayLength);
    if (day !== this.#day) {
      this.#day = day;
      this.#takenInAll = 0;
      this.#taken.clear();
    }
    const taken = this.#taken.get(prefix) ?? 0;
    const { inAll, crowded, perNetwork } = this.#most;
    const most = this.#takenInAll < crowded.from ? perNetwork : crowded.perNetwork;
    if (taken >= most || this.#takenInAll >= inAll) {
      return Math.ceil(((day + 1) * dayLength - now) / 1000);
    }
    this.#taken.set(prefix, taken + 1);
    this.#takenInAll += 1;
    if (this.#takenInAll === Math.ceil(crowded.from * nearly)) {
      this.#log('warn', 'daily-ceiling-near', {
        what: this.#what,
        stored: this.#takenInAll,
        ceiling: crowded.from,
      });
    }
    return 0;
  }
}
