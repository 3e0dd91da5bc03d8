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
  readonly #isOff: boolean;
  readonly #burst: number;
  readonly #perMillisecond: number;
  readonly #buckets = new Map<string, Bucket>();

  /** `factor` multiplies the limit; 0 switches it off. */
  constructor({ burst, perMinute }: RateLimit, factor: number) {
    this.#isOff = factor === 0;
    // Below one, nobody would ever be allowed.
    this.#burst = Math.max(1, burst * factor);
    this.#perMillisecond = (perMinute * factor) / 60_000;
  }

  /** Seconds to wait at `now` (milliseconds); 0 allows this request, which counts `cost` times, the burst at most. */
  take(prefix: string, now: number, cost = 1): number {
    if (this.#isOff) return 0;
    const bucket = this.#buckets.get(prefix) ?? { tokens: this.#burst, updatedAt: now };
    // A clock that is set back must not take tokens away.
    const elapsed = Math.max(0, now - bucket.updatedAt);
    bucket.tokens = Math.min(this.#burst, bucket.tokens + elapsed * this.#perMillisecond);
    bucket.updatedAt = now;
    this.#remember(prefix, bucket);
    const wanted = Math.min(cost, this.#burst);
    if (bucket.tokens < wanted) return Math.ceil((wanted - bucket.tokens) / this.#perMillisecond / 1000);
    bucket.tokens -= wanted;
    return 0;
  }

  /** Forgets one request of a prefix, which should not have counted after all. */
  giveBack(prefix: string): void {
    const bucket = this.#buckets.get(prefix);
    if (bucket !== undefined) bucket.tokens = Math.min(this.#burst, bucket.tokens + 1);
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
