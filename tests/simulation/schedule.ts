import { pick, type Random, seededRandom } from '#service/payloads.fixture.ts';

/** Something that can end: nothing that waits for it happens afterwards. */
export interface Life {
  alive: boolean;
}

interface Waiting {
  readonly life: Life;
  readonly name: string;
  /** Milliseconds from which it may happen. */
  readonly at: number;
  readonly run: () => void;
}

/** The lifetime of visitors and of the network. */
export const always: Life = { alive: true };

/** A longer run would never end: a few hundred steps are usual. */
const maxSteps = 20_000;
// Kept before the simulation replaces it.
const nextTurn = setImmediate;

/**
 * Decides by a seed what happens next: every step of every part waits here until it is drawn, and time passes only
 * here. Code between two steps is not interrupted, as in Node.js.
 */
export class Schedule {
  readonly random: Random;
  /** What happened, in order: the same for the same seed. */
  readonly trace: string[] = [];
  now = Date.UTC(2026, 10, 20, 10);
  /** How often time passes although something could happen: the program is slow, and its timers run first. */
  slowness = 0;
  #waiting: Waiting[] = [];

  constructor(seed: number) {
    this.random = seededRandom(seed);
  }

  /** A whole number from `least` to `most`, both included. */
  pick(least: number, most: number): number {
    return pick(this.random, least, most);
  }

  /** Resolves when it is drawn, `delay` milliseconds from now at the earliest; never if `life` ends before. */
  step(life: Life, name: string, delay = 0): Promise<void> {
    return new Promise((resolve) => this.#waiting.push({ life, name, at: this.now + delay, run: resolve }));
  }

  /** Schedules a callback like a timer. Returns the argument of {@link cancel}. */
  startTimer(callback: () => void, delay = 0): Life {
    const life = { alive: true };
    this.#waiting.push({ life, name: 'timer', at: this.now + Math.ceil(delay), run: callback });
    return life;
  }

  /** Lets one thing after another happen until `isOver`. `beforeEach` is called with the number of the step. */
  async run(isOver: () => boolean, beforeEach: (step: number) => void): Promise<void> {
    for (let step = 0; step < maxSteps; step++) {
      // Waits until everything that the last step started has reached its next step, or its end.
      await new Promise((resolve) => nextTurn(resolve));
      if (isOver()) return;
      beforeEach(step);
      this.#waiting = this.#waiting.filter(({ life }) => life.alive);
      const due = this.#waiting.filter(({ at }) => at <= this.now);
      const chosen = due[this.pick(0, due.length - 1)];
      if (chosen === undefined || this.random() < this.slowness) this.#passTime();
      else {
        this.#waiting.splice(this.#waiting.indexOf(chosen), 1);
        this.trace.push(`${this.now} ${chosen.name}`);
        chosen.run();
      }
    }
    throw new Error('never comes to rest');
  }

  #passTime(): void {
    const later = this.#waiting.map(({ at }) => at).filter((at) => at > this.now);
    if (later.length > 0) this.now = Math.min(...later);
  }
}
