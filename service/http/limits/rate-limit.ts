/** A limit: `burst` at once, then `perMinute` as time goes by. */
interface RateLimit {
  readonly burst: number;
  readonly perMinute: number;
}

/** Maximum number of prefixes in memory: some megabytes, even in a flood of addresses. */
const maxPrefixes = 20_000;

interface Bucket {
  tokens: number;
  updatedAt: number;
}

/** Counts requests per address prefix, in this process's memory only: no address is written anywhere. */
export class RateLimiter {
  readonly #limit: RateLimit;
  readonly #factor: number;
  readonly #buckets = new Map<string, Bucket>();

  /** `factor` multiplies the limit; 0 switches it off. */
  constructor(limit: RateLimit, factor: number) {
    this.#limit = limit;
    this.#factor = factor;
  }

  /**
   * Seconds to wait before the next request; 0 allows this one, which counts for `cost` usual ones, the burst at most.
   * `now` in milliseconds.
   */
  take(prefix: string, now: number, cost = 1): number {
    if (this.#factor === 0) return 0;
    // Below one, nobody would ever be allowed.
    const burst = Math.max(1, this.#limit.burst * this.#factor);
    const perMillisecond = (this.#limit.perMinute * this.#factor) / 60_000;
    const bucket = this.#buckets.get(prefix) ?? { tokens: burst, updatedAt: now };
    // A clock that is set back must not take tokens away.
    const elapsed = Math.max(0, now - bucket.updatedAt);
    bucket.tokens = Math.min(burst, bucket.tokens + elapsed * perMillisecond);
    bucket.updatedAt = now;
    this.#remember(prefix, bucket);
    const wanted = Math.min(cost, burst);
    if (bucket.tokens < wanted) return Math.ceil((wanted - bucket.tokens) / perMillisecond / 1000);
    bucket.tokens -= wanted;
    return 0;
  }

  /** Forgets one request of a prefix, which should not have counted after all. */
  giveBack(prefix: string): void {
    const bucket = this.#buckets.get(prefix);
    if (bucket !== undefined) bucket.tokens = Math.min(this.#limit.burst * this.#factor, bucket.tokens + 1);
  }

  /** Maps keep the order of insertion: the first entry is the one unused for longest. */
  #remember(prefix: string, bucket: Bucket): void {
    this.#buckets.delete(prefix);
    this.#buckets.set(prefix, bucket);
    if (this.#buckets.size <= maxPrefixes) return;
    const [oldest] = this.#buckets.keys();
    if (oldest !== undefined) this.#buckets.delete(oldest);
  }
}
