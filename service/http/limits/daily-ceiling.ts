const dayLength = 24 * 3_600_000;

/**
 * Limits how much each network may have stored in a day (UTC): with rate limits alone a patient one could fill the disk.
 * Counted in this process's memory only: no address is written anywhere.
 */
export class DailyCeiling {
  readonly #most: number;
  readonly #taken = new Map<string, number>();
  #day = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Seconds until one more may be stored for this network; 0 allows it, and counts it. `now` in milliseconds. */
  take(prefix: string, now: number): number {
    const day = Math.floor(now / dayLength);
    if (day !== this.#day) {
      this.#day = day;
      this.#taken.clear();
    }
    const taken = this.#taken.get(prefix) ?? 0;
    if (taken >= this.#most) return Math.ceil(((day + 1) * dayLength - now) / 1000);
    this.#taken.set(prefix, taken + 1);
    return 0;
  }
}
