interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (cause: unknown) => void;
}

interface GroupRules<Item, Result> {
  /** Stores items in one transaction, all or none. Resolves once it is committed, with the result of each, if any. */
  readonly commit: (items: readonly Item[]) => Promise<readonly Result[]>;
  /** Whether a failure is due to the content of an item, not to the database. */
  readonly isRowError: (cause: unknown) => boolean;
  readonly maxBatchSize: number;
}

/** Writes items that arrive together in one transaction, to wait once for the disk; a refused one fails alone. */
export class GroupCommit<Item, Result> {
  readonly #rules: GroupRules<Item, Result>;
  #waiting: Waiting<Item, Result>[] = [];
  #running: Promise<void> | undefined;

  constructor(rules: GroupRules<Item, Result>) {
    this.#rules = rules;
  }

  /** Resolves once the item is committed. */
  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Resolves when all items are settled. */
  async close(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    while (true) {
      await this.#gather();
      const batch = this.#waiting.splice(0, this.#rules.maxBatchSize);
      if (batch.length === 0) break;
      await this.#settle(batch);
    }
    this.#running = undefined;
  }

  /** Waits for a turn of the event loop that brings nothing new: an earlier start would split each burst in two. */
  async #gather(): Promise<void> {
    let known: number;
    do {
      known = this.#waiting.length;
      await new Promise<void>((resolve) => setImmediate(resolve));
    } while (this.#waiting.length > known && this.#waiting.length < this.#rules.maxBatchSize);
  }

  async #settle(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.#rules.commit(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (cause) {
      if (batch.length > 1 && this.#rules.isRowError(cause)) {
        // Each alone. Those not tried yet wait at the head, to be rejected with the rest if the database fails meanwhile.
        this.#waiting.unshift(...batch);
        for (const first of batch) if (this.#waiting[0] === first) await this.#settle(this.#waiting.splice(0, 1));
        return;
      }
      // Items added meanwhile waited as long as this transaction took: another wait would double their delay.
      const late = this.#rules.isRowError(cause) ? [] : this.#waiting.splice(0);
      for (const { reject } of [...batch, ...late]) reject(cause);
    }
  }
}
