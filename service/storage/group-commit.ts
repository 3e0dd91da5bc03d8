/** The rejection of items added after {@link GroupCommit.close}. */
class Closed extends Error {
  override name = 'Closed';
}

interface Waiting<Item> {
  readonly item: Item;
  readonly resolve: () => void;
  readonly reject: (cause: unknown) => void;
}

/**
 * Writes the items of one turn of the event loop in one transaction, so that they wait for the disk once. No item is
 * acknowledged before its transaction is committed, and no timer delays anything.
 */
export class GroupCommit<Item> {
  readonly #commit: (items: readonly Item[]) => Promise<void>;
  #waiting: Waiting<Item>[] = [];
  #running: Promise<void> | undefined;
  #closed = false;

  constructor(commit: (items: readonly Item[]) => Promise<void>) {
    this.#commit = commit;
  }

  /** Resolves once the item is committed. */
  add(item: Item): Promise<void> {
    if (this.#closed) return Promise.reject(new Closed('The storage is closed'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Accepts no more items and resolves when all accepted ones are settled. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    while (true) {
      await new Promise<void>((resolve) => setImmediate(resolve));
      const batch = this.#waiting;
      if (batch.length === 0) break;
      this.#waiting = [];
      try {
        await this.#commit(batch.map(({ item }) => item));
        for (const { resolve } of batch) resolve();
      } catch (cause) {
        // Items added meanwhile waited as long as this transaction took: another wait would double their delay.
        const late = this.#waiting;
        this.#waiting = [];
        for (const { reject } of [...batch, ...late]) reject(cause);
      }
    }
    this.#running = undefined;
  }
}
