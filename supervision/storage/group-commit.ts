/** Rejects what was added after {@link GroupCommit.close}. */
class Closed extends Error {
  override name = 'Closed';
}

interface Waiting<Item> {
  readonly item: Item;
  readonly resolve: () => void;
  readonly reject: (cause: unknown) => void;
}

/**
 * Writes together what one turn of the event loop brings: one transaction, hence one wait for the disk, for all of it.
 * Nothing is acknowledged before its transaction is committed, and no timer holds anything back.
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

  /** Takes nothing more and resolves when all that was taken is settled. */
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
        // What came meanwhile waited as long as this transaction did: a second wait would double its delay.
        const late = this.#waiting;
        this.#waiting = [];
        for (const { reject } of [...batch, ...late]) reject(cause);
      }
    }
    this.#running = undefined;
  }
}
