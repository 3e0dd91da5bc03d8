/** Limits how many visitors may wait for the same expensive work at once, however many networks they come from. */
export class Turnstile {
  readonly #most: number;
  #inside = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Does the work and returns its result; `undefined`, without doing it, if too many wait already. */
  async pass<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    if (this.#inside >= this.#most) return undefined;
    this.#inside += 1;
    try {
      return await work();
    } finally {
      this.#inside -= 1;
    }
  }
}
